import { Navigate, Outlet, useLocation, type Location } from 'react-router-dom'
import { useSession } from '../apollo/session'
import { paths } from '../lib/paths'

/** Members' screens: a guest gets the login and comes back here afterwards. */
export function MembersOnly() {
  const { status } = useSession()
  const location = useLocation()
  return status === 'member' ? <Outlet /> : <Navigate to={paths.login()} replace state={{ from: location }} />
}

/** Login and registration: who is signed in goes on to where they wanted, else to the wall. */
export function GuestsOnly() {
  const { status } = useSession()
  const from = (useLocation().state as { from?: Location } | null)?.from
  return status === 'member' ? <Navigate to={from ?? paths.wall()} replace /> : <Outlet />
}
