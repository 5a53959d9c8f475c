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
import { deleteDrafts, deleteDraftsOfOthers, deleteDraftPhotos } from "../lib/drafts";
import { clearIntent } from "../lib/guestIntent";
import { messages } from "../lib/messages";
import { paths } from "../lib/paths";
import { isOffline, setServerReachable } from "../lib/loadWhenOnline";
import { clearPendingRegistration } from "../lib/pendingRegistration";
import { returnTo, clearLastMember, recordEntryOwner } from "./returnTo";
import { askBesides, trustCache } from "./knownState";
import { LoadingScreen } from "./LoadingScreen";
import { useOfflineSnapshot } from "./useOfflineSnapshot";

const SIGN_OUT: TypedDocumentNode<SignOutMutation, SignOutMutationVariables> = gql`
  mutation SignOut {
    signOut {
      errors {
        message
      }
    }
  }
`;

/**
 * Messages between the tabs of one browser. The server closes a session's sockets before it answers a sign-out, so the
 * other tabs hear of it beforehand.
 */
const CHANNEL_NAME = "tq-session";
type TabMessage = "signed-in" | "signing-out" | "staying" | "signed-out";

/** How often a page that started offline checks the session again. */
const RECHECK_INTERVAL_MS = 15_000;

export type CreateClient = (handlers: Pick<ClientOptions, "onSessionEnded" | "onResult" | "hasSession">) => AppClient;

/** Owns the Apollo client: every change of the session creates a new one with an empty cache. */
export function SessionProvider({ createClient, children }: { createClient: CreateClient; children: ReactNode }) {
  const currentApp = useRef<AppClient>(null);
  const isMember = useRef(false);
  const isLeaving = useRef(false);
  const viewerIdRef = useRef<string | null>(null);
  const snapshot = useOfflineSnapshot();
  const channel = useRef<BroadcastChannel>(null);
  const [hasEnded, setEnded] = useState(false);

  const createApp = (): AppClient => {
    const app = createClient({
      onSessionEnded: () => {
        if (!isMember.current || currentApp.current !== app) return;
        if (isLeaving.current) return clearSession();
        toast.clear();
        setEnded(true);
        restartClient();
      },
      onResult: () => {
        if (currentApp.current === app) snapshot.scheduleWrite();
      },
      hasSession: async () => {
        const { data } = await app.client.query({ query: SESSION_QUERY, fetchPolicy: "network-only" });
        return Boolean(data?.viewer);
      },
    });
    currentApp.current = app;
    return app;
  };
  const [app, setApp] = useState(createApp);
  // What the page shows may come from the device: `checking` while the server is asked, `offline` while it cannot be.
  const [confirmation, setConfirmation] = useState<"checking" | "offline" | "done">(
    app.isRestored ? "checking" : "done",
  );
  const isRestored = confirmation === "offline";
  const [generation, setGeneration] = useState(0);
  const leaveOfflineMode = () => {
    setConfirmation("done");
    setServerReachable(true);
  };
  const restartClient = () => {
    isMember.current = false;
    snapshot.stopWriting();
    leaveOfflineMode();
    isLeaving.current = false;
    currentApp.current?.dispose();
    setApp(createApp());
    setGeneration((count) => count + 1);
  };
  const clearSession = () => {
    deleteViewerData();
    snapshot.clear();
    restartClient();
  };

  useEffect(() => {
    if (typeof BroadcastChannel === "undefined") return;
    channel.current = new BroadcastChannel(CHANNEL_NAME);
    channel.current.addEventListener("message", ({ data }: MessageEvent<TabMessage>) => {
      if (data === "signed-in") {
        // Perhaps as another user.
        if (isMember.current) toast.clear();
        restartClient();
      }
      // A guest has no session to lose and may be filling in a form.
      else if (isMember.current && data === "signed-out") clearSession();
      else isLeaving.current = data === "signing-out";
    });
    return () => channel.current?.close();
    // The handlers read refs only, so the first ones stay valid.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  const restoreSnapshot = async () => {
    const restoring = currentApp.current;
    if (!restoring || !(await snapshot.restore(restoring.client)) || currentApp.current !== restoring) return false;
    setConfirmation("offline");
    setServerReachable(false);
    setGeneration((count) => count + 1);
    return true;
  };
  /** The server's word about the session whose data the page already shows; undefined where it could not be reached. */
  const confirmSession = (viewerId: string | null | undefined) => {
    if (viewerId === undefined) {
      trustCache(app.client);
      setConfirmation("offline");
      setServerReachable(false);
    } else if (viewerId === viewerIdRef.current) {
      setConfirmation("done");
      snapshot.startWriting(app.client, true);
    } else if (viewerId === null) {
      setEnded(true);
      restartClient();
    } else clearSession();
  };

  // Offline, the session is checked again until the server answers; then the server decides.
  useEffect(() => {
    if (!isRestored) return;
    let isDone = false;
    const recheckSession = async () => {
      const appAtStart = currentApp.current;
      const result = await appAtStart?.client
        .query({ query: SESSION_QUERY, fetchPolicy: "no-cache" })
        .catch(() => undefined);
      if (isDone || !appAtStart || !result?.data || currentApp.current !== appAtStart) return;
      isDone = true;
      if ((result.data.viewer?.id ?? null) === viewerIdRef.current) {
        leaveOfflineMode();
        askBesides(appAtStart.client);
        snapshot.startWriting(appAtStart.client, isMember.current);
        appAtStart.client.refetchQueries({ include: "active" }).catch(() => undefined);
        return;
      }
      if (isMember.current) setEnded(true);
      clearSession();
    };
    const timer = setInterval(() => void recheckSession(), RECHECK_INTERVAL_MS);
    const onOnline = () => void recheckSession();
    globalThis.addEventListener("online", onOnline);
    return () => {
      isDone = true;
      clearInterval(timer);
      globalThis.removeEventListener("online", onOnline);
    };
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isRestored]);
  // A page from the back/forward cache may show a user who has signed out since.
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      const app = currentApp.current;
      app?.client.query({ query: SESSION_QUERY, fetchPolicy: "network-only" }).then(
        ({ data }) => {
          if (currentApp.current === app && (data?.viewer?.id ?? null) !== viewerIdRef.current) clearSession();
        },
        () => undefined,
      );
    };
    addEventListener("pageshow", onPageShow);
    return () => removeEventListener("pageshow", onPageShow);
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  const broadcast = useCallback((message: TabMessage) => channel.current?.postMessage(message), []);
  const endSession = async (end: () => Promise<boolean>) => {
    // This tab ends the session itself: no notice that it ended.
    isMember.current = false;
    broadcast("signing-out");
    const keepSession = () => {
      isMember.current = true;
      broadcast("staying");
    };
    try {
      if (!(await end())) {
        keepSession();
        return false;
      }
    } catch (error) {
      keepSession();
      if (errorCodes(error).includes("UNAUTHENTICATED")) {
        setEnded(true);
        restartClient();
      }
      throw error;
    }
    clearSession();
    broadcast("signed-out");
    return true;
  };
  const handlers = useMemo(
    () => ({
      startSession: () => {
        restartClient();
        broadcast("signed-in");
      },
      signOut: async () => {
        await endSession(async () => {
          try {
            await currentApp.current?.client.mutate({ mutation: SIGN_OUT });
          } catch (error) {
            if (!errorCodes(error).includes("UNAUTHENTICATED")) throw error;
          }
          return true;
        });
      },
      endSession,
    }),
    // oxlint-disable-next-line react/exhaustive-deps
    [broadcast],
  );

  return (
    <ApolloProvider client={app.client}>
      <SessionGate
        key={generation}
        handlers={handlers}
        hasEnded={hasEnded}
        onSessionKnown={(viewerId) => {
          isMember.current = viewerId !== null;
          viewerIdRef.current = viewerId;
          if (viewerId !== null) deleteDataOfOthers(viewerId);
          if (confirmation === "done") snapshot.startWriting(app.client, viewerId !== null);
        }}
        isChecking={confirmation === "checking"}
        onConfirmed={confirmSession}
        onUnreachable={restoreSnapshot}
        onLoginShown={() => setEnded(false)}
      >
        {children}
      </SessionGate>
    </ApolloProvider>
  );
}

interface SessionGateProps {
  handlers: Pick<Session, "startSession" | "signOut" | "endSession">;
  hasEnded: boolean;
  onSessionKnown: (viewerId: string | null) => void;
  onLoginShown: () => void;
  /** Whether the session comes from the device and the server is being asked. */
  isChecking: boolean;
  /** The server's answer; undefined where it could not be reached. */
  onConfirmed: (viewerId: string | null | undefined) => void;
  /** The server cannot be reached: restores the offline snapshot; false when there is none. */
  onUnreachable: () => Promise<boolean>;
  children: ReactNode;
}

/** Loads the session; shows nothing until it is known. */
function SessionGate({
  handlers,
  hasEnded,
  onSessionKnown,
  onLoginShown,
  isChecking,
  onConfirmed,
  onUnreachable,
  children,
}: SessionGateProps) {
  const { data, loading, error, refetch } = useQuery(SESSION_QUERY, { notifyOnNetworkStatusChange: true });
  const navigate = useNavigate();
  const location = useLocation();
  const viewer = data?.viewer ?? null;
  const status = viewer ? "member" : data ? "guest" : "loading";
  // Nothing of this viewer is shown to another one, not even until the next render.
  const [knownId] = useState(isChecking ? viewer?.id : undefined);
  const isOther = isChecking && (viewer?.id ?? null) !== knownId;
  const session = useMemo<Session>(() => ({ ...handlers, status, viewer }), [handlers, status, viewer]);

  useEffect(() => {
    if (isOther) return;
    if (status !== "loading") onSessionKnown(viewer?.id ?? null);
    if (status === "guest" && hasEnded) {
      onLoginShown();
      toast.warning(messages.session.ended);
      navigate(paths.login(), { replace: true, state: returnTo(location) });
    }
    // oxlint-disable-next-line react/exhaustive-deps
  }, [status, hasEnded]);

  useEffect(() => {
    if (isChecking && !loading) onConfirmed(error ? undefined : (viewer?.id ?? null));
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isChecking, loading]);

  useEffect(() => {
    if (viewer && !isOther) recordEntryOwner(location.key, viewer.id);
  }, [location.key, viewer, isOther]);

  const isUnanswered = status === "loading" && error !== undefined && !loading;
  const isUnreachable = isUnanswered && (isOffline() || error instanceof TypeError);
  const [hasNoSnapshot, setNoSnapshot] = useState(false);
  useEffect(() => {
    if (isUnreachable) void onUnreachable().then((isShown) => setNoSnapshot(!isShown));
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isUnreachable]);

  // An unknown session must not be taken for a guest's.
  if (isUnanswered && (hasNoSnapshot || !isUnreachable))
    return <ErrorState onRetry={() => void refetch().catch(() => undefined)} />;
  if (status === "loading" || isOther) return <LoadingScreen />;
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** Deletes what the user left on the device, so that the next one finds nothing of it. */
function deleteViewerData() {
  clearLastMember();
  deleteDrafts();
  deleteDraftPhotos();
  clearPendingRegistration();
  clearIntent();
  toast.clear();
}

/** After a sign-in or a reload: deletes what other users left unfinished. */
function deleteDataOfOthers(viewerId: string) {
  deleteDraftsOfOthers(viewerId);
  deleteDraftPhotos(viewerId);
  clearPendingRegistration();
}
