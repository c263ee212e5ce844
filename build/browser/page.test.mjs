// The page of the samples, in a browser, from a file.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { after, before, test } from "node:test";
import { launch, sample } from "./browser.mjs";

const SAMPLES = ["reference", "failing", "partial"];
/** The others differ from the failing one in a few words and colours only. */
const LOOKS = [
  ["failing", "light", 1280], ["failing", "light", 400], ["failing", "dark", 1280], ["failing", "dark", 400],
  ["reference", "light", 400], ["partial", "dark", 1280],
];
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const AA = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

let browser;
before(async () => { browser = await launch(); });
after(() => browser?.close());

/** Opens a page, and notes what it says on the console and what it asks for besides itself. */
async function open(address, { width = 1280, scheme = "light", scripts = true } = {}) {
  const page = await browser.newPage();
  page.said = [];
  page.on("console", message => page.said.push("console: " + message.text()));
  page.on("pageerror", error => page.said.push("error: " + error.message));
  page.on("request", request => {
    if (!request.isNavigationRequest()) page.said.push("request: " + request.url());
  });
  await page.setViewport({ width, height: 800 });
  await page.emulateMediaFeatures([{ name: "prefers-color-scheme", value: scheme }]);
  await page.setJavaScriptEnabled(scripts);
  await page.goto(address);
  return page;
}

const shown = page => page.$eval("#shown", status => status.textContent);
const visibleRows = page => page.$$eval("tr[data-verdict]", rows => rows.filter(row => row.checkVisibility()).map(row => row.id));

/** Unfolds the findings and a row of each section; the other rows are of the same kind. */
const unfold = page => page.$$eval(
  "details.finding, section.requirements tbody tr:first-child details",
  all => all.forEach(one => { one.open = true; }));

async function findings(page) {
  await page.evaluate(AXE);
  const result = await page.evaluate(tags => axe.run(document, { runOnly: tags, resultTypes: ["violations"] }), AA);
  return result.violations.map(one => one.id + ": " + one.nodes.map(node => node.html).slice(0, 3).join(" "));
}

for (const name of SAMPLES) {
  test(name + " opens without a word on the console and without a request", async () => {
    const page = await open(sample(name));
    assert.equal(await shown(page), "441 of 441 shown");
    assert.deepEqual(page.said, []);
    await page.close();
  });

  test(name + " needs no sideways scrolling at 400 px, and its requirements have the room", async () => {
    const page = await open(sample(name), { width: 400 });
    await unfold(page);
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth) <= 400);
    const widths = await page.$$eval("tr[data-verdict] td:nth-child(2)", cells => cells.map(cell => cell.clientWidth));
    assert.ok(Math.min(...widths) > 300, "the narrowest has " + Math.min(...widths) + " px");
    await page.close();
  });
}

for (const [name, scheme, width] of LOOKS) {
  test(`${name} is accessible, ${scheme}, ${width} px wide`, async () => {
    const page = await open(sample(name), { scheme, width });
    await unfold(page);
    assert.deepEqual(await findings(page), []);
    await page.close();
  });
}

test("what is not accessible is found", async () => {
  const page = await open(sample("failing"));
  await page.evaluate(() => { document.querySelector("h1").style.color = "#fdd"; });
  assert.match((await findings(page)).join(), /color-contrast/);
  await page.close();
});

test("a request and a word on the console are noticed", async () => {
  const page = await open(sample("failing"));
  await page.evaluate(() => {
    console.log("hello");
    const image = document.createElement("img");
    image.src = "nobody.png";
    document.body.append(image);
  });
  await page.waitForNetworkIdle();
  assert.ok(page.said.includes("console: hello"));
  assert.ok(page.said.length > 1, page.said.join());
  await page.close();
});

test("the first finding is on the first screen, unfolded, and its value is marked where it is seen first", async () => {
  const page = await open(sample("failing"));
  const top = await page.$eval("details.finding", one => one.open ? one.getBoundingClientRect().top : Infinity);
  assert.ok(top < 800, "begins at " + top);
  const first = await page.$eval("details.finding li:has(em)", line => line.textContent);
  assert.match(first, /^#9 .*-> 2147483648 \(0x80000000\).*first seen here$/s);
  await page.close();
});

test("filters by verdict, how a row binds and section, and Escape shows all again", async () => {
  const page = await open(sample("failing"));
  await page.select("[name=verdict]", "violates");
  assert.equal(await shown(page), "9 of 441 shown");
  assert.equal((await visibleRows(page)).length, 9);
  await page.select("[name=section]", "ACC");
  assert.deepEqual(await visibleRows(page), ["ACC-04", "ACC-06"]);
  await page.select("[name=modality]", "MAY");
  assert.equal(await shown(page), "0 of 441 shown");
  await page.keyboard.press("Escape");
  assert.equal(await shown(page), "441 of 441 shown");
  await page.close();
});

test("searches for words, from the keyboard", async () => {
  const page = await open(sample("failing"));
  await page.keyboard.press("/");
  await page.keyboard.type("PASSIVE MaxInboundReadLimit");
  const found = await visibleRows(page);
  const texts = await page.$$eval("tr[data-verdict]", rows => rows.map(row => [row.id, row.textContent.toLowerCase()]));
  const fitting = texts.filter(([, text]) => text.includes("passive") && text.includes("maxinboundreadlimit"));
  assert.deepEqual(found, fitting.map(([id]) => id));
  assert.ok(found.includes("ACC-04") && found.length < 20, found.join());
  await page.close();
});

test("j and k go to the next violation and back, and Enter unfolds it", async () => {
  const page = await open(sample("failing"));
  const at = () => page.evaluate(() => document.activeElement.closest("details")?.id);
  const ids = await page.$$eval("details.finding", all => all.map(one => one.id));
  for (const [key, expected] of [["j", 0], ["j", 1], ["j", 2], ["k", 1]]) {
    await page.keyboard.press(key);
    assert.equal(await at(), ids[expected]);
  }
  await page.keyboard.press("Enter");
  assert.equal(await page.$eval("#" + ids[1], one => one.open), true);
  assert.equal(await page.$eval("#" + ids[0], one => one.open), true);
  assert.equal(await page.$eval("#" + ids[2], one => one.open), false);
  await page.close();
});

test("a deep link unfolds what it leads to, also where a filter hides it", async () => {
  const page = await open(sample("failing") + "#finding-CON-07");
  assert.deepEqual(
    await page.$$eval("details.finding[open]", all => all.map(one => one.id)),
    ["finding-ACC-04", "finding-CON-07"]);
  await page.select("[name=verdict]", "noted");
  await page.evaluate(() => { location.hash = "GCD-07"; });
  await page.waitForFunction(() => document.getElementById("shown").textContent === "441 of 441 shown");
  assert.equal(await page.$eval("#GCD-07 details", one => one.open), true);
  await page.close();
});

test("copies the command that shows a finding again", async () => {
  const page = await open(sample("failing") + "#finding-CON-07");
  await page.bringToFront();
  await page.click("#finding-CON-07 button.copy");
  await page.waitForFunction(() => document.querySelector("#finding-CON-07 button.copy").textContent === "copied");
  await page.focus("[name=query]");
  await page.keyboard.down("Control");
  await page.keyboard.press("v");
  await page.keyboard.up("Control");
  assert.equal(
    await page.$eval("[name=query]", field => field.value),
    await page.$eval("#finding-CON-07 pre", command => command.textContent));
  await page.close();
});

test("without scripts everything is there and nothing that would not work", async () => {
  const page = await open(sample("failing"), { scripts: false });
  assert.equal((await visibleRows(page)).length, 441);
  assert.equal(await page.$eval("#filter", form => form.checkVisibility()), false);
  assert.ok(await page.$$eval("button.copy", all => all.every(one => !one.checkVisibility())));
  await page.click("#finding-CON-07 summary");
  assert.equal(await page.$eval("#finding-CON-07", one => one.open), true);
  await page.close();
});

test("prints the reference on fewer than 30 pages, and the findings unfolded", async context => {
  const pages = async name => {
    const page = await open(sample(name));
    const pdf = Buffer.from(await page.pdf({ preferCSSPageSize: true })).toString("latin1");
    await page.close();
    return pdf.match(/\/Type \/Page\b/g).length;
  };
  const reference = await pages("reference");
  const failing = await pages("failing");
  context.diagnostic(`printed pages: reference ${reference}, failing ${failing}`);
  assert.ok(reference < 30 && reference > 1, reference + " pages");
  assert.ok(failing > reference, failing + " pages");
});
