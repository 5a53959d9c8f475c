import { Navigate, Outlet, useLocation } from "react-router-dom";
import { useSession } from "../apollo/session";
import { paths } from "../lib/paths";
import { cameFrom, isPlaceOfAnother, placeToReturn } from "./cameFrom";

/** Members' screens: a guest gets the login and comes back here afterwards; a place of somebody who was here before leads to the wall. */
export function MembersOnly() {
  const { status, viewer } = useSession();
  const location = useLocation();
  if (status !== "member") return <Navigate to={paths.login()} replace state={cameFrom(location)} />;
  return viewer && isPlaceOfAnother(location, viewer.id) ? <Navigate to={paths.wall()} replace /> : <Outlet />;
}

/** Login and registration: who is signed in goes on to where they wanted, else to the wall. */
export function GuestsOnly() {
  const { status, viewer } = useSession();
  const { state } = useLocation();
  return status === "member" ? <Navigate to={placeToReturn(state, viewer?.id) ?? paths.wall()} replace /> : <Outlet />;
}
