// The Allure results of a sample, rendered by Allure and looked at.
import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { openCase, render } from "./allure.mjs";
import { inCheckout, launch } from "./browser.mjs";

const RESULTS = inCheckout("reports/samples/failing/allure-results");
const directory = mkdtempSync(join(tmpdir(), "allure-"));
let browser;
let report;

before(async () => {
  report = await render("failing", directory);
  browser = await launch();
});
after(async () => {
  await browser?.close();
  report?.close();
  rmSync(directory, { recursive: true });
});

const written = readdirSync(RESULTS)
  .filter(name => name.endsWith("-result.json"))
  .map(name => JSON.parse(readFileSync(join(RESULTS, name), "utf8")));

/** What a page says, without where its lines end. */
const text = async page => (await page.evaluate(() => document.body.innerText)).replace(/\s+/g, " ");

/** How Allure writes a time, for example 312ms or 3s 515ms. */
const shown = millis => (millis < 1000 ? "" : Math.floor(millis / 1000) + "s ") + (millis % 1000) + "ms";

test("a violation shows its labels, parameters, category, link and calls", async () => {
  const page = await openCase(browser, report.address, "ACC-04");
  const said = await text(page);
  const result = written.find(one => one.testCaseId === "ACC-04");

  for (const label of result.labels) assert.ok(said.includes(label.name + " " + label.value), label.name);
  for (const parameter of result.parameters) {
    assert.ok(said.includes(parameter.name + " " + parameter.value), parameter.name);
  }
  assert.ok(said.includes("Category: Violations"));
  assert.deepEqual(
    await page.$$eval("[data-testid=test-result-meta-link] a, a[data-testid=test-result-meta-link]", all => all.map(one => one.href)),
    result.links.map(link => link.url));
  const steps = await page.$$eval("[data-testid=test-result-step-title]", all => all.map(one => one.textContent.replace(/\s+/g, " ")));
  assert.ok(result.steps.length > 10);
  for (const step of result.steps) assert.ok(steps.some(shown => shown.includes(step.name)), step.name);
  await page.close();
});

test("all results are there, with the environment and the time that each took", async () => {
  const page = await browser.newPage();
  await page.goto(report.address);
  await page.waitForSelector("[data-testid=search-input]");
  const said = await text(page);
  assert.ok(said.includes(`Total ${written.length} `), said.slice(0, 500));
  assert.ok(said.includes("official Not official: profile quick"));
  const gcd07 = written.find(one => one.testCaseId === "GCD-07");
  assert.match(said, new RegExp(gcd07.name.replace(/[*]/g, "\\*") + " " + shown(gcd07.stop - gcd07.start)));
  await page.close();
});

test("each result began when its row was judged, not with the run", () => {
  assert.ok(new Set(written.map(one => one.start)).size > written.length / 2);
  assert.ok(written.every(one => one.stop >= one.start));
});
