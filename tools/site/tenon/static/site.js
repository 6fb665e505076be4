// SPDX-License-Identifier: BSD-3-Clause
// Lists with a filter: what does not contain its words is hidden. Without scripts the lists are whole, and the field is hidden.
"use strict";
for (const field of document.querySelectorAll("input[data-filter]")) {
    const rows = [...document.querySelectorAll(field.dataset.filter)];
    const texts = rows.map((row) => row.textContent.toLowerCase());
    field.closest("p").classList.add("ready");
    field.addEventListener("input", () => {
        const words = field.value.toLowerCase().split(/\s+/);
        rows.forEach((row, at) => { row.hidden = !words.every((word) => texts[at].includes(word)); });
    });
}
