# SPDX-License-Identifier: BSD-3-Clause
"""Datasets, samplers and loaders by the same text in either library: items, batches, orders from a seed, and refusals.

    python tests/python/data_facts.py              (with PyTorch: records data_facts.json anew)
"""
import collections
import json
import pathlib
import types

FILE = pathlib.Path(__file__).resolve().parent / "data_facts.json"
Pair = collections.namedtuple("Pair", "a b")

# `t` is the library, `d` its utils.data; `ds` and what _things has are there, too.
CALLS = """
d.TensorDataset(x,t.arange(4))
d.default_collate([{'a':1,'b':(2.,'x')},{'a':3,'b':(4.,'y')}])
d.default_collate([[1,2],[3]])
d.default_collate([object()])
d.default_collate([x[:1],x[:2]])
d.default_collate([True,False])
d.default_collate(['a','b'])
d.default_collate([None])
d.default_collate([Pair(1,2.),Pair(3,4.)])
d.default_collate([[1,x],[2,x]])
d.DataLoader(ds,batch_size=0)
d.DataLoader(ds,shuffle=True,sampler=[1])
d.DataLoader(ds,num_workers=-1)
d.DataLoader(ds,batch_sampler=[[1]],batch_size=2)
d.DataLoader(ds,batch_size=None,drop_last=True)
d.DataLoader(ds,timeout=-1)
d.DataLoader(ds,prefetch_factor=2)
d.DataLoader(ds,persistent_workers=True)
d.RandomSampler(ds,num_samples=0)
d.RandomSampler(ds,replacement=1)
d.BatchSampler(ds,0,False)
d.BatchSampler(ds,2,1)
d.WeightedRandomSampler([1,2],0)
d.WeightedRandomSampler([[1.,2]],1)
[list(s) for s in d.random_split(range(10),[3,7])]
[list(s) for s in d.random_split(range(10),[.33,.33,.34])]
d.random_split(ds,[2,2])
d.random_split(ds,[.5,.6])
[list(s) for s in d.random_split(range(6),[2,4],generator=t.Generator().manual_seed(3))]
d.ConcatDataset([])
d.ConcatDataset([ds,ds])[-1]
d.ConcatDataset([ds])[-9]
(ds+ds)[7]
d.Dataset()[0]
len(d.Dataset())
d.StackDataset(ds,range(5))[2]
d.StackDataset(a=ds,b=range(5))[2]
d.StackDataset()
list(d.ChainDataset([It(),It()]))
d.Subset(ds,[3,1])[1]
L(It(),batch_size=2)
L(It(),batch_size=2,drop_last=True)
L(It(),batch_size=None)
d.DataLoader(It(),shuffle=True)
d.DataLoader(It(),sampler=[1])
len(d.DataLoader(It()))
L(ds,2)
L(ds,2,True)
L(ds,2,shuffle=True,drop_last=True)
L(ds,batch_size=None)
L(ds,sampler=[3,1,2],batch_size=2)
L(ds,batch_sampler=[[1,2],[0]])
L(ds,2,collate_fn=len)
L(ds,3,True,generator=t.Generator().manual_seed(7))
[L(range(6),2,True),L(range(6),2,True)]
list(d.RandomSampler(range(5),True,40))
list(d.RandomSampler(range(5),num_samples=12))
list(d.SubsetRandomSampler([5,6,7,8]))
list(d.WeightedRandomSampler([.1,.9,3],8))
list(d.BatchSampler(range(5),2,False))
[len(d.DataLoader(ds,2)),len(d.DataLoader(ds,2,drop_last=True)),len(d.DataLoader(ds,batch_size=None))]
L(ds,2,num_workers=2)
L(ds,2,True,num_workers=2)
L(It(),batch_size=2,num_workers=2)
L(Sq(),3,num_workers=2)
L(R(),2,num_workers=2)
L(R(),2,True)
(lambda l:[list(l),list(l)])(d.DataLoader(R(),2,num_workers=1,persistent_workers=True))
setattr(d.DataLoader(ds),'batch_size',3)
""".strip().splitlines()


def _things(t):
    d = t.utils.data

    class It(d.IterableDataset):
        def __iter__(self):
            worker = d.get_worker_info()
            return iter(range(7)) if worker is None else iter(range(worker.id, 7, worker.num_workers))

    class Sq(d.Dataset):
        def __len__(self):
            return 9

        def __getitem__(self, i):
            if i == 8:
                raise KeyError("eight")
            return t.tensor(i * i)

    class R(d.Dataset):
        def __len__(self):
            return 4

        def __getitem__(self, i):
            return t.rand(1)
    x = t.arange(10.0).reshape(5, 2)
    return {"t": t, "d": d, "x": x, "ds": d.TensorDataset(x, t.arange(5)), "It": It, "Sq": Sq, "R": R, "Pair": Pair, "L": lambda *a, **k: list(d.DataLoader(*a, **k))}


def told(library, text):
    library.manual_seed(5)
    try:
        found = eval(text, _things(library))
        found = list(found) if isinstance(found, types.GeneratorType) else found
        return repr(found).replace("torch", "tenon")
    except Exception as error:  # noqa: BLE001  what is raised is the result
        return f"{type(error).__name__}: {str(error).splitlines()[0].replace('torch', 'tenon').replace('aten::stack: ', '')}"


def recorded():
    return json.loads(FILE.read_text(encoding="utf-8"))


if __name__ == "__main__":
    import torch
    import torch.utils.data
    results = {text: told(torch, text) for text in CALLS}
    FILE.write_text(json.dumps(results, indent=1) + "\n", encoding="utf-8")
    print(f"{len(results)} calls of PyTorch {torch.__version__}")
