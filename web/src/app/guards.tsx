import { Navigate, Outlet, useLocation } from "react-router-dom";
import { useSession } from "../apollo/session";
import { lazyWithFallback } from "../components/ui/lazyWithFallback";
import { loadOrFailOffline } from "../lib/loadWhenOnline";
import { paths } from "../lib/paths";
import { returnTo, isEntryOfOtherUser, readReturnTo } from "./returnTo";

const CarryOutIntent = lazyWithFallback(
  loadOrFailOffline(() => import("./CarryOutIntent")),
  ({ to }) => <Navigate to={to} state={to.state} replace />,
);

/**
 * Members' screens: a guest goes to the login and comes back afterwards; a history entry of another user leads to the
 * wall.
 */
export function MembersOnly() {
  const { status, viewer } = useSession();
  const location = useLocation();
  if (status !== "member") return <Navigate to={paths.login()} replace state={returnTo(location)} />;
  return viewer && isEntryOfOtherUser(location, viewer.id) ? <Navigate to={paths.wall()} replace /> : <Outlet />;
}

/** Login and registration: a member goes on with what they wanted, else to the wall. */
export function GuestsOnly() {
  const { status, viewer } = useSession();
  const { state } = useLocation();
  if (status !== "member") return <Outlet />;
  const { from, intentId } = readReturnTo(state, viewer?.id) ?? { from: paths.wall() };
  if (!intentId || typeof from === "string") return <Navigate to={from} replace />;
  return <CarryOutIntent id={intentId} to={from} />;
}
