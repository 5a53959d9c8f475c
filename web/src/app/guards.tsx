import { Navigate, Outlet, useLocation } from "react-router-dom";
import { useSession } from "../apollo/session";
import { paths } from "../lib/paths";
import { returnTo, isEntryOfOtherUser, readReturnTo } from "./returnTo";

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

/** Login and registration: a member goes on to where they wanted, else to the wall. */
export function GuestsOnly() {
  const { status, viewer } = useSession();
  const { state } = useLocation();
  return status === "member" ? <Navigate to={readReturnTo(state, viewer?.id) ?? paths.wall()} replace /> : <Outlet />;
}
