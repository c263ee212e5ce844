import { cpSync, readdirSync, rmSync } from "node:fs";
import { defineConfig } from "vitepress";

const CHECKOUT = new URL("../../../", import.meta.url);

/** The decisions, in the order of their numbers; the menu shows a file's name in words. */
const decisions = readdirSync(new URL("docs/decisions/", CHECKOUT)).sort().map(file => ({
  text: file.slice(0, -".md".length).replaceAll("-", " "),
  link: "/docs/decisions/" + file,
}));

/** The pages are copied beside the libraries that show them: above this folder those would not be found. */
rmSync(new URL("../target/pages", import.meta.url), { recursive: true, force: true });
for (const pages of ["docs", "README.md", "CONTRIBUTING.md", "CHANGELOG.md"]) {
  cpSync(new URL(pages, CHECKOUT), new URL("../target/pages/" + pages, import.meta.url), { recursive: true });
}

const page = (text, name) => ({ text, link: "/docs/" + name });

/** A link to a file that is no page says where the file is: the site holds the pages only. */
function namesFilesOfTheCheckout(markdown) {
  const open = markdown.renderer.rules.link_open;
  const isPage = href => /^(https?:|#)/.test(href) || /(\.md|\.html|\/)(#.*)?$/.test(href.replace(/^\.\//, ""));
  markdown.renderer.rules.link_open = (tokens, index, options, environment, self) => {
    const href = tokens[index].attrGet("href");
    if (isPage(href)) return open(tokens, index, options, environment, self);
    const end = tokens.findIndex((token, at) => at > index && token.type === "link_close");
    tokens[end] = Object.assign(tokens[end], { tag: "span" });
    return '<span title="in the checkout: ' + markdown.utils.escapeHtml(href.replace(/^(\.\.?\/)+/, "")) + '">';
  };
}

export default defineConfig({
  title: "NDK TCK",
  description: "A conformance test kit for providers of the Network Direct Kernel Provider Interface",
  lang: "en",
  srcDir: "target/pages",
  outDir: "target/site",
  cacheDir: "target/cache",
  rewrites: { "README.md": "index.md" },
  markdown: { config: namesFilesOfTheCheckout },
  themeConfig: {
    search: { provider: "local" },
    outline: { level: [2, 3] },
    nav: [
      { text: "Requirements", link: "/docs/requirements.md" },
      { text: "Readings", link: "/docs/readings.md" },
      { text: "Changes", link: "/CHANGELOG.md" },
    ],
    sidebar: [
      {
        text: "Begin here",
        items: [
          { text: "The kit in two screens", link: "/" },
          page("For who writes a provider", "vendor.md"),
          page("For who runs it in CI", "ci-engineer.md"),
          page("For who releases one", "release-manager.md"),
        ],
      },
      {
        text: "A provider",
        items: [
          page("The first provider, step by step", "first-provider.md"),
          page("Guide", "provider-guide.md"),
          page("Guide for C", "native-guide.md"),
          page("Layout of the structures for C", "native-layout.md"),
          page("What it runs with", "compatibility.md"),
          page("Configuration", "configuration.md"),
          page("CI recipes", "ci.md"),
        ],
      },
      {
        text: "A verdict",
        items: [
          page("Requirements", "requirements.md"),
          page("The documents, sentence by sentence", "sentences.md"),
          page("Where the documents are not clear", "readings.md"),
          page("Right providers that differ", "right-providers.md"),
          page("Reading a report", "report-readers.md"),
          page("What a report proves", "certification.md"),
          page("Disputing a verdict", "challenges.md"),
        ],
      },
      {
        text: "The kit, judged",
        items: [
          page("Figures", "judgement.md"),
          page("First contact", "first-contact.md"),
          page("The first day", "first-day.md"),
          page("Circumstances", "circumstances.md"),
          page("Faults", "faults.md"),
          page("Faults in C", "native-faults.md"),
          page("Time", "performance.md"),
        ],
      },
      {
        text: "The kit, from inside",
        items: [
          page("Architecture", "architecture.md"),
          page("Writing a requirement", "writing-a-requirement.md"),
          { text: "Contributing", link: "/CONTRIBUTING.md" },
          page("Releasing", "releasing.md"),
          { text: "Decisions", collapsed: true, items: decisions },
        ],
      },
    ],
  },
});
