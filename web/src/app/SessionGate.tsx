import { useQuery } from "@apollo/client/react";
import { useEffect, useMemo, useState } from "react";
import type { ReactNode } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { SESSION_QUERY, SessionContext } from "../apollo/session";
import type { Session } from "../apollo/session";
import { ErrorState } from "../components/ui/ErrorState";
import { toast } from "../components/ui/toast";
import { isOffline } from "../lib/loadWhenOnline";
import { messages } from "../lib/messages";
import { paths } from "../lib/paths";
import { LoadingScreen } from "./LoadingScreen";
import { recordEntryOwner, returnTo } from "./returnTo";

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
export function SessionGate({
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
