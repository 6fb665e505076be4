# SPDX-License-Identifier: BSD-3-Clause
"""Small networks that learn by the same text in either library: from one seed the same beginning, and the same losses to rounding.

    python tests/python/network_facts.py              (with PyTorch: records network_facts.json anew)

Each function makes a network: (module, inputs, loss of the module's outputs, optimizer, scheduler or None). The data are computed, not drawn.
What is recorded: names, sizes and sums of the state before the first step, and the loss of each step. tests/oracle/run_networks.py lets both
libraries learn, and exchanges their state on the way.
"""
import json
import math
import pathlib

FILE = pathlib.Path(__file__).resolve().parent / "network_facts.json"
STEPS = 6
NETWORKS = {}


def network(function):
    NETWORKS[function.__name__] = function
    return function


def wave(T, *sizes, by=1.0):
    """Numbers from -1 to 1 that no library draws."""
    return (T.arange(math.prod(sizes), dtype=T.float64) * 0.7 * by).sin().float().reshape(sizes)


def classes(T, count, kinds):
    return T.arange(count) * 7 % kinds


def module(T, parts, forward):
    """A module with these parts, whose forward is a function of it and the inputs."""
    class Net(T.nn.Module):
        def __init__(self):
            super().__init__()
            for name, part in parts.items():
                setattr(self, name, part)

        def forward(self, *inputs):
            return forward(self, *inputs)
    return Net()


def learning(T, net, inputs, loss, kind="Adam", scheduler=None, **settings):
    optimizer = getattr(T.optim, kind)(net.parameters(), **({"lr": 0.01} | settings))
    return net, inputs, loss, optimizer, scheduler and scheduler(optimizer)


# ---- maps of vectors ----

@network
def linear_regression(T):
    target = wave(T, 16, 2, by=0.3)
    return learning(T, T.nn.Linear(4, 2), [wave(T, 16, 4)], lambda y: T.nn.functional.mse_loss(y, target), "SGD", lr=0.1)


@network
def logistic_regression(T):
    target = classes(T, 16, 2).float().unsqueeze(1)
    return learning(T, T.nn.Linear(4, 1), [wave(T, 16, 4)], lambda y: T.nn.BCEWithLogitsLoss()(y, target), "SGD", lr=0.5, momentum=0.9, nesterov=True)


@network
def perceptron(T):
    nn, target = T.nn, classes(T, 16, 3)
    return learning(T, nn.Sequential(nn.Linear(5, 12), nn.ReLU(), nn.Linear(12, 3)), [wave(T, 16, 5)], lambda y: nn.CrossEntropyLoss()(y, target))


@network
def normalised_perceptron(T):
    nn, target = T.nn, classes(T, 16, 3)
    net = nn.Sequential(nn.Linear(5, 12), nn.LayerNorm(12), nn.GELU(), nn.Linear(12, 3), nn.LogSoftmax(1))
    return learning(T, net, [wave(T, 16, 5)], lambda y: nn.NLLLoss()(y, target), "AdamW", weight_decay=0.1)


@network
def dropped_perceptron(T):
    nn, target = T.nn, classes(T, 16, 3)
    net = nn.Sequential(nn.Linear(5, 32), nn.BatchNorm1d(32), nn.Tanh(), nn.Dropout(0.3), nn.Linear(32, 3))
    return learning(T, net, [wave(T, 16, 5)], lambda y: nn.CrossEntropyLoss(label_smoothing=0.1)(y, target), "SGD",
                    lambda optimizer: T.optim.lr_scheduler.StepLR(optimizer, 2, 0.5), lr=0.1, momentum=0.9)


@network
def gated_units(T):
    nn, target = T.nn, wave(T, 8, 4, by=0.2)
    net = module(T, {"norm": nn.RMSNorm(6), "gate": nn.Linear(6, 10, bias=False), "up": nn.Linear(6, 10, bias=False), "down": nn.Linear(10, 4)},
                 lambda self, x: self.down(nn.functional.silu(self.gate(self.norm(x))) * self.up(self.norm(x))))
    return learning(T, net, [wave(T, 8, 6)], lambda y: nn.functional.smooth_l1_loss(y, target), "AdamW",
                    lambda optimizer: T.optim.lr_scheduler.CosineAnnealingLR(optimizer, STEPS), amsgrad=True)


@network
def many_labels(T):
    nn, target = T.nn, (wave(T, 12, 5, by=0.4) > 0).float()
    net = nn.Sequential(nn.Linear(4, 16), nn.ELU(), nn.Linear(16, 5))
    return learning(T, net, [wave(T, 12, 4)], lambda y: nn.MultiLabelSoftMarginLoss()(y, target), "RMSprop", momentum=0.5, centered=True)


@network
def mean_and_variance(T):
    nn, target = T.nn, wave(T, 10, 1, by=0.3)
    net = module(T, {"body": nn.Linear(3, 8), "mean": nn.Linear(8, 1), "spread": nn.Linear(8, 1)}, lambda self, x: (
        self.mean(self.body(x).tanh()), nn.functional.softplus(self.spread(self.body(x).tanh()))))
    return learning(T, net, [wave(T, 10, 3)], lambda y: nn.GaussianNLLLoss()(y[0], target, y[1]), "NAdam")


@network
def counts(T):
    nn, target = T.nn, classes(T, 10, 4).float().unsqueeze(1)
    return learning(T, nn.Sequential(nn.Linear(3, 8), nn.Softplus(), nn.Linear(8, 1)), [wave(T, 10, 3)], lambda y: nn.PoissonNLLLoss()(y, target), "Adagrad",
                    lr=0.1)


@network
def distilled(T):
    nn, target = T.nn, wave(T, 10, 4, by=0.3).softmax(1)
    net = nn.Sequential(nn.Linear(3, 8), nn.Mish(), nn.Linear(8, 4), nn.LogSoftmax(-1))
    return learning(T, net, [wave(T, 10, 3)], lambda y: nn.KLDivLoss(reduction="batchmean")(y, target), "Adadelta", lr=1.0)


@network
def two_arguments(T):
    nn, target = T.nn, wave(T, 9, 2, by=0.2)
    net = module(T, {"pair": nn.Bilinear(3, 4, 5), "slope": nn.PReLU(5), "last": nn.Linear(5, 2)}, lambda self, x, y: self.last(self.slope(self.pair(x, y))))
    return learning(T, net, [wave(T, 9, 3), wave(T, 9, 4, by=2)], lambda y: nn.HuberLoss(delta=0.5)(y, target), "Adamax")


@network
def triplets(T):
    nn = T.nn
    net = nn.Sequential(nn.Linear(4, 8), nn.LeakyReLU(), nn.Linear(8, 3))
    sides = wave(T, 6, 4, by=2), wave(T, 6, 4, by=3)
    return learning(T, net, [wave(T, 6, 4)], lambda y: nn.TripletMarginLoss(swap=True)(y, net(sides[0]), net(sides[1])), "RAdam")


@network
def alike_or_not(T):
    nn = T.nn
    net, other, signs = nn.Sequential(nn.Linear(4, 8), nn.SELU(), nn.Linear(8, 3)), wave(T, 6, 4, by=2), T.tensor([1, -1, 1, -1, 1, 1])
    return learning(T, net, [wave(T, 6, 4)], lambda y: nn.CosineEmbeddingLoss(0.2)(y, net(other), signs), "Rprop", lr=0.01)


@network
def second_order(T):
    nn, target = T.nn, wave(T, 12, 1, by=0.3)
    return learning(T, nn.Sequential(nn.Linear(3, 4), nn.Sigmoid(), nn.Linear(4, 1)), [wave(T, 12, 3)], lambda y: nn.MSELoss()(y, target), "LBFGS", lr=0.5,
                    max_iter=3)


# ---- images ----

@network
def digits(T):
    nn, target = T.nn, classes(T, 4, 3)
    net = nn.Sequential(nn.Conv2d(1, 4, 3, padding=1), nn.BatchNorm2d(4), nn.ReLU(), nn.MaxPool2d(2), nn.Conv2d(4, 6, 3), nn.ReLU(), nn.Flatten(),
                        nn.Linear(24, 3))
    return learning(T, net, [wave(T, 4, 1, 8, 8)], lambda y: nn.CrossEntropyLoss()(y, target), "SGD", lr=0.05, momentum=0.9, weight_decay=1e-3)


@network
def residuals(T):
    nn, target = T.nn, classes(T, 3, 2)
    net = module(T, {"first": nn.Conv2d(2, 4, 3, 1, 1, bias=False), "norm": nn.GroupNorm(2, 4), "second": nn.Conv2d(4, 4, 3, 1, 1), "last": nn.Linear(4, 2)},
                 lambda self, x: self.last((lambda h: h + self.second(nn.functional.silu(self.norm(h))))(self.first(x)).mean((2, 3))))
    return learning(T, net, [wave(T, 3, 2, 6, 6)], lambda y: nn.CrossEntropyLoss(weight=T.tensor([1.0, 3.0]))(y, target))


@network
def separable(T):
    nn, target = T.nn, classes(T, 3, 4)
    net = nn.Sequential(nn.Conv2d(3, 6, 3, 2, groups=3), nn.Hardswish(), nn.Conv2d(6, 8, 1), nn.ReLU6(), nn.AdaptiveAvgPool2d(1), nn.Flatten(), nn.Linear(8, 4))
    return learning(T, net, [wave(T, 3, 3, 9, 9)], lambda y: nn.MultiMarginLoss()(y, target), "NAdam")


@network
def squeezed(T):
    nn, target = T.nn, classes(T, 3, 2)
    net = module(T, {"conv": nn.Conv2d(2, 4, 3, padding="same", padding_mode="reflect"), "down": nn.Linear(4, 2), "up": nn.Linear(2, 4), "last": nn.Linear(4, 2)},
                 lambda self, x: (lambda h: self.last((h * nn.functional.hardsigmoid(self.up(self.down(h.mean((2, 3))).relu()))[:, :, None, None]).amax((2, 3))))(
                     self.conv(x)))
    return learning(T, net, [wave(T, 3, 2, 5, 5)], lambda y: nn.CrossEntropyLoss()(y, target), "ASGD", lr=0.1)


@network
def autoencoder(T):
    nn, image = T.nn, wave(T, 3, 1, 8, 8).abs()
    net = nn.Sequential(nn.Conv2d(1, 3, 3, 2, 1), nn.CELU(), nn.ConvTranspose2d(3, 1, 3, 2, 1, 1), nn.Sigmoid())
    return learning(T, net, [image], lambda y: nn.BCELoss()(y, image))


@network
def drawn_code(T):
    nn, image = T.nn, wave(T, 6, 8)

    def forward(self, x):
        mean, spread = self.encode(x).chunk(2, 1)
        return self.decode(mean + T.randn(mean.shape) * (spread / 2).exp()), mean, spread
    net = module(T, {"encode": nn.Linear(8, 6), "decode": nn.Linear(3, 8)}, forward)
    return learning(T, net, [image], lambda y: nn.MSELoss(reduction="sum")(y[0], image) - 0.5 * (1 + y[2] - y[1] ** 2 - y[2].exp()).sum())


@network
def hourglass(T):
    nn, target = T.nn, classes(T, 64, 3).reshape(1, 8, 8)
    net = module(T, {"down": nn.Conv2d(2, 4, 3, 2, 1), "up": nn.Upsample(scale_factor=2, mode="bilinear", align_corners=False), "last": nn.Conv2d(6, 3, 1)},
                 lambda self, x: self.last(T.cat([x, self.up(self.down(x).relu())], 1)))
    return learning(T, net, [wave(T, 1, 2, 8, 8)], lambda y: nn.CrossEntropyLoss()(y, target))


@network
def styled(T):
    nn, target = T.nn, wave(T, 2, 4, 3, 3, by=0.3)
    net = nn.Sequential(nn.ReflectionPad2d(1), nn.Conv2d(2, 4, 3), nn.InstanceNorm2d(4, affine=True), nn.PReLU(), nn.AvgPool2d(2), nn.PixelUnshuffle(1))
    return learning(T, net, [wave(T, 2, 2, 6, 6)], lambda y: nn.L1Loss()(y, target))


@network
def volumes(T):
    nn, target = T.nn, classes(T, 2, 2)
    net = nn.Sequential(nn.Conv3d(1, 3, 2), nn.BatchNorm3d(3), nn.ReLU(), nn.MaxPool3d(2), nn.Flatten(), nn.Linear(24, 2))
    return learning(T, net, [wave(T, 2, 1, 5, 5, 5)], lambda y: nn.CrossEntropyLoss()(y, target), "RMSprop")


@network
def spoken(T):
    nn, target = T.nn, T.tensor([[1, 2, 3], [4, 4, 1]])
    net = module(T, {"conv": nn.Conv1d(3, 6, 3, padding=1), "rnn": nn.GRU(6, 5, bidirectional=True), "last": nn.Linear(10, 5)},
                 lambda self, x: self.last(self.rnn(self.conv(x).permute(2, 0, 1))[0]).log_softmax(2))
    return learning(T, net, [wave(T, 2, 3, 10)], lambda y: nn.CTCLoss()(y, target, T.tensor([10, 9]), T.tensor([3, 2])))


# ---- sequences ----

@network
def letters(T):
    nn, text = T.nn, classes(T, 24, 5).reshape(6, 4)
    net = module(T, {"table": nn.Embedding(5, 4), "rnn": nn.RNN(4, 6), "last": nn.Linear(6, 5)}, lambda self, x: self.last(self.rnn(self.table(x))[0]))
    return learning(T, net, [text[:-1]], lambda y: nn.CrossEntropyLoss()(y.flatten(0, 1), text[1:].flatten()), "SGD", lr=0.5)


@network
def sentences(T):
    nn, target = T.nn, classes(T, 3, 2)
    net = module(T, {"table": nn.Embedding(7, 4, padding_idx=0), "rnn": nn.LSTM(4, 5, 2, batch_first=True, dropout=0.2), "last": nn.Linear(5, 2)},
                 lambda self, x: self.last(self.rnn(self.table(x))[1][0][-1]))
    return learning(T, net, [classes(T, 18, 7).reshape(3, 6)], lambda y: nn.CrossEntropyLoss()(y, target))


@network
def steps_of_cells(T):
    nn, target = T.nn, wave(T, 4, 1, by=0.2)

    def forward(self, x):
        state = (T.zeros(4, 5), T.zeros(4, 5))
        for part in x:
            state = self.cell(part, state)
        return self.last(state[0])
    return learning(T, module(T, {"cell": nn.LSTMCell(3, 5), "last": nn.Linear(5, 1)}, forward), [wave(T, 6, 4, 3)], lambda y: nn.MSELoss()(y, target))


@network
def packed(T):
    nn, target = T.nn, classes(T, 3, 2)

    def forward(self, x):
        sequences = nn.utils.rnn.pack_padded_sequence(x, T.tensor([5, 3, 2]), batch_first=True)
        return self.last(self.rnn(sequences)[1][-1])
    return learning(T, module(T, {"rnn": nn.GRU(4, 5, batch_first=True), "last": nn.Linear(5, 2)}, forward), [wave(T, 3, 5, 4)],
                    lambda y: nn.CrossEntropyLoss()(y, target))


@network
def bags_of_words(T):
    nn, target = T.nn, classes(T, 4, 3)
    net = module(T, {"bag": nn.EmbeddingBag(9, 6, mode="mean"), "last": nn.Linear(6, 3)}, lambda self, x, offsets: self.last(self.bag(x, offsets)))
    return learning(T, net, [classes(T, 12, 9), T.tensor([0, 3, 4, 9])], lambda y: nn.CrossEntropyLoss()(y, target), "Adagrad", lr=0.1)


@network
def attention(T):
    nn, target = T.nn, classes(T, 3, 2)
    net = module(T, {"heads": nn.MultiheadAttention(8, 2, batch_first=True), "norm": nn.LayerNorm(8), "last": nn.Linear(8, 2)},
                 lambda self, x: self.last(self.norm(x + self.heads(x, x, x)[0]).mean(1)))
    return learning(T, net, [wave(T, 3, 5, 8)], lambda y: nn.CrossEntropyLoss()(y, target))


@network
def encoder(T):
    nn, target = T.nn, classes(T, 3, 2)
    net = module(T, {"body": nn.TransformerEncoder(nn.TransformerEncoderLayer(8, 2, 16, 0.1, "gelu", batch_first=True), 2), "last": nn.Linear(8, 2)},
                 lambda self, x: self.last(self.body(x).mean(1)))
    return learning(T, net, [wave(T, 3, 5, 8)], lambda y: nn.CrossEntropyLoss()(y, target), "AdamW")


@network
def translation(T):
    nn, target = T.nn, wave(T, 2, 4, 8, by=0.2)
    net = nn.Transformer(8, 2, 1, 1, 16, 0.0, batch_first=True)
    mask = nn.Transformer.generate_square_subsequent_mask(4)
    return learning(T, module(T, {"body": net}, lambda self, x, y: self.body(x, y, tgt_mask=mask)), [wave(T, 2, 5, 8), wave(T, 2, 4, 8, by=3)],
                    lambda y: nn.MSELoss()(y, target))


@network
def tied_language_model(T):
    nn, text = T.nn, classes(T, 20, 6).reshape(4, 5)
    net = module(T, {"table": nn.Embedding(6, 8), "layer": nn.TransformerEncoderLayer(8, 2, 8, 0.0, norm_first=True), "last": nn.Linear(8, 6, bias=False)},
                 lambda self, x: self.last(self.layer(self.table(x), nn.Transformer.generate_square_subsequent_mask(x.shape[0]))))
    net.last.weight = net.table.weight
    return learning(T, net, [text[:-1]], lambda y: nn.CrossEntropyLoss()(y.flatten(0, 1), text[1:].flatten()), "SGD", lr=0.1)


# ---- learning ----

def begin(T, name):
    T.manual_seed(5)
    made = NETWORKS[name](T)
    T.manual_seed(6)
    return made


def step(T, made):
    """One step; the loss before it."""
    net, inputs, loss, optimizer, scheduler = made

    def closure():
        optimizer.zero_grad()
        value = loss(net(*inputs))
        value.backward()
        T.nn.utils.clip_grad_norm_(net.parameters(), 5.0)
        return value
    value = optimizer.step(closure)
    if scheduler is not None:
        scheduler.step()
    return float(value.detach())


def facts(T, name):
    made = begin(T, name)
    state = [[key, list(value.shape), float(value.double().sum())] for key, value in made[0].state_dict().items()]
    return {"state": state, "losses": [step(T, made) for _ in range(STEPS)]}


def recorded():
    return json.loads(FILE.read_text(encoding="utf-8"))


if __name__ == "__main__":
    import torch
    found = {name: facts(torch, name) for name in NETWORKS}
    FILE.write_text("{" + ",\n".join(f"{json.dumps(name)}: {json.dumps(value)}" for name, value in found.items()) + "}\n", encoding="utf-8")
    print(len(found), "networks of PyTorch", torch.__version__)
