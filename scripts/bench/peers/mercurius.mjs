import { makeExecutableSchema } from "@graphql-tools/schema";
import fastify from "fastify";
import mercurius from "mercurius";
import { announce, createContext, resolvers, typeDefs } from "./schema.mjs";

/** Mercurius on Fastify, compiling every document at once. */

const app = fastify();
app.register(mercurius, {
  schema: makeExecutableSchema({ typeDefs, resolvers }),
  jit: 1,
  context: (request) => createContext(request.headers),
});
await app.listen({ port: 0, host: "127.0.0.1" });
announce(app.server.address().port);
