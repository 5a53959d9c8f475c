import { matchPath, Navigate, Route, Routes, useLocation, useParams } from "react-router-dom";
import { useSession } from "../apollo/session";
import { UnknownAddress } from "../components/ui/UnknownAddress";
import { infoPaths, isPublicationAddress, paths } from "../lib/paths";
import { routePatterns } from "../lib/routePatterns";
import { loadWhenOnline } from "../lib/loadWhenOnline";
import { GuestsOnly, MembersOnly } from "./guards";
import { infoScreens } from "./infoScreens";
import { lazyScreen, loadScreen } from "./lazyScreen";
import type { LoadScreen } from "./lazyScreen";

/** Loads the code of each screen; preloaded while the session still loads. */
const screens = {
  home: loadWhenOnline(() => import("../routes/home")),
  wall: loadWhenOnline(() => import("../routes/wall")),
  search: loadWhenOnline(() => import("../routes/search")),
  categoryResults: loadWhenOnline(() => import("../routes/categoryResults")),
  publicationDetail: loadWhenOnline(() => import("../routes/publication")),
  login: loadWhenOnline(() => import("../routes/login")),
  logout: loadWhenOnline(() => import("../routes/logout")),
  registration: loadWhenOnline(() => import("../routes/registration")),
  confirmEmail: loadWhenOnline(() => import("../routes/confirmEmail")),
  forgotPassword: loadWhenOnline(() => import("../routes/forgotPassword")),
  loginFlow: loadWhenOnline(() => import("../routes/loginFlow")),
  successfulMessage: loadWhenOnline(() => import("../routes/successfulMessage")),
  recoveryPassword: loadWhenOnline(() => import("../routes/recoveryPassword")),
  newPublication: loadWhenOnline(() => import("../routes/newPublication")),
  editPublication: loadWhenOnline(() => import("../routes/editPublication")),
  publicationCreated: loadWhenOnline(() => import("../routes/publicationCreated")),
  promotionCreated: loadWhenOnline(() => import("../routes/promotionCreated")),
  subscriptions: loadWhenOnline(() => import("../routes/subscriptions")),
  proposalManager: loadWhenOnline(() => import("../routes/proposalManager")),
  counterOffer: loadWhenOnline(() => import("../routes/counterOffer")),
  agreement: loadWhenOnline(() => import("../routes/agreement")),
  chats: loadWhenOnline(() => import("../routes/chats")),
  requests: loadWhenOnline(() => import("../routes/requests")),
  notifications: loadWhenOnline(() => import("../routes/notifications")),
  moderation: loadWhenOnline(() => import("../routes/moderation")),
  secureExchange: loadWhenOnline(() => import("../routes/secureExchange")),
  meeting: loadWhenOnline(() => import("../routes/meeting")),
  sharedMeeting: loadWhenOnline(() => import("../routes/sharedMeeting")),
  venues: loadWhenOnline(() => import("../routes/venues")),
  venueDay: loadWhenOnline(() => import("../routes/venueDay")),
  receipt: loadWhenOnline(() => import("../routes/receipt")),
  person: loadWhenOnline(() => import("../routes/person")),
  profile: loadWhenOnline(() => import("../routes/profile")),
  saved: loadWhenOnline(() => import("../routes/saved")),
  matches: loadWhenOnline(() => import("../routes/matches")),
  ring: loadWhenOnline(() => import("../routes/ring")),
  personPublications: loadWhenOnline(() => import("../routes/personPublications")),
  contact: loadWhenOnline(() => import("../routes/contact")),
  inactiveUser: loadWhenOnline(() => import("../routes/inactiveUser")),
};

const Home = lazyScreen(screens.home);
const Wall = lazyScreen(screens.wall);
const Search = lazyScreen(screens.search);
const CategoryResults = lazyScreen(screens.categoryResults);
const PublicationDetail = lazyScreen(screens.publicationDetail);
const Login = lazyScreen(screens.login);
const Logout = lazyScreen(screens.logout);
const Registration = lazyScreen(screens.registration);
const ConfirmEmail = lazyScreen(screens.confirmEmail);
const ForgotPassword = lazyScreen(screens.forgotPassword);
const LoginFlow = lazyScreen(screens.loginFlow);
const SuccessfulMessage = lazyScreen(screens.successfulMessage);
const RecoveryPassword = lazyScreen(screens.recoveryPassword);
const NewPublication = lazyScreen(screens.newPublication);
const EditPublication = lazyScreen(screens.editPublication);
const PublicationCreated = lazyScreen(screens.publicationCreated);
const PromotionCreated = lazyScreen(screens.promotionCreated);
const Subscriptions = lazyScreen(screens.subscriptions);
const ProposalManager = lazyScreen(screens.proposalManager);
const CounterOffer = lazyScreen(screens.counterOffer);
const Agreement = lazyScreen(screens.agreement);
const Chats = lazyScreen(screens.chats);
const Requests = lazyScreen(screens.requests);
const Notifications = lazyScreen(screens.notifications);
const Moderation = lazyScreen(screens.moderation);
const SecureExchange = lazyScreen(screens.secureExchange);
const Meeting = lazyScreen(screens.meeting);
const SharedMeeting = lazyScreen(screens.sharedMeeting);
const Venues = lazyScreen(screens.venues);
const VenueDay = lazyScreen(screens.venueDay);
const Receipt = lazyScreen(screens.receipt);
const Person = lazyScreen(screens.person);
const Profile = lazyScreen(screens.profile);
const Saved = lazyScreen(screens.saved);
const Matches = lazyScreen(screens.matches);
const Ring = lazyScreen(screens.ring);
const PersonPublications = lazyScreen(screens.personPublications);
const Contact = lazyScreen(screens.contact);
const InactiveUser = lazyScreen(screens.inactiveUser);

/** How the server renders a page. */
export interface ServerRendering {
  /** Its source modules, so that the browser loads their code while it reads the page. */
  modules: string[];
  /** The page sets its own HTTP status (an unknown publication): nothing can be sent before it is known. */
  hasOwnStatus?: boolean;
  /** It asks for nothing but the session. */
  isText?: boolean;
  /** It shows what is paid for by view, which is counted when it is asked for: no two visits share it. */
  countsImpressions?: boolean;
}

const SEARCH: ServerRendering = { modules: ["src/routes/search.tsx"], countsImpressions: true };

/** Code that is preloaded by path, and the single list of what the server renders. Fixed routes come first. */
const preloads: [pattern: string, load: LoadScreen, rendered?: ServerRendering][] = [
  [routePatterns.home, screens.home, { modules: ["src/routes/home.tsx"] }],
  [routePatterns.homeAlias, screens.home, { modules: ["src/routes/home.tsx"] }],
  [routePatterns.wall, screens.wall, { modules: ["src/routes/wall.tsx"] }],
  [routePatterns.login, screens.login, { modules: ["src/routes/login.tsx"], isText: true }],
  [routePatterns.registration, screens.registration],
  [routePatterns.search, screens.search, SEARCH],
  [routePatterns.searchInCategory, screens.search, SEARCH],
  [routePatterns.searchByPrice, screens.search, SEARCH],
  [routePatterns.searchInterest, screens.search, SEARCH],
  [
    routePatterns.categoryResults,
    screens.categoryResults,
    { modules: ["src/routes/categoryResults.tsx"], countsImpressions: true },
  ],
  [routePatterns.chats, screens.chats],
  [routePatterns.requests, screens.requests],
  [routePatterns.notifications, screens.notifications],
  [routePatterns.saved, screens.saved],
  [routePatterns.matches, screens.matches],
  [routePatterns.profile, screens.profile],
  ...infoScreens.map(({ path, load, rendered }): [string, LoadScreen, ServerRendering] => [path, load, rendered]),
  [routePatterns.subscriptions, screens.subscriptions, { modules: ["src/routes/subscriptions.tsx"] }],
  [routePatterns.inactiveUser, screens.inactiveUser, { modules: ["src/routes/inactiveUser.tsx"] }],
  [infoPaths.contact, screens.contact, { modules: ["src/routes/contact.tsx"] }],
  [
    routePatterns.sharedMeeting,
    screens.sharedMeeting,
    { modules: ["src/routes/sharedMeeting.tsx"], hasOwnStatus: true },
  ],
  [routePatterns.person, screens.person, { modules: ["src/routes/person.tsx"], hasOwnStatus: true }],
  [
    routePatterns.publication,
    screens.publicationDetail,
    { modules: ["src/routes/publication.tsx"], hasOwnStatus: true },
  ],
];

const findPreload = (pathname: string) => preloads.find(([pattern]) => matchPath(pattern, pathname));

/** Preloads the code of the screen at a path. A failure shows when the screen is rendered. */
export async function preloadScreen(pathname: string): Promise<void> {
  const load = findPreload(pathname)?.[1];
  if (load) await loadScreen(load).catch(() => undefined);
}

/** Preloads the code of everything that the server renders. */
export async function preloadServerRendered(): Promise<void> {
  await Promise.all(preloads.map(([, load, rendered]) => rendered && loadScreen(load)));
}

/** How the server renders a path; null for one that is left to the browser or unknown. */
export function serverRenderingAt(pathname: string): ServerRendering | null {
  const [pattern, , rendered] = findPreload(pathname) ?? [];
  const { slug = "", id = "" } = matchPath(routePatterns.publication, pathname)?.params ?? {};
  return pattern === routePatterns.publication && !isPublicationAddress(slug, id) ? null : (rendered ?? null);
}

/** /profile/{id} is for members; guests see the same person at the public address. */
function MemberPerson() {
  const { id = "" } = useParams();
  return useSession().status === "guest" ? <Navigate to={paths.person(id)} replace /> : <Person />;
}

/** /settings?tab=x#y is /profile?tab=x#y. */
function Settings() {
  const { search, hash } = useLocation();
  return <Navigate to={{ pathname: routePatterns.profile, search, hash }} replace />;
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
      <Route path={routePatterns.searchByPrice} element={<Search />} />
      <Route path={routePatterns.searchInterest} element={<Search />} />
      <Route path={routePatterns.categoryResults} element={<CategoryResults />} />
      <Route path={routePatterns.person} element={<Person />} />
      <Route path={routePatterns.memberPerson} element={<MemberPerson />} />
      <Route path={routePatterns.logout} element={<Logout />} />
      <Route path={routePatterns.confirmEmail} element={<ConfirmEmail />} />
      <Route path={routePatterns.successfulMessage} element={<SuccessfulMessage />} />
      <Route path={routePatterns.recoveryPassword} element={<RecoveryPassword />} />
      <Route path={routePatterns.publicationCreated} element={<PublicationCreated />} />
      <Route path={routePatterns.promotionCreated} element={<PromotionCreated />} />
      <Route path={routePatterns.subscriptions} element={<Subscriptions />} />
      <Route path={routePatterns.subscriptionsAlias} element={<Navigate to={routePatterns.subscriptions} replace />} />
      {infoScreens.map(({ path, Screen }) => (
        <Route key={path} path={path} element={<Screen />} />
      ))}
      <Route path={infoPaths.contact} element={<Contact />} />
      <Route path={routePatterns.inactiveUser} element={<InactiveUser />} />
      <Route path={routePatterns.sharedMeeting} element={<SharedMeeting />} />
      <Route element={<GuestsOnly />}>
        <Route path={routePatterns.login} element={<Login />} />
        <Route path={routePatterns.registration} element={<Registration />} />
        <Route path={routePatterns.forgotPassword} element={<ForgotPassword />} />
        <Route path={routePatterns.loginFlow} element={<LoginFlow />} />
      </Route>
      <Route element={<MembersOnly />}>
        <Route path={routePatterns.newPublication} element={<NewPublication />} />
        <Route path={routePatterns.editPublication} element={<EditPublication />} />
        <Route path={routePatterns.proposalManager} element={<ProposalManager />} />
        <Route path={routePatterns.counterOffer} element={<CounterOffer />} />
        <Route path={routePatterns.agreement} element={<Agreement />} />
        <Route path={routePatterns.chats} element={<Chats />} />
        <Route path={routePatterns.requests} element={<Requests />} />
        <Route path={routePatterns.notifications} element={<Notifications />} />
        <Route path={routePatterns.moderation} element={<Moderation />} />
        <Route path={routePatterns.secureExchange} element={<SecureExchange />} />
        <Route path={routePatterns.meeting} element={<Meeting />} />
        <Route path={routePatterns.venues} element={<Venues />} />
        <Route path={routePatterns.venueDay} element={<VenueDay />} />
        <Route path={routePatterns.receipt} element={<Receipt />} />
        <Route path={routePatterns.profile} element={<Profile />} />
        <Route path={routePatterns.settings} element={<Settings />} />
        <Route path={routePatterns.saved} element={<Saved />} />
        <Route path={routePatterns.matches} element={<Matches />} />
        <Route path={routePatterns.ring} element={<Ring />} />
        <Route path={routePatterns.personPublications} element={<PersonPublications />} />
      </Route>
      <Route path={routePatterns.publication} element={<PublicationDetail />} />
      <Route path="*" element={<UnknownAddress />} />
    </Routes>
  );
}
