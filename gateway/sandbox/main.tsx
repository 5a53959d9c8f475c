import { createGraphiQLFetcher } from "@graphiql/toolkit";
import { GraphiQL } from "graphiql";
import "graphiql/graphiql.css";
import { createClient } from "graphql-ws";
import { createRoot } from "react-dom/client";
import "./sandbox.css";

const firstQuery = `# Truequea. The session cookie of this browser is used: sign in with the mutation signIn, or in the app.
query Wall {
  viewer { id email }
  wall {
    items {
      ... on PublicationWallItem { publication { id title place { label } } }
    }
    pageInfo { hasNextPage endCursor }
  }
}
`;

const wsClient = createClient({ url: `${location.origin.replace(/^http/, "ws")}/graphql`, lazy: true });
const fetcher = createGraphiQLFetcher({ url: "/graphql", wsClient });
const container = document.getElementById("sandbox");
if (container)
  createRoot(container).render(<GraphiQL fetcher={fetcher} defaultQuery={firstQuery} shouldPersistHeaders={false} />);
