import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import puppeteer from "puppeteer-core";

const NAMES = ["chromium", "chromium-browser", "google-chrome"];

/** Where Chromium is installed. */
function chromium() {
  for (const place of process.env.PATH.split(delimiter)) {
    for (const name of NAMES) {
      try {
        accessSync(join(place, name), constants.X_OK);
        return join(place, name);
      } catch {
        // somewhere else
      }
    }
  }
  throw new Error("Chromium is missing; install it: apt-get install chromium");
}

export function launch() {
  return puppeteer.launch({ executablePath: chromium(), headless: true, args: ["--no-sandbox"] });
}

/** A file of the checkout, of which the path is given from its top. */
export function inCheckout(path) {
  return fileURLToPath(new URL("../../" + path, import.meta.url));
}

/** The address of a sample's page. */
export function sample(name) {
  return pathToFileURL(inCheckout("reports/samples/" + name + "/compliance.html")).href;
}
