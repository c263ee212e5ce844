// Takes the pictures of the documents. Usage: node screenshots.mjs DIRECTORY
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openCase, render } from "./allure.mjs";
import { launch, sample } from "./browser.mjs";

const into = process.argv[2];
if (!into) throw new Error("name the directory for the pictures");
mkdirSync(into, { recursive: true });
const directory = mkdtempSync(join(tmpdir(), "pictures-"));
const browser = await launch();
let report;

async function picture(name, address, { width, height, media = "screen" }) {
  const page = await browser.newPage();
  await page.setViewport({ width, height });
  await page.emulateMediaType(media);
  await page.goto(address);
  await page.screenshot({ path: join(into, name) });
  await page.close();
}

try {
  await picture("report.png", sample("failing"), { width: 1200, height: 900 });
  await picture("report-finding.png", sample("failing") + "#finding-CON-07", { width: 1200, height: 1200 });
  await picture("report-phone.png", sample("failing"), { width: 400, height: 800 });
  // A4 without its margins, 96 dots an inch.
  await picture("report-print.png", sample("reference"), { width: 703, height: 1017, media: "print" });
  report = await render("failing", directory);
  const page = await openCase(browser, report.address, "CON-07");
  await page.screenshot({ path: join(into, "report-allure.png") });
} finally {
  await browser.close();
  report?.close();
  rmSync(directory, { recursive: true });
}
