/**
 * Where the browsers' makers take pushes: we post to no other address that a client names, which could lead into our
 * own network.
 */
const pushHosts = [
  /^fcm\.googleapis\.com$/,
  /^updates\.push\.services\.mozilla\.com$/,
  /^[a-z0-9-]+\.notify\.windows\.com$/,
  /^([a-z0-9-]+\.)?web\.push\.apple\.com$/,
];

/** Pushes that a user gets in a day; of more the list has all. */
export const maxDailyPushes = 40;

/** Why a device cannot be registered. */
export const pushTexts = { address: "Este navegador no puede recibir avisos." };

/** Whether pushes are posted to this address. `others` are origins that tests add. */
export function isPushAddress(address: string, others: readonly string[] = []): boolean {
  if (address.length > 1_000 || !URL.canParse(address)) return false;
  const { protocol, hostname, port, username, origin } = new URL(address);
  if (others.includes(origin)) return true;
  return protocol === "https:" && port === "" && username === "" && pushHosts.some((host) => host.test(hostname));
}

/** What a push says to the service worker. It says nothing of what happened: others may see a phone's screen. */
export interface PushPayload {
  text: string;
  /** A later one with the same takes the place of an earlier one. */
  tag: string;
  /** What a click opens. */
  path: string;
}
