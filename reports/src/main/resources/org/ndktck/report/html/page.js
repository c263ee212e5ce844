"use strict";
(() => {
  const all = (selector, root = document) => [...root.querySelectorAll(selector)];
  const form = document.getElementById("filter");
  const [query, verdict, modality, section] = ["query", "verdict", "modality", "section"].map(name => form.elements[name]);
  const rows = all("tr[data-verdict]");
  const text = new Map(rows.map(row => [row, row.textContent.toLowerCase()]));
  const parts = all("section.requirements");
  const shown = document.getElementById("shown");

  function filter() {
    const words = query.value.toLowerCase().split(/\s+/).filter(Boolean);
    let count = 0;
    for (const part of parts) {
      let here = 0;
      const chosen = !section.value || section.value === part.id;
      for (const row of all("tr[data-verdict]", part)) {
        const fits = chosen
          && (!verdict.value || verdict.value === row.dataset.verdict)
          && (!modality.value || modality.value === row.dataset.modality)
          && words.every(word => text.get(row).includes(word));
        row.hidden = !fits;
        here += fits;
      }
      part.hidden = here === 0;
      count += here;
    }
    shown.textContent = count + " of " + rows.length + " shown";
  }

  function reset() {
    form.reset();
    filter();
  }

  /** Shows what a link leads to, also where it is folded in or filtered out. */
  function follow() {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (!target) return;
    if (target.hidden || target.closest("[hidden]")) reset();
    for (let up = target; up; up = up.parentElement) if (up.tagName === "DETAILS") up.open = true;
    if (target.tagName === "TR") target.querySelector("details").open = true;
    target.scrollIntoView();
  }

  async function copy(button) {
    const command = button.parentElement.querySelector("pre");
    try {
      await navigator.clipboard.writeText(command.textContent);
    } catch {
      getSelection().selectAllChildren(command);
      document.execCommand("copy");
    }
    button.textContent = "copied";
    setTimeout(() => { button.textContent = "copy"; }, 1500);
  }

  function step(by) {
    const findings = all("details.finding");
    if (!findings.length) return;
    const now = findings.findIndex(finding => finding.contains(document.activeElement));
    const next = findings[Math.min(findings.length - 1, Math.max(0, now + by))];
    next.querySelector("summary").focus();
    next.scrollIntoView({ block: "nearest" });
  }

  document.addEventListener("keydown", event => {
    const typing = ["INPUT", "SELECT"].includes(event.target.tagName);
    if (event.key === "Escape") { reset(); document.activeElement.blur(); }
    if (typing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "/") { event.preventDefault(); query.focus(); }
    if (event.key === "j") step(1);
    if (event.key === "k") step(-1);
  });
  document.addEventListener("click", event => {
    if (event.target.matches("button.copy")) copy(event.target);
  });
  all("button.copy, .keys").forEach(one => { one.hidden = false; });
  let folded = [];
  addEventListener("beforeprint", () => {
    folded = all("details.finding:not([open])");
    folded.forEach(one => { one.open = true; });
  });
  addEventListener("afterprint", () => folded.forEach(one => { one.open = false; }));
  form.addEventListener("input", filter);
  form.addEventListener("submit", event => event.preventDefault());
  addEventListener("hashchange", follow);
  form.hidden = false;
  filter();
  follow();
})();
