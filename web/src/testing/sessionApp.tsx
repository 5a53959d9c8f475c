import { ApolloClient, ApolloLink, gql, Observable } from "@apollo/client";
import { CombinedGraphQLErrors } from "@apollo/client/errors";
import { useApolloClient } from "@apollo/client/react";
import { ChakraProvider } from "@chakra-ui/react/styled-system";
import { render } from "@testing-library/react";
import { MemoryRouter, parsePath, Route, Routes } from "react-router-dom";
import { createCache } from "../apollo/cache";
import { SESSION_QUERY, useSession } from "../apollo/session";
import type { SessionViewer } from "../apollo/session";
import { ANA } from "./renderScreen";
import { getSystem } from "../theme/system";
import { GuestsOnly, MembersOnly } from "../app/guards";
import { restoreKnown } from "../app/knownState";
import { SessionProvider } from "../app/SessionProvider";
import type { CreateClient } from "../app/SessionProvider";

const VIEWER_EMAIL = gql`
  query Secret {
    viewer {
      id
      email
    }
  }
`;

/** A server with one session. */
export interface ServerState {
  isSignedIn: boolean;
  isDown?: boolean;
  viewer?: SessionViewer;
  /** It answers once this is resolved. */
  patience?: Promise<void>;
  /** Whose data the device has from the last visit. */
  known?: SessionViewer;
}

/** History entries belong to a user: each app starts with its own. */
let entries = 0;

/** Shows an app with a screen for members and the login, in front of such a server. */
export function startApp(at: string, state: ServerState) {
  const disposed: ApolloClient[] = [];
  const created: ApolloClient[] = [];
  const createClient: CreateClient = ({ onSessionEnded }) => {
    const link = new ApolloLink(
      ({ operationName }) =>
        new Observable((observer) => {
          void Promise.resolve(state.patience).then(() => {
            if (state.isDown) return observer.error(new Error("no network"));
            if (operationName === "SignOut") state.isSignedIn = false;
            if (operationName === "Secret" && !state.isSignedIn) {
              onSessionEnded?.();
              return observer.error(
                new CombinedGraphQLErrors({
                  data: null,
                  errors: [{ message: "x", extensions: { code: "UNAUTHENTICATED" } }],
                }),
              );
            }
            observer.next({
              data:
                operationName === "SignOut"
                  ? { signOut: { __typename: "SignOutPayload", errors: [] } }
                  : { viewer: state.isSignedIn ? (state.viewer ?? ANA) : null },
            });
            observer.complete();
          });
        }),
    );
    const client = new ApolloClient({ cache: createCache(), link });
    created.push(client);
    const known = createCache();
    if (state.known && created.length === 1) known.writeQuery({ query: SESSION_QUERY, data: { viewer: state.known } });
    const isRestored = restoreKnown(client, known.extract());
    return { client, dispose: () => void disposed.push(client), isRestored };
  };
  render(
    <ChakraProvider value={getSystem()}>
      <MemoryRouter initialEntries={[{ ...parsePath(at), key: `entry-${++entries}` }]}>
        <SessionProvider createClient={createClient}>
          <Routes>
            <Route element={<MembersOnly />}>
              <Route path="/chats" element={<Chats />} />
            </Route>
            <Route element={<GuestsOnly />}>
              <Route path="/login" element={<SignIn onServer={() => (state.isSignedIn = true)} />} />
            </Route>
            <Route path="/wall" element={<h1>Muro</h1>} />
          </Routes>
        </SessionProvider>
      </MemoryRouter>
    </ChakraProvider>,
  );
  return { created, disposed };
}

function Chats() {
  const { signOut, viewer } = useSession();
  const client = useApolloClient();
  return (
    <>
      <h1>Chats de {viewer?.user.firstName}</h1>
      <button type="button" onClick={() => void signOut().catch(() => undefined)}>
        Salir
      </button>
      <button
        type="button"
        onClick={() => void client.query({ query: VIEWER_EMAIL, fetchPolicy: "network-only" }).catch(() => undefined)}
      >
        Preguntar
      </button>
    </>
  );
}

function SignIn({ onServer }: { onServer: () => void }) {
  const { startSession } = useSession();
  return (
    <button
      type="button"
      onClick={() => {
        onServer();
        startSession();
      }}
    >
      Entrar
    </button>
  );
}
