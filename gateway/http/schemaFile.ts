import { createHash } from "node:crypto";
import { Router } from "express";
import type { Env } from "../env";
import { printTypeDefs } from "../typeDefs";
import { encode, encodingFor } from "./compression";

/** The whole schema as one file, for generators of code and whoever builds a client. */
export function schemaFile({ SCHEMA_FILE }: Pick<Env, "SCHEMA_FILE">): Router {
  const router = Router();
  if (SCHEMA_FILE === "off") return router;
  let file: ReturnType<typeof readFile> | undefined;
  router.get("/schema.graphql", async (request, response) => {
    const { plain, etag } = (file ??= readFile());
    response.set({ etag, "cache-control": "no-cache" }).vary("accept-encoding").type("text/plain");
    // Not left to Express: it sends all of it again to a `fetch` with this header, which asks past caches by itself.
    if (request.headers["if-none-match"]?.includes(etag)) return void response.status(304).end();
    const { bytes, encoding } = await encode(plain, encodingFor(request));
    if (encoding) response.set("content-encoding", encoding);
    response.send(bytes);
  });
  return router;
}

function readFile() {
  const plain = Buffer.from(printTypeDefs());
  return { plain, etag: `"${createHash("sha256").update(plain).digest("base64url").slice(0, 16)}"` };
}
