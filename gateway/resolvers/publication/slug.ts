import { foldText } from "../../../rules/text";

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
  "encuentro",
  "contraoferta",
  "acta",
  "recibo",
  "user",
  "users",
  "edit",
  "publication",
  "publications",
  "publications-saved",
  "para_ti",
  "circulo",
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

const isOfSlug = (character: string) => /^[a-z0-9]$/.test(character);

/** What becomes of each character of Western languages: a letter or digit, or nothing. */
const folded = Array.from({ length: 256 }, (_value, code) => {
  const character = foldText(String.fromCharCode(code));
  return isOfSlug(character) ? character : "";
});

/** A title as the first segment of its publication's address. */
export function slugOf(title: string): string {
  const slug = joinLetters(title) ?? joinLetters(foldText(title).replace(/[^a-z0-9]+/g, "-")) ?? "";
  if (slug === "") return "publicacion";
  return reservedSlugs.has(slug) ? `${slug}-p` : slug;
}

/** Letters and digits, with one hyphen for whatever is between them; null where a character is not in the table. */
function joinLetters(text: string): string | null {
  let slug = "";
  let isBroken = false;
  for (let at = 0; at < text.length; at += 1) {
    const letter = folded[text.charCodeAt(at)];
    if (letter === undefined) return null;
    if (letter !== "" && isBroken && slug !== "") slug += "-";
    isBroken = letter === "";
    slug += letter;
  }
  return slug;
}
