import { ApolloClient, ApolloLink, gql, Observable } from "@apollo/client";
import { CombinedGraphQLErrors } from "@apollo/client/errors";
import { useApolloClient } from "@apollo/client/react";
import { ChakraProvider } from "@chakra-ui/react/styled-system";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter, parsePath, Route, Routes } from "react-router-dom";
import { afterEach, expect, it } from "vitest";
import { createCache } from "../apollo/cache";
import { SESSION_QUERY, useSession } from "../apollo/session";
import type { SessionViewer } from "../apollo/session";
import { toast, toastStore } from "../components/ui/toast";
import { ANA } from "../testing/renderScreen";
import { saveDraft, readDraft } from "../lib/drafts";
import { setServerReachable } from "../lib/loadWhenOnline";
import { system } from "../theme/system";
import { GuestsOnly, MembersOnly } from "./guards";
import { restoreKnown } from "./knownState";
import { SessionProvider } from "./SessionProvider";
import type { CreateClient } from "./SessionProvider";

afterEach(() => {
  cleanup();
  for (const { id } of toastStore.getState()) toast.dismiss(id);
});

const VIEWER_EMAIL = gql`
  query Secret {
    viewer {
      id
      email
    }
  }
`;

/** A server with one session. */
interface ServerState {
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

function startApp(at: string, state: ServerState) {
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
    <ChakraProvider value={system}>
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

it("loads the session before anything shows, and sends a guest to the login and back", async () => {
  const { created, disposed } = startApp("/chats?tab=proposal", { isSignedIn: false });
  expect(screen.queryByRole("heading")).toBeNull();
  await userEvent.click(await screen.findByRole("button", { name: "Entrar" }));
  expect(await screen.findByRole("heading", { name: "Chats de Ana" })).toBeTruthy();
  expect(disposed).toEqual([created[0]]);
});

it("leaves nothing of the user after signing out", async () => {
  const { created, disposed } = startApp("/chats", { isSignedIn: true });
  await userEvent.click(await screen.findByRole("button", { name: "Salir" }));
  await screen.findByRole("button", { name: "Entrar" });
  expect(disposed).toEqual([created[0]]);
  expect(JSON.stringify(created.at(-1)?.extract())).not.toContain("ana@example.com");
});

it("leads to the login and back to the same place when the session expires", async () => {
  const state = { isSignedIn: true };
  startApp("/chats", state);
  await screen.findByRole("heading", { name: "Chats de Ana" });
  state.isSignedIn = false;
  await userEvent.click(screen.getByRole("button", { name: "Preguntar" }));
  const signIn = await screen.findByRole("button", { name: "Entrar" });
  expect(toastStore.getState().map(({ text }) => text)).toEqual(["Tu sesión terminó. Inicia sesión para continuar."]);
  await userEvent.click(signIn);
  expect(await screen.findByRole("heading", { name: "Chats de Ana" })).toBeTruthy();
});

it("signs out when another tab does", async () => {
  const state = { isSignedIn: true };
  startApp("/chats", state);
  await screen.findByRole("heading", { name: "Chats de Ana" });
  state.isSignedIn = false;
  const otherTab = new BroadcastChannel("tq-session");
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
  otherTab.postMessage("signed-out");
  expect(await screen.findByRole("button", { name: "Entrar" })).toBeTruthy();
  otherTab.close();
});

it("shows no notice and leaves nothing of the user when another tab signs out", async () => {
  const state = { isSignedIn: true };
  const { created } = startApp("/chats", state);
  await screen.findByRole("heading", { name: "Chats de Ana" });
  saveDraft("chat-1", "1", "Hola");
  toast.info("Luis te escribió");
  const otherTab = new BroadcastChannel("tq-session");
  const received = new Promise((resolve) => new BroadcastChannel("tq-session").addEventListener("message", resolve));
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
  otherTab.postMessage("signing-out");
  await received;
  // The server closes the session's sockets and refuses its requests before the other tab has its answer.
  state.isSignedIn = false;
  await userEvent.click(screen.getByRole("button", { name: "Preguntar" }));
  await screen.findByRole("button", { name: "Entrar" });
  expect(toastStore.getState()).toEqual([]);
  expect(sessionStorage.length).toBe(0);
  expect(created).toHaveLength(2);
  otherTab.close();
});

it("keeps a draft over an expired session for the same user only", async () => {
  const state: ServerState = { isSignedIn: true };
  startApp("/chats", state);
  await screen.findByRole("heading", { name: "Chats de Ana" });
  saveDraft("chat-1", "1", "Hola");
  const expire = async () => {
    state.isSignedIn = false;
    await userEvent.click(screen.getByRole("button", { name: "Preguntar" }));
    return screen.findByRole("button", { name: "Entrar" });
  };
  await userEvent.click(await expire());
  await screen.findByRole("heading", { name: "Chats de Ana" });
  expect(readDraft("chat-1", "1")).toBe("Hola");
  const signIn = await expire();
  state.viewer = { ...ANA, id: "2", user: { ...ANA.user, id: "2", firstName: "Luis" } };
  await userEvent.click(signIn);
  expect(await screen.findByRole("heading", { name: "Muro" })).toBeTruthy();
  expect(sessionStorage.length).toBe(0);
});

it("does not disturb a guest when another tab signs out", async () => {
  const { created } = startApp("/login", { isSignedIn: false });
  await screen.findByRole("button", { name: "Entrar" });
  const otherTab = new BroadcastChannel("tq-session");
  const heard = new Promise((resolve) => new BroadcastChannel("tq-session").addEventListener("message", resolve));
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
  otherTab.postMessage("signed-out");
  await heard;
  expect(created).toHaveLength(1);
  otherTab.close();
});

it("does not take a member for a guest while the network is down", async () => {
  const state = { isSignedIn: true, isDown: true };
  startApp("/chats", state);
  const retry = await screen.findByRole("button", { name: "Intentar de nuevo" });
  state.isDown = false;
  await userEvent.click(retry);
  await waitFor(() => expect(screen.getByRole("heading", { name: "Chats de Ana" })).toBeTruthy());
});

it("does not lead the next user to where the previous one was", async () => {
  const state: ServerState = { isSignedIn: true };
  startApp("/chats", state);
  await userEvent.click(await screen.findByRole("button", { name: "Salir" }));
  const signIn = await screen.findByRole("button", { name: "Entrar" });
  expect(toastStore.getState()).toEqual([]);
  state.viewer = { ...ANA, id: "2", user: { ...ANA.user, id: "2", firstName: "Luis" } };
  await userEvent.click(signIn);
  expect(await screen.findByRole("heading", { name: "Muro" })).toBeTruthy();
});

it("stays signed in when the sign-out fails", async () => {
  const state = { isSignedIn: true, isDown: false };
  startApp("/chats", state);
  const leave = await screen.findByRole("button", { name: "Salir" });
  state.isDown = true;
  await userEvent.click(leave);
  expect(await screen.findByRole("heading", { name: "Chats de Ana" })).toBeTruthy();
});

const LUIS: SessionViewer = { ...ANA, id: "2", user: { ...ANA.user, id: "2", firstName: "Luis" } };

/** Starts with what the device knows of Ana; the server has not answered yet. */
function startKnown(state: ServerState) {
  let answer = () => {};
  const patience = new Promise<void>((resolve) => {
    answer = resolve;
  });
  return { ...startApp("/chats", { ...state, known: ANA, patience }), answer };
}

it("shows what the device knows of the viewer before the server answers, and goes on with the answer", async () => {
  const { created, answer } = startKnown({
    isSignedIn: true,
    viewer: { ...ANA, user: { ...ANA.user, firstName: "Anabel" } },
  });
  expect(screen.getByRole("heading", { name: "Chats de Ana" })).toBeTruthy();
  answer();
  expect(await screen.findByRole("heading", { name: "Chats de Anabel" })).toBeTruthy();
  expect(created).toHaveLength(1);
});

it("keeps showing what the device knows while the server cannot be reached", async () => {
  const { answer } = startKnown({ isSignedIn: true, isDown: true });
  const offline = new Promise((resolve) => addEventListener("offline", resolve, { once: true }));
  answer();
  await offline;
  expect(screen.getByRole("heading", { name: "Chats de Ana" })).toBeTruthy();
  setServerReachable(true);
});

it("leads to the login where the known session has ended, and shows nothing of it to who comes after", async () => {
  const state: ServerState = { isSignedIn: false };
  const { created, answer } = startKnown(state);
  answer();
  expect(await screen.findByRole("button", { name: "Entrar" })).toBeTruthy();
  expect(screen.queryByText(/Ana/)).toBeNull();
  expect(JSON.stringify(created.at(-1)?.extract())).not.toContain(ANA.email);
});

it("shows nothing of the known viewer where the session is another one's", async () => {
  const { created, answer } = startKnown({ isSignedIn: true, viewer: { ...LUIS, email: "luis@example.com" } });
  answer();
  await waitFor(() => expect(screen.queryByText(/Ana/)).toBeNull());
  await waitFor(() => expect(created).toHaveLength(2));
  expect(JSON.stringify(created.at(-1)?.extract())).not.toContain(ANA.email);
});

it("switches to the user who signs in in another tab, and clears the notices", async () => {
  const state: ServerState = { isSignedIn: true };
  startApp("/chats", state);
  await screen.findByRole("heading", { name: "Chats de Ana" });
  toast.info("Luis te escribió");
  state.viewer = { ...ANA, id: "2", user: { ...ANA.user, id: "2", firstName: "Luis" } };
  const otherTab = new BroadcastChannel("tq-session");
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
  otherTab.postMessage("signed-in");
  expect(await screen.findByRole("heading", { name: "Muro" })).toBeTruthy();
  expect(toastStore.getState()).toEqual([]);
  otherTab.close();
});
