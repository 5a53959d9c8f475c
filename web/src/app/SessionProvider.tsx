import { ApolloProvider, useQuery } from "@apollo/client/react";
import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { ReactNode } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import type { SignOutMutation, SignOutMutationVariables } from "../__generated__/graphql";
import type { AppClient, ClientOptions } from "../apollo/client";
import { errorCodes } from "../apollo/errors";
import { SESSION_QUERY, SessionContext } from "../apollo/session";
import type { Session } from "../apollo/session";
import { ErrorState } from "../components/ui/ErrorState";
import { toast } from "../components/ui/toast";
import { forgetDrafts, forgetDraftsOfOthers, forgetPhotos } from "../lib/drafts";
import { messages } from "../lib/messages";
import { paths } from "../lib/paths";
import { isOffline, setReached } from "../lib/patiently";
import { forgetPendingRegistration } from "../lib/pendingRegistration";
import { cameFrom, forgetLastMember, markPlace } from "./cameFrom";
import { LoadingScreen } from "./LoadingScreen";
import { useKeeping } from "./useKeeping";

const SIGN_OUT: TypedDocumentNode<SignOutMutation, SignOutMutationVariables> = gql`
  mutation SignOut {
    signOut {
      errors {
        message
      }
    }
  }
`;

/** What tabs of one browser tell each other. The server ends a session's sockets before it answers: so leaving is said before it is done. */
const CHANNEL = "tq-session";
type TabMessage = "signed-in" | "signing-out" | "staying" | "signed-out";

/** How often a page that started without a network asks whether it has one, ms. */
const LOOK_AGAIN = 15_000;

export type MakeClient = (handlers: Pick<ClientOptions, "onSessionEnded" | "onAnswer" | "hasSession">) => AppClient;

/** Owns the Apollo client: a change of the session makes a new one, and with it a new, empty cache. */
export function SessionProvider({ makeClient, children }: { makeClient: MakeClient; children: ReactNode }) {
  const current = useRef<AppClient>(null);
  const isMember = useRef(false);
  const isLeaving = useRef(false);
  const knownId = useRef<string | null>(null);
  const keeping = useKeeping();
  // What is shown was seen before, by the same person; the server has not been asked yet.
  const [isRestored, setRestored] = useState(false);
  const channel = useRef<BroadcastChannel>(null);
  const [hasEnded, setEnded] = useState(false);

  const make = (): AppClient => {
    const app = makeClient({
      onSessionEnded: () => {
        if (!isMember.current || current.current !== app) return;
        if (isLeaving.current) return leave();
        toast.clear();
        setEnded(true);
        restart();
      },
      onAnswer: () => {
        if (current.current === app) keeping.changed();
      },
      hasSession: async () => {
        const { data } = await app.client.query({ query: SESSION_QUERY, fetchPolicy: "network-only" });
        return Boolean(data?.viewer);
      },
    });
    current.current = app;
    return app;
  };
  const [app, setApp] = useState(make);
  const [generation, setGeneration] = useState(0);
  const goOn = () => {
    setRestored(false);
    setReached(true);
  };
  const restart = () => {
    isMember.current = false;
    keeping.stop();
    goOn();
    isLeaving.current = false;
    current.current?.dispose();
    setApp(make());
    setGeneration((count) => count + 1);
  };
  const leave = () => {
    forgetPerson();
    keeping.forget();
    restart();
  };

  useEffect(() => {
    if (typeof BroadcastChannel === "undefined") return;
    channel.current = new BroadcastChannel(CHANNEL);
    channel.current.addEventListener("message", ({ data }: MessageEvent<TabMessage>) => {
      if (data === "signed-in") {
        // Perhaps as somebody else.
        if (isMember.current) toast.clear();
        restart();
      }
      // A guest has nothing to leave, and may be filling in a form.
      else if (isMember.current && data === "signed-out") leave();
      else isLeaving.current = data === "signing-out";
    });
    return () => channel.current?.close();
    // The handlers read refs only, so the first ones stay good.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  const restore = async () => {
    const restoring = current.current;
    if (!restoring || !(await keeping.restore(restoring.client)) || current.current !== restoring) return false;
    setRestored(true);
    setReached(false);
    setGeneration((count) => count + 1);
    return true;
  };

  // The session decides as soon as it can be asked.
  useEffect(() => {
    if (!isRestored) return;
    let isDone = false;
    const look = async () => {
      const asked = current.current;
      const answer = await asked?.client
        .query({ query: SESSION_QUERY, fetchPolicy: "no-cache" })
        .catch(() => undefined);
      if (isDone || !asked || !answer?.data || current.current !== asked) return;
      isDone = true;
      if ((answer.data.viewer?.id ?? null) === knownId.current) {
        goOn();
        keeping.begin(asked.client, isMember.current);
        asked.client.refetchQueries({ include: "active" }).catch(() => undefined);
        return;
      }
      if (isMember.current) setEnded(true);
      leave();
    };
    const timer = setInterval(() => void look(), LOOK_AGAIN);
    const onOnline = () => void look();
    globalThis.addEventListener("online", onOnline);
    return () => {
      isDone = true;
      clearInterval(timer);
      globalThis.removeEventListener("online", onOnline);
    };
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isRestored]);
  // A page that the browser kept whole while one was away may show somebody who has left since.
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      const app = current.current;
      app?.client.query({ query: SESSION_QUERY, fetchPolicy: "network-only" }).then(
        ({ data }) => {
          if (current.current === app && (data?.viewer?.id ?? null) !== knownId.current) leave();
        },
        () => undefined,
      );
    };
    addEventListener("pageshow", onShow);
    return () => removeEventListener("pageshow", onShow);
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  const tell = useCallback((message: TabMessage) => channel.current?.postMessage(message), []);
  const endSession = async (end: () => Promise<boolean>) => {
    // That the session ends is no news here.
    isMember.current = false;
    tell("signing-out");
    const stay = () => {
      isMember.current = true;
      tell("staying");
    };
    try {
      if (!(await end())) {
        stay();
        return false;
      }
    } catch (error) {
      stay();
      if (errorCodes(error).includes("UNAUTHENTICATED")) {
        setEnded(true);
        restart();
      }
      throw error;
    }
    leave();
    tell("signed-out");
    return true;
  };
  const handlers = useMemo(
    () => ({
      signedIn: () => {
        restart();
        tell("signed-in");
      },
      signOut: async () => {
        await endSession(async () => {
          try {
            await current.current?.client.mutate({ mutation: SIGN_OUT });
          } catch (error) {
            if (!errorCodes(error).includes("UNAUTHENTICATED")) throw error;
          }
          return true;
        });
      },
      endSession,
    }),
    // oxlint-disable-next-line react/exhaustive-deps
    [tell],
  );

  return (
    <ApolloProvider client={app.client}>
      <SessionGate
        key={generation}
        handlers={handlers}
        hasEnded={hasEnded}
        onKnown={(viewerId) => {
          isMember.current = viewerId !== null;
          knownId.current = viewerId;
          if (viewerId !== null) forgetOthers(viewerId);
          if (!isRestored) keeping.begin(app.client, viewerId !== null);
        }}
        onUnreachable={restore}
        onReturned={() => setEnded(false)}
      >
        {children}
      </SessionGate>
    </ApolloProvider>
  );
}

interface SessionGateProps {
  handlers: Pick<Session, "signedIn" | "signOut" | "endSession">;
  hasEnded: boolean;
  onKnown: (viewerId: string | null) => void;
  onReturned: () => void;
  /** The server cannot be asked: shows what was last seen here; false when there is nothing. */
  onUnreachable: () => Promise<boolean>;
  children: ReactNode;
}

/** Asks who is here; nothing shows until that is known. */
function SessionGate({ handlers, hasEnded, onKnown, onReturned, onUnreachable, children }: SessionGateProps) {
  const { data, loading, error, refetch } = useQuery(SESSION_QUERY, { notifyOnNetworkStatusChange: true });
  const navigate = useNavigate();
  const location = useLocation();
  const viewer = data?.viewer ?? null;
  const status = viewer ? "member" : data ? "guest" : "loading";
  const session = useMemo<Session>(() => ({ ...handlers, status, viewer }), [handlers, status, viewer]);

  useEffect(() => {
    if (status !== "loading") onKnown(viewer?.id ?? null);
    if (status === "guest" && hasEnded) {
      onReturned();
      toast.warning(messages.session.ended);
      navigate(paths.login(), { replace: true, state: cameFrom(location) });
    }
    // oxlint-disable-next-line react/exhaustive-deps
  }, [status, hasEnded]);

  useEffect(() => {
    if (viewer) markPlace(location.key, viewer.id);
  }, [location.key, viewer]);

  const isUnanswered = status === "loading" && error !== undefined && !loading;
  const isUnreachable = isUnanswered && (isOffline() || error instanceof TypeError);
  const [hasNothing, setNothing] = useState(false);
  useEffect(() => {
    if (isUnreachable) void onUnreachable().then((isShown) => setNothing(!isShown));
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isUnreachable]);

  // Not to know who is here is no reason to take them for a guest.
  if (isUnanswered && (hasNothing || !isUnreachable))
    return <ErrorState onRetry={() => void refetch().catch(() => undefined)} />;
  if (status === "loading") return <LoadingScreen />;
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** Nothing of who was here may be left for the next one. */
function forgetPerson() {
  forgetLastMember();
  forgetDrafts();
  forgetPhotos();
  forgetPendingRegistration();
  toast.clear();
}

/** Somebody is here, after a sign-in or a reload: what others left unfinished is not for them. */
function forgetOthers(viewerId: string) {
  forgetDraftsOfOthers(viewerId);
  forgetPhotos(viewerId);
  forgetPendingRegistration();
}
