import { foldText } from "../../rules/text";

/** Pages that are the same for everybody. */
export const informationPages = [
  "/about_truequea",
  "/truequea_creditos",
  "/truequea_verificacion_id",
  "/truequea_seguro",
  "/truequea_ads",
  "/truequea_premium",
  "/faq",
  "/consejos_de_seguridad",
  "/terminos-y-condiciones",
  "/politicas-de-privacidad",
  "/contactos",
];

/** The client's routes, for the status of a page; a part in braces is one segment. */
const knownRoutes = [
  "/",
  "/home",
  "/wall",
  "/login",
  "/logout",
  "/registration",
  "/confirm/user/{token}",
  "/forgot_password",
  "/successful_message/(recovery|resend)",
  "/recovery_password/{token}/{tlc}",
  "/new_publication",
  "/edit/publication/{id}",
  "/publicacion_creada",
  "/publicidad_creada",
  "/suscriptions",
  "/suscripciones",
  "/publication/{id}/proposal/manager",
  "/contraoferta/{id}",
  "/acta/{id}",
  "/chats",
  "/chats/{id}",
  "/requests",
  "/notifications_page",
  "/moderacion",
  "/moderacion/sedes",
  "/moderacion/sedes/{id}",
  "/cambio_seguro/{id}",
  "/encuentro/{id}",
  "/encuentro/compartido/{token}",
  "/circulo",
  "/circulo/{id}",
  "/recibo/{id}",
  ...informationPages,
  "/user/inactive/tmp",
  "/profile/third/{id}",
  "/profile",
  "/profile/{id}",
  "/settings",
  "/publications-saved",
  "/para_ti",
  "/publications/third/{id}",
  "/search_list/{terms}/{location}/{type}/{km}/{latitude}/{longitude}/{sbp}/{typeSearch}/{searchBy}",
  "/search_list/{terms}/{category}/{location}/{type}/{km}/{latitude}/{longitude}/{sbp}/{typeSearch}/{searchBy}",
  "/search_list_price/{location}/{type}/{km}/{latitude}/{longitude}/{sbp}/{typeSearch}/{searchBy}",
  "/search_list_interest/{tag}/{location}/{latitude}/{longitude}/{ids}/{typeSearch}/{searchBy}",
  "/search_list_by_category/{category}/{latitude}/{longitude}/category",
].map(toPattern);

/** Addresses that open something for whoever has them: for no search engine, no other site and no other visitor. */
const secretRoutes = ["/confirm/user/{token}", "/recovery_password/{token}/{tlc}", "/encuentro/compartido/{token}"].map(
  toPattern,
);

function toPattern(route: string): RegExp {
  return new RegExp(`^${route.replace(/\{\w+\}/g, "[^/]+")}/?$`);
}

/** `path` is without its query. */
export const isSecretRoute = (path: string): boolean => secretRoutes.some((pattern) => pattern.test(path));

/** /login_flow/{type}, spelled out as links have it, or as a slug. */
const loginFlows = new Set(["recovery", "resend", "recuperar-mi-contrasena", "reenviar-correo-de-confirmacion"]);

const reservedPrefixes =
  /^\/(profile|chats|publication|publications|cambio_seguro|encuentro|contraoferta|acta|confirm|edit|moderacion|recibo|user|login_flow|recovery_password|successful_message|uploads|assets|api)\//;
const publicationPath = /^\/[^/]+\/(\d{1,15})\/?$/;

/** Whether the client has a screen for this address. */
export function isKnownRoute(path: string): boolean {
  const flow = /^\/login_flow\/([^/]+)\/?$/.exec(path)?.[1];
  return flow === undefined ? knownRoutes.some((pattern) => pattern.test(path)) : loginFlows.has(slugOf(flow));
}

/** As the client reads it: without accents, in small letters, with hyphens. */
function slugOf(segment: string): string {
  try {
    return foldText(decodeURIComponent(segment))
      .trim()
      .replace(/[\s_-]+/g, "-");
  } catch {
    return "";
  }
}

/** The id of `/{slug}/{id}`; fixed routes come first. */
export function publicationIdOf(path: string): string | null {
  if (isKnownRoute(path) || reservedPrefixes.test(path)) return null;
  return publicationPath.exec(path)?.[1] ?? null;
}
