import type { Server as GraphqlServer } from "graphql-ws";
import type { WebSocket } from "ws";
import type { Logger } from "../log";
import { closeCodes, socketLimits } from "./limits";
import { MessageRateLimit } from "./sockets";

/** Connects one raw socket with the graphql-ws protocol: pings, message rate, a bounded send buffer. */
export function bindSocket<Extra>(server: GraphqlServer<Extra>, socket: WebSocket, extra: Extra, log: Logger): void {
  const rate = new MessageRateLimit(socketLimits.messageBurst, socketLimits.messagesPerSecond);
  const stopPings = keepAlive(socket);
  // Nothing is sent on a broken socket (or after an oversized message, which ws closes with 1009 itself); "close"
  // follows.
  socket.on("error", () => {});
  const closed = server.opened(
    {
      protocol: socket.protocol,
      send: (data) => send(socket, data),
      close: (code, reason) => socket.close(code, reason),
      onMessage: (receive) => {
        socket.on("message", (data, isBinary) => {
          if (socket.readyState !== socket.OPEN) return;
          if (isBinary) return socket.close(closeCodes.badRequest, "Invalid message received");
          if (!rate.take()) return socket.close(closeCodes.tryLater, "Too many messages");
          receive(String(data)).catch((error: unknown) => {
            log.error({ err: error }, "socket message failed");
            // Not 1011, the usual code for an internal error: it would keep the client away for good.
            socket.close(closeCodes.tryLater, "Try again later");
          });
        });
      },
    },
    extra,
  );
  socket.once("close", (code, reason) => {
    stopPings();
    closed(code, String(reason)).catch((error: unknown) => log.error({ err: error }, "closing a socket failed"));
  });
}

function send(socket: WebSocket, data: string): Promise<void> {
  if (socket.readyState !== socket.OPEN) return Promise.resolve();
  if (socket.bufferedAmount > socketLimits.bufferedBytes) {
    // The client does not read, so it would not read a close frame either.
    socket.terminate();
    return Promise.resolve();
  }
  return new Promise((resolve) => {
    socket.send(data, () => resolve());
  });
}

function keepAlive(socket: WebSocket): () => void {
  let missed = 0;
  socket.on("pong", () => {
    missed = 0;
  });
  const timer = setInterval(() => {
    if (missed >= socketLimits.missedPings) socket.terminate();
    missed += 1;
    if (socket.readyState === socket.OPEN) socket.ping();
  }, socketLimits.pingMs);
  return () => clearInterval(timer);
}
