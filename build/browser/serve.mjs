import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join } from "node:path";

const TYPES = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".json": "application/json", ".svg": "image/svg+xml" };

/** Gives out the files of a directory over HTTP on this machine. The address ends in a slash. */
export async function serve(directory) {
  const server = createServer((request, response) => {
    const path = decodeURI(new URL(request.url, "http://localhost").pathname);
    const file = join(directory, path.endsWith("/") ? path + "index.html" : path);
    if (!existsSync(file)) return response.writeHead(404).end();
    response.writeHead(200, { "content-type": TYPES[extname(file)] ?? "application/octet-stream" }).end(readFileSync(file));
  });
  await new Promise(listening => server.listen(0, "localhost", listening));
  return { address: "http://localhost:" + server.address().port + "/", close: () => server.close() };
}
