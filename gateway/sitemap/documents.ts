/** An address for search engines. */
export interface SiteEntry {
  path: string;
  /** ISO 8601; null where it is not known. */
  changedAt: string | null;
}

/** As many addresses as the protocol allows in one file. */
export const maxEntries = 50_000;

/** One file of addresses. */
export function urlSet(base: string, entries: readonly SiteEntry[]): string {
  const rows = entries.map(
    ({ path, changedAt }) =>
      `<url><loc>${escape(base + path)}</loc>${changedAt ? `<lastmod>${changedAt}</lastmod>` : ""}</url>`,
  );
  return `${head}<urlset xmlns="${namespace}">\n${rows.join("\n")}\n</urlset>\n`;
}

/** The list of the files. */
export function sitemapIndex(base: string, paths: readonly string[]): string {
  return `${head}<sitemapindex xmlns="${namespace}">\n${paths.map((path) => `<sitemap><loc>${escape(base + path)}</loc></sitemap>`).join("\n")}\n</sitemapindex>\n`;
}

/** Paths that robots are asked to skip: members' areas, links of mails, and endless lists. */
export function robotsText(base: string): string {
  const members = [
    "/profile$",
    "/profile?",
    "/chats",
    "/requests",
    "/notifications_page",
    "/moderacion",
    "/cambio_seguro/",
    "/encuentro/",
    "/contraoferta/",
    "/acta/",
    "/recibo/",
    "/new_publication",
    "/publication/",
    "/publications/",
    "/publications-saved",
    "/para_ti",
    "/circulo$",
    "/circulo/",
    "/edit/",
    "/settings",
  ];
  const links = [
    "/confirm/",
    "/recovery_password/",
    "/login_flow/",
    "/successful_message/",
    "/logout",
    "/publicacion_creada",
    "/publicidad_creada",
    "/user/inactive/",
  ];
  const endless = ["/search_list/", "/search_list_price/", "/search_list_interest/"];
  const machinery = ["/graphql", "/card_gateway/", "/captcha", "/config.json", "/outbox"];
  const rows = [...members, ...links, ...endless, ...machinery].map((path) => `Disallow: ${path}`);
  return ["User-agent: *", "Allow: /", ...rows, "", `Sitemap: ${base}/sitemap.xml`, ""].join("\n");
}

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = "http://www.sitemaps.org/schemas/sitemap/0.9";
const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;" };

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => entities[letter] ?? letter);
}
