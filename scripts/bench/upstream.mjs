import { createServer } from "node:http";
import { records, sessionHeaders } from "./records.mjs";

/** The recorded backend. No two answers are alike, so that none can be kept by its bytes. */

const templates = new Map(Object.entries(records).map(([name, body]) => [name, JSON.stringify(body).split("#")]));
let answers = 0;

const server = createServer((request, response) => {
  request.resume();
  const path = request.url.split("?")[0].replace(/^\/api/, "");
  const parts = templates.get(`${request.method} ${path}`);
  if (!parts) return response.writeHead(404, { "content-type": "application/json" }).end('{"status":404}');
  answers += 1;
  const isMember = request.headers["access-token"] !== undefined;
  const body = Buffer.from(parts.join(String(answers)));
  response.writeHead(200, {
    "content-type": "application/json; charset=utf-8",
    "content-length": body.length,
    ...(isMember && sessionHeaders),
  });
  response.end(body);
});
server.keepAliveTimeout = 60_000;
server.listen(0, "127.0.0.1", () => process.send({ ready: `http://127.0.0.1:${server.address().port}` }));
process.on("disconnect", () => process.exit());
