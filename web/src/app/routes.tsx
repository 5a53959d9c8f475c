import { matchPath, Navigate, Route, Routes } from 'react-router-dom'
import { paths, routePatterns } from '../lib/paths'
import { GuestsOnly, MembersOnly } from './guards'
import { lazyPart } from '../components/ui/lazyPart'

/** Code of a screen; `load` is also called ahead, while it is still being asked who is here. */
const screens = {
  home: () => import('../routes/home'),
  wall: () => import('../routes/wall'),
  search: () => import('../routes/search'),
  categoryResults: () => import('../routes/categoryResults'),
  publicationDetail: () => import('../routes/publication'),
  login: () => import('../routes/login'),
  logout: () => import('../routes/logout'),
  registration: () => import('../routes/registration'),
  confirmEmail: () => import('../routes/confirmEmail'),
  newPublication: () => import('../routes/newPublication'),
  publicationCreated: () => import('../routes/publicationCreated'),
  proposalManager: () => import('../routes/proposalManager'),
  chats: () => import('../routes/chats'),
  requests: () => import('../routes/requests'),
  notifications: () => import('../routes/notifications'),
}

const Home = lazyPart(screens.home)
const Wall = lazyPart(screens.wall)
const Search = lazyPart(screens.search)
const CategoryResults = lazyPart(screens.categoryResults)
const PublicationDetail = lazyPart(screens.publicationDetail)
const Login = lazyPart(screens.login)
const Logout = lazyPart(screens.logout)
const Registration = lazyPart(screens.registration)
const ConfirmEmail = lazyPart(screens.confirmEmail)
const NewPublication = lazyPart(screens.newPublication)
const PublicationCreated = lazyPart(screens.publicationCreated)
const ProposalManager = lazyPart(screens.proposalManager)
const Chats = lazyPart(screens.chats)
const Requests = lazyPart(screens.requests)
const Notifications = lazyPart(screens.notifications)

const ahead: [pattern: string, load: () => Promise<unknown>][] = [
  [routePatterns.home, screens.home],
  [routePatterns.wall, screens.wall],
  [routePatterns.login, screens.login],
  [routePatterns.registration, screens.registration],
  [routePatterns.search, screens.search],
  [routePatterns.categoryResults, screens.categoryResults],
  [routePatterns.chats, screens.chats],
  [routePatterns.publication, screens.publicationDetail],
]

/** Starts loading the code of the screen at an address. A failure shows when the screen is rendered. */
export function preloadScreen(pathname: string): void {
  const load = ahead.find(([pattern]) => matchPath(pattern, pathname))?.[1]
  load?.().catch(() => undefined)
}

/** The route table. Fixed routes rank before /{slug}/{id}; unknown addresses lead home. */
export function AppRoutes() {
  return (
    <Routes>
      <Route path={routePatterns.home} element={<Home />} />
      <Route path={routePatterns.homeAlias} element={<Home />} />
      <Route path={routePatterns.wall} element={<Wall />} />
      <Route path={routePatterns.search} element={<Search />} />
      <Route path={routePatterns.searchInCategory} element={<Search />} />
      <Route path={routePatterns.categoryResults} element={<CategoryResults />} />
      <Route path={routePatterns.logout} element={<Logout />} />
      <Route path={routePatterns.confirmEmail} element={<ConfirmEmail />} />
      <Route path={routePatterns.publicationCreated} element={<PublicationCreated />} />
      <Route element={<GuestsOnly />}>
        <Route path={routePatterns.login} element={<Login />} />
        <Route path={routePatterns.registration} element={<Registration />} />
      </Route>
      <Route element={<MembersOnly />}>
        <Route path={routePatterns.newPublication} element={<NewPublication />} />
        <Route path={routePatterns.proposalManager} element={<ProposalManager />} />
        <Route path={routePatterns.chats} element={<Chats />} />
        <Route path={routePatterns.requests} element={<Requests />} />
        <Route path={routePatterns.notifications} element={<Notifications />} />
      </Route>
      <Route path={routePatterns.publication} element={<PublicationDetail />} />
      <Route path="*" element={<Navigate to={paths.home()} replace />} />
    </Routes>
  )
}
