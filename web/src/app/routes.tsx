import { lazy } from 'react'
import { Navigate, Route, Routes } from 'react-router-dom'
import { paths, routePatterns } from '../lib/paths'
import { GuestsOnly, MembersOnly } from './guards'

const Home = lazy(() => import('../routes/home'))
const Wall = lazy(() => import('../routes/wall'))
const Search = lazy(() => import('../routes/search'))
const CategoryResults = lazy(() => import('../routes/categoryResults'))
const PublicationDetail = lazy(() => import('../routes/publication'))
const Login = lazy(() => import('../routes/login'))
const Logout = lazy(() => import('../routes/logout'))
const Registration = lazy(() => import('../routes/registration'))
const ConfirmEmail = lazy(() => import('../routes/confirmEmail'))
const NewPublication = lazy(() => import('../routes/newPublication'))
const PublicationCreated = lazy(() => import('../routes/publicationCreated'))
const ProposalManager = lazy(() => import('../routes/proposalManager'))
const Chats = lazy(() => import('../routes/chats'))
const Requests = lazy(() => import('../routes/requests'))
const Notifications = lazy(() => import('../routes/notifications'))

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
