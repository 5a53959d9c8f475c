import { createServer } from "node:http";
import { createSchema, createYoga } from "graphql-yoga";
import { announce, createContext, resolvers, typeDefs } from "./schema.mjs";

/** GraphQL Yoga on Node's server, as its documentation sets it up. */

const yoga = createYoga({
  schema: createSchema({ typeDefs, resolvers }),
  context: ({ req }) => createContext(req.headers),
  logging: false,
});
const server = createServer(yoga);
server.listen(0, "127.0.0.1", () => announce(server.address().port));
