import { isOnGlobe } from "../../../rules/placeGrid";
import { cutSearchText, maxSearchIds, readSearchWords } from "../../../rules/search";
import type { ItemCondition, ModerationKind, PublicationType, SearchMode, SearchOrder } from "../__generated__/enums";
import type { Position } from "./position";
import { FLOW_TYPES } from "./mailKinds";
import type { MailKind } from "./mailKinds";

export type ChatsTab = "proposal" | "in-progress";
export type RequestsTabNumber = 1 | 2 | 3;
/** Tabs of the own profile as its URL names them; «Promocionadas» has two of them. */
export type ProfileTab = "publications" | "campaigns" | "promotables" | "credits" | "profile" | "account";

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
  subscriptions: "/suscriptions",
  subscriptionsAlias: "/suscripciones",
  proposalManager: "/publication/:id/proposal/manager",
  counterOffer: "/contraoferta/:id",
  agreement: "/acta/:id",
  chats: "/chats/:id?",
  requests: "/requests",
  notifications: "/notifications_page",
  secureExchange: "/cambio_seguro/:id",
  meeting: "/encuentro/:id",
  sharedMeeting: "/encuentro/compartido/:token",
  moderation: "/moderacion",
  venues: "/moderacion/sedes",
  venueDay: "/moderacion/sedes/:id",
  receipt: "/recibo/:id",
  search: "/search_list/:terms/:location/:type/:km/:latitude/:longitude/:sbp/:typeSearch/:searchBy",
  searchInCategory:
    "/search_list/:terms/:categoryId/:location/:type/:km/:latitude/:longitude/:sbp/:typeSearch/:searchBy",
  searchByPrice: "/search_list_price/:location/:type/:km/:latitude/:longitude/:sbp/:typeSearch/:searchBy",
  searchInterest: "/search_list_interest/:tag/:location/:latitude/:longitude/:ids/:typeSearch/:searchBy",
  categoryResults: "/search_list_by_category/:categoryId/:latitude/:longitude/category",
  person: "/profile/third/:id",
  memberPerson: "/profile/:id",
  profile: "/profile",
  settings: "/settings",
  saved: "/publications-saved",
  matches: "/para_ti",
  ring: "/circulo/:id?",
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
  search: (search: SearchAddress) => {
    const { latitude, longitude } = search.position;
    const byPrice = search.mode === "VALUE";
    const terms = byPrice ? `[${search.minUsd ?? ""}...${search.maxUsd ?? ""}]` : search.terms.join(",");
    const segments = [
      "search_list",
      terms,
      ...(search.categoryId ? [search.categoryId] : []),
      search.location ?? "all",
      search.type ? TYPE_SLOTS[search.type] : "0",
      // As the header search writes it without a radius.
      search.radiusKm ?? NO_RADIUS,
      latitude,
      longitude,
      byPrice,
      byPrice ? "values" : "tags",
      SEARCH_BY[search.mode],
    ];
    const path = `/${segments.map((segment) => encodeURIComponent(String(segment))).join("/")}`;
    return path + filterQuery(search, byPrice ? [] : PRICE_FILTERS);
  },
  /** Results that are named by their ids; what has no slot is in the query. */
  searchInterest: (search: SearchAddress) => {
    const { latitude, longitude } = search.position;
    const segments = [
      search.terms.join(","),
      search.location ?? "all",
      latitude,
      longitude,
      search.ids?.join(",") ?? "",
    ];
    const path = ["/search_list_interest", ...segments.map((segment) => encodeURIComponent(segment))].join("/");
    return `${path}/tags/trade${filterQuery(search, [...PRICE_FILTERS, "type", "km"])}`;
  },
  /** Results of a category with filters. */
  categoryResults: (search: SearchAddress) =>
    paths.category(search.categoryId ?? "", search.position) +
    filterQuery(search, [...PRICE_FILTERS, "type", "km", "state"]),
  category: (categoryId: string, { latitude, longitude }: Position) =>
    `/search_list_by_category/${encodeURIComponent(categoryId)}/${latitude}/${longitude}/category`,
};

const TYPE_SLOTS: Record<PublicationType, string> = { PRODUCT: "1", SERVICE: "2" };

/** What the km slot of a fresh search holds: no limit. */
const NO_RADIUS = 10;

/** Names of the three search tabs in a URL. */
const SEARCH_BY: Record<SearchMode, string> = { WANT: "want", HAVE: "trade", VALUE: "values" };

const PRICE_FILTERS: readonly FilterName[] = ["min", "max"];

type FilterName = "condition" | "order" | "verified" | "recent" | "min" | "max" | "type" | "km" | "state";

/** The filters that have no slot in the path. */
function filterQuery(search: SearchAddress, extra: readonly FilterName[]): string {
  const values: Record<FilterName, string | number | null | undefined> = {
    condition: search.condition,
    order: search.order === "DISTANCE" ? null : search.order,
    verified: search.onlyVerified ? 1 : null,
    recent: search.onlyRecent ? 1 : null,
    min: search.minUsd,
    max: search.maxUsd,
    type: search.type,
    km: search.radiusKm,
    state: search.location,
  };
  const query = new URLSearchParams();
  for (const name of ["condition", "order", "verified", "recent", ...extra] as const) {
    const value = values[name];
    if (value !== null && value !== undefined) query.set(name, String(value));
  }
  return query.size > 0 ? `?${query.toString()}` : "";
}

export interface SearchAddress {
  mode: SearchMode;
  terms: string[];
  minUsd?: number | null;
  maxUsd?: number | null;
  categoryId?: string | null;
  /** Only these publications, named by `terms`. */
  ids?: readonly string[];
  /** Part of the municipality or state. */
  location?: string | null;
  type?: PublicationType | null;
  condition?: ItemCondition | null;
  /** Only of people with a verified identity; for Premium accounts. */
  onlyVerified?: boolean;
  /** Only of the last days; for Premium accounts. */
  onlyRecent?: boolean;
  /** Null is by distance. */
  order?: SearchOrder | null;
  /** Null means no limit. */
  radiusKm: number | null;
  position: Position;
}

/** Parses the parameters of a search URL; invalid values fall back to no limit and to the caller's position. */
export function readSearchAddress(
  params: Record<string, string | undefined>,
  fallback: Position,
  query = new URLSearchParams(),
): SearchAddress {
  const terms = params.terms ?? params.tag ?? "";
  const ids = params.ids?.split(",").filter((id) => /^\d{1,10}$/.test(id));
  const range = /^\[(\d*)\.\.\.(\d*)\]$/.exec(terms);
  const isPriceRoute = params.km !== undefined && params.terms === undefined;
  const mode: SearchMode =
    range || isPriceRoute || params.sbp === "true" || params.searchBy === "values"
      ? "VALUE"
      : params.searchBy === "trade"
        ? "HAVE"
        : "WANT";
  const km = wholeNumber(params.km ?? query.get("km"));
  const latitude = Number(params.latitude);
  const longitude = Number(params.longitude);
  const isPlace = params.latitude && params.longitude && isOnGlobe({ latitude, longitude });
  return {
    mode,
    terms: mode === "VALUE" ? [] : readSearchWords(terms),
    minUsd: wholeNumber(range?.[1] ?? query.get("min")),
    maxUsd: wholeNumber(range?.[2] ?? query.get("max")),
    categoryId: params.categoryId ?? null,
    ...(ids && ids.length > 0 ? { ids: ids.slice(0, maxSearchIds) } : {}),
    location: readLocationSlot(params.location ?? query.get("state")),
    type: readTypeSlot(params.type ?? query.get("type")),
    condition: findValue<ItemCondition>(["NEW", "USED"], query.get("condition")),
    onlyVerified: query.get("verified") === "1",
    onlyRecent: query.get("recent") === "1",
    order: findValue<SearchOrder>(["NEWEST", "VALUE_UP", "VALUE_DOWN"], query.get("order")),
    radiusKm: km === NO_RADIUS ? null : km,
    position: isPlace ? { latitude, longitude } : fallback,
  };
}

function readTypeSlot(text: string | null): PublicationType | null {
  if (text && ["1", "Producto", "product", "PRODUCT"].includes(text)) return "PRODUCT";
  if (text && ["2", "Servicio", "service", "SERVICE"].includes(text)) return "SERVICE";
  return null;
}

const readLocationSlot = (text: string | null) =>
  text && text !== "all" && text !== "null" ? cutSearchText(text) : null;

const findValue = <Value extends string>(known: readonly Value[], text: string | null) =>
  known.find((value) => value === text) ?? null;

function wholeNumber(text: string | null | undefined): number | null {
  return text && /^\d{1,9}$/.test(text) ? Number(text) : null;
}
