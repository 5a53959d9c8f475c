import { maxId } from "../../rules/id";

/** ActionCable's frames. Identifiers are strings that are echoed and compared byte for byte. */

/** What the server speaks; a client that offers none is served, too. */
export const subprotocols = ["actioncable-v1-json", "actioncable-unsupported"] as const;

export const welcome = frame({ type: "welcome" });
/** By the server's clock; clients know a dead connection by their absence. */
export const ping = (unixSeconds: number) => frame({ type: "ping", message: unixSeconds });
/** With the identifier character by character as it came. */
export const confirmation = (identifier: string) => frame({ identifier, type: "confirm_subscription" });
/** Without a reason; where there is one, a message has brought it before. */
export const rejection = (identifier: string) => frame({ identifier, type: "reject_subscription" });
export const message = (identifier: string, content: unknown) => frame({ identifier, message: content });
/** `reconnect` false asks clients to stay away. */
export const disconnect = (reason: "unauthorized" | "server_restart", reconnect: boolean) =>
  frame({ type: "disconnect", reason, reconnect });

/** As a client sent them: nothing of it is checked yet. */
export type Params = Record<string, unknown>;
/** What a client may send; `data` only of the last, and parsed already. */
export type Command =
  | { command: "subscribe"; identifier: string }
  | { command: "unsubscribe"; identifier: string }
  | { command: "message"; identifier: string; data: Params };

/** Null for everything that the original server passes over in silence. */
export function readCommand(raw: string): Command | null {
  const value = readObject(raw);
  if (!value || typeof value.identifier !== "string") return null;
  const { command, identifier } = value;
  if (command === "subscribe" || command === "unsubscribe") return { command, identifier };
  if (command !== "message" || typeof value.data !== "string") return null;
  const data = readObject(value.data);
  return data && { command, identifier, data };
}

/** A JSON object from text; null for anything else. */
export function readObject(raw: string): Params | null {
  try {
    const value: unknown = JSON.parse(raw);
    return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Params) : null;
  } catch {
    return null;
  }
}

/** An id among the parameters: `1` and `"1"` alike; null for anything else. */
export function parseId(value: unknown): number | null {
  const number = typeof value === "string" && /^\d{1,10}$/.test(value) ? Number(value) : value;
  return typeof number === "number" && Number.isInteger(number) && number > 0 && number <= maxId ? number : null;
}

function frame(value: unknown) {
  return JSON.stringify(value);
}
