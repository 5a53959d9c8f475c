import type { ModerationKind } from "../__generated__/enums";
import { FLOW_TYPES } from "./mailKinds";
import type { MailKind } from "./mailKinds";
import { categoryPath, categoryResultsPath, interestPath, searchPath } from "./searchAddress";

/** As the address has it. */
export type ChatsTab = "proposal" | "in-progress";
/** Received and sent ones, those in progress, the history: as the address has them. */
export type RequestsTabNumber = 1 | 2 | 3;
/** Tabs of the own profile as its URL names them; «Promocionadas» has two of them. */
export type ProfileTab = "publications" | "campaigns" | "promotables" | "credits" | "profile" | "account";

/** Paths of the pages of information, which are the same for every visitor. */
export const infoPaths = {
  about: "/about_truequea",
  credits: "/truequea_creditos",
  verification: "/truequea_verificacion_id",
  secure: "/truequea_seguro",
  ads: "/truequea_ads",
  premium: "/truequea_premium",
  faq: "/faq",
  safety: "/consejos_de_seguridad",
  terms: "/terminos-y-condiciones",
  privacy: "/politicas-de-privacidad",
  contact: "/contactos",
} as const;

/** First segments that are never the slug of a publication. */
const RESERVED = new Set([
  "profile",
  "chats",
  "publication",
  "publications",
  "cambio_seguro",
  "encuentro",
  "contraoferta",
  "acta",
  "confirm",
  "edit",
  "moderacion",
  "recibo",
  "user",
  "login_flow",
  "recovery_password",
  "successful_message",
  "uploads",
  "assets",
  "api",
]);

/** Whether `/{slug}/{id}` can be a publication. */
export function isPublicationAddress(slug: string, id: string): boolean {
  return /^\d{1,18}$/.test(id) && !RESERVED.has(slug);
}

/** Stands in for an unknown slug; the page corrects its own URL. */
export const PLACEHOLDER_SLUG = "publicacion";

/** Builds every path of the product. */
export const paths = {
  home: () => "/",
  homeAlias: () => "/home",
  wall: () => "/wall",
  login: () => "/login",
  logout: () => "/logout",
  registration: () => "/registration",
  confirmEmail: (token: string) => `/confirm/user/${encodeURIComponent(token)}`,
  forgotPassword: () => "/forgot_password",
  loginFlow: (kind: MailKind) => `/login_flow/${encodeURIComponent(FLOW_TYPES[kind])}`,
  successfulMessage: (kind: MailKind) => `/successful_message/${kind}`,
  newPublication: () => "/new_publication",
  publicationCreated: () => "/publicacion_creada",
  editPublication: (publicationId: string) => `/edit/publication/${encodeURIComponent(publicationId)}`,
  promotionCreated: () => "/publicidad_creada",
  subscriptions: () => "/suscriptions",
  publication: ({ slug, id }: { slug: string; id: string }) => `/${encodeURIComponent(slug)}/${encodeURIComponent(id)}`,
  proposalManager: (publicationId: string) => `/publication/${encodeURIComponent(publicationId)}/proposal/manager`,
  /** By the id of the transaction. */
  counterOffer: (transactionId: string) => `/contraoferta/${encodeURIComponent(transactionId)}`,
  agreement: (transactionId: string) => `/acta/${encodeURIComponent(transactionId)}`,
  chats: (tab: ChatsTab = "proposal") => `/chats/?tab=${tab}`,
  /** What is looked for in one's chats. */
  searchChats: (tab: ChatsTab, search: string) =>
    search === "" ? paths.chats(tab) : `${paths.chats(tab)}&buscar=${encodeURIComponent(search)}`,
  /** A chat in which something was found, at the message that holds it, beside what was found. */
  foundChat: (chat: string, search: string, messageId: string | undefined) =>
    `${chat}&buscar=${encodeURIComponent(search)}${messageId === undefined ? "" : `&mensaje=${messageId}`}`,
  chat: (id: string, tab: ChatsTab) => `/chats/${encodeURIComponent(id)}?tab=${tab}`,
  requests: (tab: RequestsTabNumber = 3, transactionId?: string) =>
    `/requests?tab=${tab}${transactionId ? `&transactionId=${encodeURIComponent(transactionId)}` : ""}`,
  notifications: () => "/notifications_page",
  /** One kind alone, or the audit trail; an item that is open in it. */
  moderation: (kind?: ModerationKind | "TRAIL", item?: string) => {
    const query = new URLSearchParams({ ...(kind && { kind }), ...(item && { item }) }).toString();
    return query === "" ? "/moderacion" : `/moderacion?${query}`;
  },
  /** The booked place of a transaction, or its booking. */
  secureExchange: (transactionId: string) => `/cambio_seguro/${encodeURIComponent(transactionId)}`,
  /** The form, also where an earlier booking has ended. */
  bookSecureExchange: (transactionId: string) => `/cambio_seguro/${encodeURIComponent(transactionId)}?reservar`,
  moveSecureExchange: (transactionId: string) => `/cambio_seguro/${encodeURIComponent(transactionId)}?mover`,
  /** Where and when the parties of a transaction meet, or its proposal. */
  meeting: (transactionId: string) => `/encuentro/${encodeURIComponent(transactionId)}`,
  /** The form, also where one is live. */
  proposeMeeting: (transactionId: string) => `/encuentro/${encodeURIComponent(transactionId)}?proponer`,
  venues: () => "/moderacion/sedes",
  /** Who comes to a venue; today without a day. */
  venueDay: (venueId: string, day?: string) =>
    `/moderacion/sedes/${encodeURIComponent(venueId)}${day ? `?dia=${encodeURIComponent(day)}` : ""}`,
  receipt: (id: string) => `/recibo/${encodeURIComponent(id)}`,
  /** The public profile of a user. */
  person: (id: string) => `/profile/third/${encodeURIComponent(id)}`,
  profile: (tab: ProfileTab = "publications") => `/profile?tab=${tab}`,
  /** The list of own payments, far down in the settings. */
  payments: () => "/profile?tab=account#payments",
  inactivePublications: () => "/profile?tab=publications&kind=inactive",
  settings: (tab: ProfileTab) => `/settings?tab=${tab}`,
  saved: () => "/publications-saved",
  matches: () => "/para_ti",
  /** The list; `publicationId`: for which one is looked for. */
  rings: (publicationId = "") => `/circulo${publicationId && `?publicacion=${publicationId}`}`,
  ring: (id: string) => `/circulo/${id}`,
  /** The form of a meeting of it: of a hand-over by its giver, or of all at once. */
  proposeRingMeeting: (id: string, giverId: string | null) => `/circulo/${id}?proponer=${giverId ?? "todos"}`,
  /** Its chat, among the others. */
  ringChat: ({ id, state, chat }: { id: string; state: string; chat: { id: string } | null }) =>
    `/chats/${chat?.id ?? ""}?tab=${state === "PROPOSED" ? "proposal" : "in-progress"}&circulo=${id}`,
  personPublications: (id: string) => `/publications/third/${encodeURIComponent(id)}`,
  inactiveUser: () => "/user/inactive/tmp",
  search: searchPath,
  /** Results that are named by their ids. */
  searchInterest: interestPath,
  categoryResults: categoryResultsPath,
  category: categoryPath,
};
