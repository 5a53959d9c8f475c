import { ApolloServer } from "@apollo/server";
import { expressMiddleware } from "@as-integrations/express5";
import express from "express";
import { announce, createContext, resolvers, typeDefs } from "./schema.mjs";

/** Apollo Server on Express, as its documentation sets it up. */

const apollo = new ApolloServer({ typeDefs, resolvers });
await apollo.start();
const app = express();
app.use(
  "/graphql",
  express.json(),
  expressMiddleware(apollo, { context: async ({ req }) => createContext(req.headers) }),
);
const server = app.listen(0, "127.0.0.1", () => announce(server.address().port));
