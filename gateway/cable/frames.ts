/** The frames of the ActionCable protocol (actioncable-v1-json). Pure functions. */

/** Those that the ActionCable client of Rails offers, in its order. */
export const subprotocols = ["actioncable-v1-json", "actioncable-unsupported"];

/** A parsed frame of the server. */
export type Frame =
  | { kind: "welcome" }
  | { kind: "ping" }
  | { kind: "confirmed"; identifier: string }
  | { kind: "rejected"; identifier: string }
  | { kind: "disconnect"; reason: string; reconnect: boolean }
  | { kind: "message"; identifier: string; message: unknown };

/** Parses a frame; null for anything else. */
export function parseFrame(text: string): Frame | null {
  const frame = parseObject(text);
  if (!frame) return null;
  const { type, identifier, message } = frame;
  switch (type) {
    case "welcome":
      return { kind: "welcome" };
    case "ping":
      return { kind: "ping" };
    case "disconnect":
      // Old servers leave `reconnect` out; their clients reconnect.
      return { kind: "disconnect", reason: String(frame["reason"] ?? ""), reconnect: frame["reconnect"] !== false };
    case "confirm_subscription":
      return typeof identifier === "string" ? { kind: "confirmed", identifier } : null;
    case "reject_subscription":
      return typeof identifier === "string" ? { kind: "rejected", identifier } : null;
    default:
      return type === undefined && typeof identifier === "string" && message !== undefined
        ? { kind: "message", identifier, message }
        : null;
  }
}

function parseObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}

/** What a subscription names beside its channel; with it, the key under which the cable's frames arrive. */
export type ChannelParams = Readonly<Record<string, string>>;

/**
 * The one spelling of a subscription: the server compares identifiers byte by byte, and every other key order,
 * spacing or `"1"` for `1` would be another subscription that gets every broadcast again. Channel first, then the
 * keys in order, ids as numbers.
 */
export function identifierOf(channel: string, params: ChannelParams): string {
  const keys = Object.keys(params).sort();
  return JSON.stringify({ channel, ...Object.fromEntries(keys.map((key) => [key, wireValue(params[key] ?? "")])) });
}

/** Asks for a channel; `identifier` is its JSON text. */
export function subscribeFrame(identifier: string): string {
  return JSON.stringify({ command: "subscribe", identifier });
}

/** Ends a subscription; `identifier` is the JSON text of its channel. */
export function unsubscribeFrame(identifier: string): string {
  return JSON.stringify({ command: "unsubscribe", identifier });
}

/** An action of a channel. `data` is a JSON text inside the JSON; an object there is silently dropped. */
export function actionFrame(identifier: string, action: string, params: ChannelParams): string {
  const values = Object.fromEntries(Object.entries(params).map(([key, value]) => [key, wireValue(value)]));
  return JSON.stringify({ command: "message", identifier, data: JSON.stringify({ action, ...values }) });
}

function wireValue(value: string): string | number {
  return /^(0|[1-9]\d{0,14})$/.test(value) ? Number(value) : value;
}
