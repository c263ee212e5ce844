// The site of the documents, as a web server gives it out, in a browser.
import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { after, before, test } from "node:test";
import { inCheckout, launch } from "./browser.mjs";
import { serve } from "./serve.mjs";

let browser, site;

before(async () => {
  site = await serve(inCheckout("build/site/target/site"));
  browser = await launch();
});

after(async () => {
  await browser?.close();
  site?.close();
});

test("every page of the menu opens, with a heading, its pictures and without an error", async () => {
  const page = await browser.newPage();
  const errors = [];
  page.on("pageerror", error => errors.push(error.message));
  page.on("response", response => {
    if (response.status() >= 400 && !response.url().endsWith("favicon.ico")) errors.push(response.status() + " " + response.url());
  });
  await page.goto(site.address, { waitUntil: "networkidle0" });
  const links = await page.$$eval("aside a[href]", all => all.map(one => one.href));
  const names = links.map(link => link.slice(link.lastIndexOf("/") + 1));
  for (const file of [...readdirSync(inCheckout("docs")), ...readdirSync(inCheckout("docs/decisions"))]) {
    if (file.endsWith(".md")) assert.ok(names.includes(file.replace(".md", ".html")), file + " is not in the menu");
  }
  for (const link of new Set(links)) {
    await page.goto(link, { waitUntil: "load" });
    assert.match(await page.$eval("main h1", heading => heading.textContent), /\w/, link);
  }
  assert.deepEqual(errors, []);
});

/** The front page, with something typed into its search. */
async function searching(words) {
  const page = await browser.newPage();
  await page.goto(site.address, { waitUntil: "networkidle0" });
  await page.click("#local-search button");
  await page.waitForSelector("#localsearch-input");
  await page.type("#localsearch-input", words);
  return page;
}

test("a status is found by the search, and leads to a page that names it", async () => {
  const page = await searching("STATUS_BUFFER_TOO_SMALL");
  await page.waitForSelector("#localsearch-list a");
  await Promise.all([page.waitForFunction(() => location.pathname !== "/"), page.keyboard.press("Enter")]);
  await page.waitForFunction(() => document.querySelector("main")?.textContent.includes("STATUS_BUFFER_TOO_SMALL"));
});

test("nothing is found of a word that no page has", async () => {
  const page = await searching("xylophone");
  await page.waitForSelector(".no-results");
});
