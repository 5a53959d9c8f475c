import { foldText } from "../../../rules/text";
import { remember } from "../../remember";

/** First segments of fixed addresses: a title that becomes one of them would hide that page. */
const reservedSlugs = new Set([
  "home",
  "wall",
  "login",
  "logout",
  "registration",
  "confirm",
  "profile",
  "chats",
  "requests",
  "settings",
  "moderacion",
  "cambio_seguro",
  "recibo",
  "user",
  "users",
  "edit",
  "publication",
  "publications",
  "publications-saved",
  "suscriptions",
  "faq",
  "contactos",
  "terminos-y-condiciones",
  "politicas-de-privacidad",
  "graphql",
  "uploads",
  "captcha",
  "healthz",
  "readyz",
  "assets",
  "api",
  "cable",
  "outbox",
  "sandbox",
  "blog",
  "images",
  "fonts",
  "share",
  "sitemaps",
]);

/** A title as the first segment of its publication's address. */
export const slugOf = remember((title): string => {
  const slug = foldText(title)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
  if (slug === "") return "publicacion";
  return reservedSlugs.has(slug) ? `${slug}-p` : slug;
});
