import type { ModerationKind, SearchMode } from "../__generated__/enums";
import type { Position } from "./position";
import { FLOW_TYPES } from "./mailKinds";
import type { MailKind } from "./mailKinds";

export type ChatsTab = "proposal" | "in-progress";
export type RequestsTabNumber = 1 | 2 | 3;
/** Tabs of the own profile as its URL names them; «Promocionadas» has two of them. */
export type ProfileTab = "publications" | "campaigns" | "promotables" | "profile" | "account";

/** The route patterns of the router. */
export const routePatterns = {
  home: "/",
  homeAlias: "/home",
  wall: "/wall",
  login: "/login",
  logout: "/logout",
  registration: "/registration",
  confirmEmail: "/confirm/user/:token",
  forgotPassword: "/forgot_password",
  loginFlow: "/login_flow/:type",
  successfulMessage: "/successful_message/:type",
  recoveryPassword: "/recovery_password/:token/:tlc",
  newPublication: "/new_publication",
  publicationCreated: "/publicacion_creada",
  editPublication: "/edit/publication/:id",
  promotionCreated: "/publicidad_creada",
  proposalManager: "/publication/:id/proposal/manager",
  chats: "/chats/:id?",
  requests: "/requests",
  notifications: "/notifications_page",
  moderation: "/moderacion",
  search: "/search_list/:terms/:location/:type/:km/:latitude/:longitude/:sbp/:typeSearch/:searchBy",
  searchInCategory:
    "/search_list/:terms/:categoryId/:location/:type/:km/:latitude/:longitude/:sbp/:typeSearch/:searchBy",
  categoryResults: "/search_list_by_category/:categoryId/:latitude/:longitude/category",
  person: "/profile/third/:id",
  memberPerson: "/profile/:id",
  profile: "/profile",
  settings: "/settings",
  saved: "/publications-saved",
  personPublications: "/publications/third/:id",
  inactiveUser: "/user/inactive/tmp",
  publication: "/:slug/:id",
} as const;

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
  "confirm",
  "edit",
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
  publication: ({ slug, id }: { slug: string; id: string }) => `/${encodeURIComponent(slug)}/${encodeURIComponent(id)}`,
  proposalManager: (publicationId: string) => `/publication/${encodeURIComponent(publicationId)}/proposal/manager`,
  chats: (tab: ChatsTab = "proposal") => `/chats/?tab=${tab}`,
  chat: (id: string, tab: ChatsTab) => `/chats/${encodeURIComponent(id)}?tab=${tab}`,
  requests: (tab: RequestsTabNumber = 3, transactionId?: string) =>
    `/requests?tab=${tab}${transactionId ? `&transactionId=${encodeURIComponent(transactionId)}` : ""}`,
  notifications: () => "/notifications_page",
  /** One kind alone, or the audit trail; an item that is open in it. */
  moderation: (kind?: ModerationKind | "TRAIL", item?: string) => {
    const query = new URLSearchParams({ ...(kind && { kind }), ...(item && { item }) }).toString();
    return query === "" ? "/moderacion" : `/moderacion?${query}`;
  },
  /** The public profile of a user. */
  person: (id: string) => `/profile/third/${encodeURIComponent(id)}`,
  profile: (tab: ProfileTab = "publications") => `/profile?tab=${tab}`,
  inactivePublications: () => "/profile?tab=publications&kind=inactive",
  settings: (tab: ProfileTab) => `/settings?tab=${tab}`,
  saved: () => "/publications-saved",
  personPublications: (id: string) => `/publications/third/${encodeURIComponent(id)}`,
  inactiveUser: () => "/user/inactive/tmp",
  search: (search: SearchAddress) => {
    const { latitude, longitude } = search.position;
    const byPrice = search.mode === "VALUE";
    const terms = byPrice ? `[${search.minUsd ?? ""}...${search.maxUsd ?? ""}]` : search.terms.join(",");
    const segments = [
      "search_list",
      terms,
      ...(search.categoryId ? [search.categoryId] : []),
      "all",
      "0",
      search.radiusKm ?? "null",
      latitude,
      longitude,
      byPrice,
      byPrice ? "values" : "tags",
      SEARCH_BY[search.mode],
    ];
    return `/${segments.map((segment) => encodeURIComponent(String(segment))).join("/")}`;
  },
  category: (categoryId: string, { latitude, longitude }: Position) =>
    `/search_list_by_category/${encodeURIComponent(categoryId)}/${latitude}/${longitude}/category`,
};

/** Names of the three search tabs in a URL. */
const SEARCH_BY: Record<SearchMode, string> = { WANT: "want", HAVE: "trade", VALUE: "values" };

export interface SearchAddress {
  mode: SearchMode;
  terms: string[];
  minUsd?: number | null;
  maxUsd?: number | null;
  categoryId?: string | null;
  /** Null means no limit. */
  radiusKm: number | null;
  position: Position;
}

/** Parses the parameters of a search URL; invalid values fall back to no limit and to the caller's position. */
export function readSearchAddress(params: Record<string, string | undefined>, fallback: Position): SearchAddress {
  const terms = params.terms ?? "";
  const range = /^\[(\d*)\.\.\.(\d*)\]$/.exec(terms);
  const mode: SearchMode =
    range || params.sbp === "true" || params.searchBy === "values"
      ? "VALUE"
      : params.searchBy === "trade"
        ? "HAVE"
        : "WANT";
  const latitude = Number(params.latitude);
  const longitude = Number(params.longitude);
  const isPlace = params.latitude && params.longitude && Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return {
    mode,
    terms: mode === "VALUE" ? [] : searchTerms(terms),
    minUsd: wholeNumber(range?.[1]),
    maxUsd: wholeNumber(range?.[2]),
    categoryId: params.categoryId ?? null,
    radiusKm: wholeNumber(params.km),
    position: isPlace ? { latitude, longitude } : fallback,
  };
}

/** Search terms from text: separated by commas, at most 10 of up to 60 characters. */
export function searchTerms(text: string): string[] {
  const terms = text.split(",").map((term) => term.trim().slice(0, 60));
  return [...new Set(terms.filter(Boolean))].slice(0, 10);
}

function wholeNumber(text: string | undefined): number | null {
  return text && /^\d{1,9}$/.test(text) ? Number(text) : null;
}
