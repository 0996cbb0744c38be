#include "reports/PageStyle.h"

namespace accelscope::reports {

const char *const kPageStyle = R"css(
:root {
  color-scheme: light dark;
  --paper: #fdfdfc; --ink: #1d2126; --soft: #5a636d; --rule: #dfe2e5; --ground: #eceef0;
  --accent: #1f5fa8; --accent-soft: #86abd6; --warm: #b3541e; --note: #fbf5e6; --note-rule: #d9b44a;
  --a0: #1f5fa8; --a1: #c2571a; --a2: #12805c; --a3: #8e4a9e; --a4: #7a6a00; --a5: #b3263f;
  --a6: #3f7f93; --a7: #5d5d5d;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #15181b; --ink: #e4e7ea; --soft: #a0a9b2; --rule: #30363c; --ground: #262b30;
    --accent: #7db3ee; --accent-soft: #4f7fb0; --warm: #ec9a63; --note: #2a2517; --note-rule: #a78a35;
    --a0: #7db3ee; --a1: #f0a06a; --a2: #5cc9a0; --a3: #cf9bdc; --a4: #d2c25a; --a5: #f2849a;
    --a6: #83c4d8; --a7: #b5b5b5;
  }
}
* { box-sizing: border-box; }
html { scroll-behavior: smooth; }
@media (prefers-reduced-motion: reduce) { html { scroll-behavior: auto; } }
body {
  margin: 0; background: var(--paper); color: var(--ink);
  font: 16px/1.55 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif;
  font-variant-numeric: tabular-nums;
}
.skip { position: absolute; left: -999px; }
.skip:focus { left: 1rem; top: 1rem; background: var(--paper); padding: .4rem .8rem; }
header, main, footer { max-width: 68rem; margin: 0 auto; padding: 0 1.25rem; }
header { padding-top: 3rem; }
h1 { font-size: 2rem; line-height: 1.15; letter-spacing: -.015em; margin: 0 0 .75rem; }
h2 { font-size: 1.35rem; letter-spacing: -.01em; margin: 0 0 .9rem; }
h3 { font-size: 1rem; margin: 1.75rem 0 .5rem; }
h4 { font-size: .8rem; font-weight: 600; color: var(--soft); margin: 1.1rem 0 .3rem; }
p, li { max-width: 46rem; }
.population { color: var(--soft); font-size: .95rem; margin: 0 0 1.75rem; }
.headlines { display: grid; grid-template-columns: repeat(auto-fit, minmax(9.5rem, 1fr));
  gap: 1.25rem 1.75rem; margin: 0 0 1.75rem; padding: 1.25rem 0; border: solid var(--rule);
  border-width: 1px 0; }
.headlines div { display: flex; flex-direction: column-reverse; justify-content: flex-end; }
.headlines dd { margin: 0; font-size: 1.75rem; line-height: 1.2; font-weight: 600;
  letter-spacing: -.02em; }
.headlines dt { font-size: .85rem; line-height: 1.35; color: var(--soft); }
nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; list-style: none; margin: 0; padding: 0; }
a { color: var(--accent); text-decoration: none; }
a:hover, a:focus { text-decoration: underline; }
nav a { font-size: .9rem; }
section { padding: 2.75rem 0 0; scroll-margin-top: .5rem; }
.caution { background: var(--note); border-left: 3px solid var(--note-rule); padding: .7rem 1rem;
  margin: 0 0 1.25rem; max-width: 48rem; font-size: .95rem; }
figure { margin: 0 0 1.5rem; }
figcaption { font-size: .85rem; color: var(--soft); max-width: 46rem; margin: 0 0 .6rem; }
.rows { max-width: 58rem; }
.row { display: grid; grid-template-columns: 15.5rem 1fr 11.5rem; gap: 0 .9rem; align-items: center;
  min-height: 22px; font-size: .85rem; }
.row.freq { grid-template-columns: 15.5rem 1fr 3.6rem auto; }
.row .label { text-align: right; overflow-wrap: anywhere; line-height: 1.2; }
.row .value { color: var(--soft); white-space: nowrap; font-size: .8rem; }
.row.strong .label { font-weight: 600; }
.row.strong .value { color: var(--ink); }
.row.quiet .label { color: var(--soft); }
svg.track { width: 100%; height: 22px; display: block; overflow: visible; }
svg.axis { width: 100%; height: 20px; display: block; overflow: visible; }
svg text { fill: var(--soft); font-size: 12px; }
.row.freq svg.track { height: 20px; }
.grid { stroke: var(--rule); } .one { stroke: var(--soft); stroke-width: 1.25; }
.interval { stroke: var(--accent); stroke-width: 2; stroke-linecap: round; }
.row:not(.strong) .interval { stroke: var(--accent-soft); }
.point { fill: var(--accent); } .point.weak { fill: var(--accent-soft); }
.hollow { fill: var(--paper); stroke: var(--soft); stroke-width: 1.5; }
.ground { fill: var(--ground); } .bar { fill: var(--accent); }
.cell { fill: var(--ground); } .fill { fill: var(--accent); }
.dot { stroke: var(--paper); stroke-width: 1; fill-opacity: .9; }
.a0 { fill: var(--a0); } .a1 { fill: var(--a1); } .a2 { fill: var(--a2); } .a3 { fill: var(--a3); }
.a4 { fill: var(--a4); } .a5 { fill: var(--a5); } .a6 { fill: var(--a6); } .a7 { fill: var(--a7); }
.legend { display: flex; flex-wrap: wrap; gap: .2rem 1rem; list-style: none; padding: 0;
  margin: 0 0 .5rem; font-size: .85rem; }
.heat { display: block; height: auto; } .heat .name { font-size: 11px; fill: var(--ink); }
.heat .index { font-size: 9px; }
.more { fill: var(--accent); } .less { fill: var(--warm); } .self { fill: var(--ground); }
.scroll { overflow-x: auto; }
.scroll:focus-visible, summary:focus-visible, button:focus-visible, a:focus-visible {
  outline: 2px solid var(--accent); outline-offset: 2px; }
table { border-collapse: collapse; font-size: .85rem; line-height: 1.35; margin: 0 0 .5rem; }
.tablenote { font-size: .85rem; color: var(--soft); margin: 0 0 .6rem; }
th, td { padding: .32rem .8rem .32rem 0; text-align: left; vertical-align: top;
  border-bottom: 1px solid var(--rule); white-space: nowrap; }
td.wide { white-space: normal; min-width: 16rem; }
thead th { font-weight: 600; color: var(--soft); border-bottom-color: var(--soft);
  vertical-align: bottom; white-space: normal; }
tbody th { font-weight: 500; }
.num { text-align: right; }
th button { font: inherit; color: inherit; background: none; border: 0; padding: 0; cursor: pointer; }
th button:hover { color: var(--ink); }
th[aria-sort=ascending] button::after { content: " \2191"; }
th[aria-sort=descending] button::after { content: " \2193"; }
details { margin: 0 0 1rem; }
summary { cursor: pointer; color: var(--accent); font-size: .9rem; padding: .25rem 0; }
ul.plain { padding-left: 1.1rem; margin: .25rem 0 1rem; font-size: .92rem; }
ul.plain li { margin: .3rem 0; }
footer { padding: 3rem 1.25rem 4rem; color: var(--soft); font-size: .85rem; }
@media (max-width: 46rem) {
  header { padding-top: 1.75rem; }
  h1 { font-size: 1.6rem; }
  .headlines { grid-template-columns: 1fr 1fr; gap: 1rem; }
  .row, .row.freq { grid-template-columns: 1fr auto; padding: .2rem 0; }
  .row .label { text-align: left; grid-column: 1; }
  .row .value { grid-column: 2; grid-row: 1; text-align: right; }
  .row svg.track, .row svg.axis { grid-column: 1 / -1; }
  .row.axisrow .label, .row.axisrow .value { display: none; }
  .row.freq { grid-template-columns: 1fr auto auto; }
  .row.freq .squares { grid-column: 3; grid-row: 1; }
}
@media print {
  body { font-size: 10pt; } nav, .skip { display: none; } section { break-inside: auto; }
  details > * { display: block; } .row, tr { break-inside: avoid; }
}
)css";

const char *const kPageScript = R"js(
for (const table of document.querySelectorAll("table")) {
  const heads = [...table.tHead.rows[0].cells], body = table.tBodies[0];
  heads.forEach((head, column) => {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = head.textContent;
    head.replaceChildren(button);
    button.addEventListener("click", () => {
      const sign = head.getAttribute("aria-sort") === "ascending" ? -1 : 1;
      heads.forEach(other => other.removeAttribute("aria-sort"));
      head.setAttribute("aria-sort", sign > 0 ? "ascending" : "descending");
      const key = row => row.cells[column].dataset.v ?? row.cells[column].textContent;
      const missing = row => row.cells[column].dataset.v === "";
      const compare = (a, b) => {
        if (missing(a) || missing(b)) return missing(a) - missing(b);
        const x = key(a), y = key(b), numeric = x !== "" && y !== "" && !isNaN(x) && !isNaN(y);
        return sign * (numeric ? x - y : x.localeCompare(y));
      };
      body.append(...[...body.rows].sort(compare));
    });
  });
}
)js";

} // namespace accelscope::reports
