import { EventEmitter } from "node:events";
import type { Server } from "graphql-ws";
import { pino } from "pino";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { WebSocket } from "ws";
import { socketLimits } from "./limits";
import { bindSocket } from "./transport";

/** A socket whose other end follows the test's script. */
class FakeSocket extends EventEmitter {
  readonly OPEN = 1;
  readyState = 1;
  protocol = "graphql-transport-ws";
  bufferedAmount = 0;
  readonly sent: string[] = [];
  pings = 0;
  isTerminated = false;
  send(data: string, done: () => void): void {
    this.sent.push(data);
    done();
  }
  ping(): void {
    this.pings += 1;
  }
  terminate(): void {
    this.isTerminated = true;
    this.readyState = 3;
    this.emit("close", 1006, Buffer.from(""));
  }
  close(): void {}
}

let socket: FakeSocket;
let send: (data: string) => Promise<void> | void;
let closed: number;

beforeEach(() => {
  vi.useFakeTimers();
  socket = new FakeSocket();
  closed = 0;
  const server = {
    opened(opened: { send: typeof send }) {
      send = opened.send;
      return () => {
        closed += 1;
        return Promise.resolve();
      };
    },
  } as unknown as Server<object>;
  bindSocket(server, socket as unknown as WebSocket, {}, pino({ level: "silent" }));
});
afterEach(() => vi.useRealTimers());

test("keeps a socket that answers pings and ends a silent one after two", () => {
  for (let round = 0; round < 10; round += 1) {
    vi.advanceTimersByTime(socketLimits.pingMs);
    socket.emit("pong");
  }
  expect([socket.pings, socket.isTerminated]).toEqual([10, false]);
  vi.advanceTimersByTime(socketLimits.pingMs * socketLimits.missedPings);
  expect(socket.isTerminated).toBe(false);
  vi.advanceTimersByTime(socketLimits.pingMs);
  expect([socket.isTerminated, closed]).toEqual([true, 1]);
  const pings = socket.pings;
  vi.advanceTimersByTime(socketLimits.pingMs * 5);
  expect(socket.pings).toBe(pings);
});

test("disconnects a client that does not read before its buffer grows without bound", async () => {
  await send("one");
  socket.bufferedAmount = socketLimits.bufferedBytes;
  await send("two");
  expect(socket.isTerminated).toBe(false);
  socket.bufferedAmount = socketLimits.bufferedBytes + 1;
  await send("three");
  expect(socket.isTerminated).toBe(true);
  await send("four");
  expect(socket.sent).toEqual(["one", "two"]);
});
