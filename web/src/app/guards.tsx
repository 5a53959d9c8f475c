import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { useSession } from '../apollo/session'
import { paths } from '../lib/paths'
import { cameFrom, placeToReturn } from './cameFrom'

/** Members' screens: a guest gets the login and comes back here afterwards. */
export function MembersOnly() {
  const { status, formerId } = useSession()
  const location = useLocation()
  return status === 'member' ? <Outlet /> : <Navigate to={paths.login()} replace state={cameFrom(location, formerId ?? null)} />
}

/** Login and registration: who is signed in goes on to where they wanted, else to the wall. */
export function GuestsOnly() {
  const { status, viewer } = useSession()
  const { state } = useLocation()
  return status === 'member' ? <Navigate to={placeToReturn(state, viewer?.id) ?? paths.wall()} replace /> : <Outlet />
}
