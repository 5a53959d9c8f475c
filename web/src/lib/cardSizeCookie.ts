/** How publications are shown on phones: two in a row, or one large card. */
export type CardSize = "small" | "large";

const A_YEAR = 365 * 24 * 60 * 60;

/** The size of the cards on this device; a cookie, so that the server renders it. */
export const readCardSize = (cookies: string): CardSize =>
  /(?:^|;\s*)tq_cards=large(?:;|$)/.test(cookies) ? "large" : "small";

/** For `document.cookie`; it holds for a year. */
export const cardSizeCookie = (size: CardSize) => `tq_cards=${size}; Path=/; Max-Age=${A_YEAR}; SameSite=Lax`;
