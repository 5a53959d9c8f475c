import { WebSocket } from "ws";

/** One person's socket with its subscriptions, spoken by hand: ten thousand of them shall cost the bench little. */
export interface CrowdSocket {
  /** Whether the gateway has ended the subscription, as where the backend did not confirm it in time. */
  hasEnded(): boolean;
  close(): void;
}

/** The crowd's own process was too slow: no fault of the gateway. */
const initTooLate = 4408;

/**
 * Opens a socket as whoever has these session headers, and subscribes. Resolves when the gateway has acknowledged the
 * socket and the operation is sent; `onData` gets the data of each event.
 */
export function openSocket(
  url: string,
  headers: Record<string, string>,
  query: string,
  variables: Record<string, unknown>,
  onData: (data: Record<string, unknown>) => void,
): Promise<CrowdSocket> {
  const socket = new WebSocket(`${url.replace(/^http/, "ws")}/graphql`, "graphql-transport-ws", {
    origin: url,
    perMessageDeflate: false,
  });
  const send = (message: object) => socket.send(JSON.stringify(message));
  let hasEnded = false;
  return new Promise((resolve, reject) => {
    socket.on("open", () => send({ type: "connection_init", payload: headers }));
    socket.on("message", (bytes) => {
      const { type, payload } = JSON.parse(String(bytes)) as { type: string; payload?: { data?: object } };
      if (type === "connection_ack") {
        send({ id: "1", type: "subscribe", payload: { query, variables } });
        resolve({ close: () => socket.terminate(), hasEnded: () => hasEnded });
      } else if (type === "ping") send({ type: "pong" });
      else if (type === "next" && payload?.data) onData(payload.data as Record<string, unknown>);
      else if (type === "error" || type === "complete") hasEnded = true;
    });
    socket.on("close", (code, reason) => {
      if (code === initTooLate) resolve(openSocket(url, headers, query, variables, onData));
      else reject(new Error(`a socket was closed: ${code} ${String(reason)}`));
    });
    socket.on("error", reject);
  });
}
