import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { inCheckout } from "./browser.mjs";
import { serve } from "./serve.mjs";

/**
 * Renders the Allure results of a sample into a directory, as docs/ci.md says, and serves the report. A report in a single file
 * sometimes stays empty: its program may look for the data before a script further down has put them in place.
 */
export function render(name, directory) {
  const results = inCheckout("reports/samples/" + name + "/allure-results");
  mkdirSync(directory, { recursive: true });
  const config = join(directory, "allurerc.json");
  writeFileSync(config, JSON.stringify({
    output: join(directory, "report"),
    categories: JSON.parse(readFileSync(join(results, "categories.json"), "utf8")),
    plugins: { awesome: { options: { reportLanguage: "en" } } },
  }));
  const allure = inCheckout("build/browser/node_modules/allure/cli.js");
  execFileSync(process.execPath, [allure, "generate", "--config", config, results], { stdio: ["ignore", "ignore", "inherit"] });
  return serve(join(directory, "report"));
}

/** Opens the case of a requirement in the report at an address. */
export async function openCase(browser, address, id) {
  const page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 1400 });
  await page.goto(address);
  await page.waitForSelector("[data-testid=search-input]");
  await page.evaluate(start => [...document.querySelectorAll("*")]
    .find(one => one.children.length === 0 && one.textContent.startsWith(start + ":"))
    .click(), id);
  await page.waitForSelector("[data-testid=test-result-fullname]");
  return page;
}
