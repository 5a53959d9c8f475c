import { ApolloProvider } from "@apollo/client/react";
import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { useMemo, useRef, useState } from "react";
import type { ReactNode } from "react";
import type { SignOutMutation, SignOutMutationVariables } from "../__generated__/graphql";
import type { AppClient, ClientOptions } from "../apollo/client";
import { errorCodes } from "../apollo/errors";
import { SESSION_QUERY } from "../apollo/session";
import { toast } from "../components/ui/toast";
import { setServerReachable } from "../lib/loadWhenOnline";
import { SessionGate } from "./SessionGate";
import { revalidateCache, trustCache } from "./knownState";
import { useOfflineSnapshot } from "./useOfflineSnapshot";
import { useOtherTabs } from "./useOtherTabs";
import { useSessionCheck } from "./useSessionCheck";
import { deleteDataOfOthers, deleteViewerData } from "./viewerData";

const SIGN_OUT: TypedDocumentNode<SignOutMutation, SignOutMutationVariables> = gql`
  mutation SignOut {
    signOut {
      errors {
        message
      }
    }
  }
`;

/** Called once per session: the server, the browser and tests each make their own kind. */
export type CreateClient = (handlers: Pick<ClientOptions, "onSessionEnded" | "onResult" | "hasSession">) => AppClient;

/** Owns the Apollo client: every change of the session creates a new one with an empty cache. */
export function SessionProvider({ createClient, children }: { createClient: CreateClient; children: ReactNode }) {
  const currentApp = useRef<AppClient>(null);
  const isMember = useRef(false);
  const isLeaving = useRef(false);
  const viewerIdRef = useRef<string | null>(null);
  const snapshot = useOfflineSnapshot();
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

  const broadcast = useOtherTabs((message) => {
    if (message === "signed-in") {
      // Perhaps as another user.
      if (isMember.current) toast.clear();
      restartClient();
    }
    // A guest has no session to lose and may be filling in a form.
    else if (isMember.current && message === "signed-out") clearSession();
    else isLeaving.current = message === "signing-out";
  });

  const restoreSnapshot = async () => {
    const restoring = currentApp.current;
    if (!restoring || !(await snapshot.restore(restoring.client)) || currentApp.current !== restoring) return false;
    setConfirmation("offline");
    setServerReachable(false);
    setGeneration((count) => count + 1);
    return true;
  };
  /**
   * The server's answer about the session whose data the page already shows; undefined where it could not be reached.
   */
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

  useSessionCheck({
    isOffline: confirmation === "offline",
    currentClient: () => currentApp.current?.client,
    onReachable: (viewerId) => {
      const client = currentApp.current?.client;
      if (client && viewerId === viewerIdRef.current) {
        leaveOfflineMode();
        revalidateCache(client);
        snapshot.startWriting(client, isMember.current);
        client.refetchQueries({ include: "active" }).catch(() => undefined);
        return;
      }
      if (viewerId !== null || !isMember.current) return clearSession();
      // What the person wrote without a network waits for their next sign-in, as where a session ends otherwise.
      setEnded(true);
      snapshot.clear();
      restartClient();
    },
    onReturned: (viewerId) => {
      if (viewerId !== viewerIdRef.current) clearSession();
    },
  });

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
