import { lazy } from 'react'
import { matchPath, Navigate, Route, Routes, useParams } from 'react-router-dom'
import { useSession } from '../apollo/session'
import { infoPaths, paths, routePatterns } from '../lib/paths'
import { patiently } from '../lib/patiently'
import { GuestsOnly, MembersOnly } from './guards'
import { infoScreens } from './infoScreens'

/** Code of a screen; `load` is also called ahead, while it is still being asked who is here. */
const screens = {
  home: patiently(() => import('../routes/home')),
  wall: patiently(() => import('../routes/wall')),
  search: patiently(() => import('../routes/search')),
  categoryResults: patiently(() => import('../routes/categoryResults')),
  publicationDetail: patiently(() => import('../routes/publication')),
  login: patiently(() => import('../routes/login')),
  logout: patiently(() => import('../routes/logout')),
  registration: patiently(() => import('../routes/registration')),
  confirmEmail: patiently(() => import('../routes/confirmEmail')),
  forgotPassword: patiently(() => import('../routes/forgotPassword')),
  loginFlow: patiently(() => import('../routes/loginFlow')),
  successfulMessage: patiently(() => import('../routes/successfulMessage')),
  recoveryPassword: patiently(() => import('../routes/recoveryPassword')),
  newPublication: patiently(() => import('../routes/newPublication')),
  publicationCreated: patiently(() => import('../routes/publicationCreated')),
  proposalManager: patiently(() => import('../routes/proposalManager')),
  chats: patiently(() => import('../routes/chats')),
  requests: patiently(() => import('../routes/requests')),
  notifications: patiently(() => import('../routes/notifications')),
  person: patiently(() => import('../routes/person')),
  saved: patiently(() => import('../routes/saved')),
  publicationsOf: patiently(() => import('../routes/publicationsOf')),
  contact: patiently(() => import('../routes/contact')),
}

const Home = lazy(screens.home)
const Wall = lazy(screens.wall)
const Search = lazy(screens.search)
const CategoryResults = lazy(screens.categoryResults)
const PublicationDetail = lazy(screens.publicationDetail)
const Login = lazy(screens.login)
const Logout = lazy(screens.logout)
const Registration = lazy(screens.registration)
const ConfirmEmail = lazy(screens.confirmEmail)
const ForgotPassword = lazy(screens.forgotPassword)
const LoginFlow = lazy(screens.loginFlow)
const SuccessfulMessage = lazy(screens.successfulMessage)
const RecoveryPassword = lazy(screens.recoveryPassword)
const NewPublication = lazy(screens.newPublication)
const PublicationCreated = lazy(screens.publicationCreated)
const ProposalManager = lazy(screens.proposalManager)
const Chats = lazy(screens.chats)
const Requests = lazy(screens.requests)
const Notifications = lazy(screens.notifications)
const Person = lazy(screens.person)
const Saved = lazy(screens.saved)
const PublicationsOf = lazy(screens.publicationsOf)
const Contact = lazy(screens.contact)

const ahead: [pattern: string, load: () => Promise<unknown>][] = [
  [routePatterns.home, screens.home],
  [routePatterns.wall, screens.wall],
  [routePatterns.login, screens.login],
  [routePatterns.registration, screens.registration],
  [routePatterns.search, screens.search],
  [routePatterns.categoryResults, screens.categoryResults],
  [routePatterns.chats, screens.chats],
  ...infoScreens.map(({ path, load }): [string, () => Promise<unknown>] => [path, load]),
  [infoPaths.contact, screens.contact],
  [routePatterns.person, screens.person],
  [routePatterns.publication, screens.publicationDetail],
]

/** Starts loading the code of the screen at an address. A failure shows when the screen is rendered. */
export function preloadScreen(pathname: string): void {
  const load = ahead.find(([pattern]) => matchPath(pattern, pathname))?.[1]
  load?.().catch(() => undefined)
}

/** /profile/{id} is for members; guests see the same person at the public address. */
function MemberPerson() {
  const { id = '' } = useParams()
  return useSession().status === 'guest' ? <Navigate to={paths.person(id)} replace /> : <Person />
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
      <Route path={routePatterns.person} element={<Person />} />
      <Route path={routePatterns.memberPerson} element={<MemberPerson />} />
      <Route path={routePatterns.logout} element={<Logout />} />
      <Route path={routePatterns.confirmEmail} element={<ConfirmEmail />} />
      <Route path={routePatterns.successfulMessage} element={<SuccessfulMessage />} />
      <Route path={routePatterns.recoveryPassword} element={<RecoveryPassword />} />
      <Route path={routePatterns.publicationCreated} element={<PublicationCreated />} />
      {infoScreens.map(({ path, Screen }) => (
        <Route key={path} path={path} element={<Screen />} />
      ))}
      <Route path={infoPaths.contact} element={<Contact />} />
      <Route element={<GuestsOnly />}>
        <Route path={routePatterns.login} element={<Login />} />
        <Route path={routePatterns.registration} element={<Registration />} />
        <Route path={routePatterns.forgotPassword} element={<ForgotPassword />} />
        <Route path={routePatterns.loginFlow} element={<LoginFlow />} />
      </Route>
      <Route element={<MembersOnly />}>
        <Route path={routePatterns.newPublication} element={<NewPublication />} />
        <Route path={routePatterns.proposalManager} element={<ProposalManager />} />
        <Route path={routePatterns.chats} element={<Chats />} />
        <Route path={routePatterns.requests} element={<Requests />} />
        <Route path={routePatterns.notifications} element={<Notifications />} />
        <Route path={routePatterns.saved} element={<Saved />} />
        <Route path={routePatterns.publicationsOf} element={<PublicationsOf />} />
      </Route>
      <Route path={routePatterns.publication} element={<PublicationDetail />} />
      <Route path="*" element={<Navigate to={paths.home()} replace />} />
    </Routes>
  )
}
