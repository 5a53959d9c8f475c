import { ApolloClient, ApolloLink, Observable } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import { ChakraProvider } from "@chakra-ui/react/styled-system";
import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { MemoryRouter, useLocation } from "react-router-dom";
import { createCache } from "../apollo/cache";
import { createPartialResultLink } from "../apollo/partialResults";
import { SessionContext } from "../apollo/session";
import type { Session, SessionViewer } from "../apollo/session";
import { getSystem } from "../theme/system";

/** The viewer of most tests, with nothing unread. */
export const ANA: SessionViewer = {
  __typename: "Viewer",
  id: "1",
  email: "ana@example.com",
  signInCount: 2,
  unreadChatCount: 0,
  unreadNotificationCount: 0,
  user: {
    __typename: "User",
    id: "1",
    firstName: "Ana",
    lastName: "Pérez",
    isVerified: false,
    subscription: "STANDARD",
    city: "Caracas",
    state: "Distrito Capital",
    reputation: null,
    picture: null,
  },
};

/**
 * Responses by operation name: data; an Error, thrown as a network failure; an Observable, the data of a subscription;
 * or with `errors` the full GraphQL result.
 */
export type Answers = Record<string, (variables: Record<string, unknown>) => unknown>;

interface ScreenOptions {
  at?: string | { pathname: string; state: unknown };
  answers?: Answers;
  viewer?: SessionViewer | null;
}

/** Renders a part of the app with the real cache and router, a session, and canned answers in place of a server. */
export function renderScreen(ui: ReactNode, { at = "/", answers = {}, viewer = null }: ScreenOptions = {}) {
  const asked: { operation: string; variables: Record<string, unknown> }[] = [];
  const server = new ApolloLink(
    ({ operationName, variables }) =>
      new Observable((observer) => {
        asked.push({ operation: operationName ?? "", variables });
        const answer = answers[operationName ?? ""];
        queueMicrotask(() => {
          const data = answer ? answer(variables) : new Error(`no answer for ${operationName}`);
          if (data instanceof Error) return observer.error(data);
          if (data instanceof Observable)
            return data.subscribe({
              next: (value) => observer.next({ data: value as Record<string, unknown> }),
              complete: () => observer.complete(),
            });
          observer.next(isFullResult(data) ? data : { data: data as Record<string, unknown> });
          observer.complete();
        });
      }),
  );
  const client = new ApolloClient({
    cache: createCache(),
    link: createPartialResultLink().concat(server),
    dataMasking: true,
  });
  const session: Session = {
    status: viewer ? "member" : "guest",
    viewer,
    startSession: () => undefined,
    signOut: async () => undefined,
    endSession: (end) => end(),
  };
  const view = render(
    <ChakraProvider value={getSystem()}>
      <ApolloProvider client={client}>
        <SessionContext value={session}>
          <MemoryRouter initialEntries={[at]}>
            {ui}
            <CurrentPath />
          </MemoryRouter>
        </SessionContext>
      </ApolloProvider>
    </ChakraProvider>,
  );
  return {
    ...view,
    client,
    asked,
    path: () => decodeURIComponent(view.getByTestId("path").textContent),
    /** Location state. */
    state: () => JSON.parse(view.getByTestId("path").dataset["state"] ?? "null") as unknown,
  };
}

function isFullResult(answer: unknown): answer is ApolloLink.Result<Record<string, unknown>> {
  return typeof answer === "object" && answer !== null && "errors" in answer;
}

function CurrentPath() {
  const { pathname, search, state } = useLocation();
  return (
    <span data-testid="path" data-state={JSON.stringify(state)}>
      {pathname + search}
    </span>
  );
}
