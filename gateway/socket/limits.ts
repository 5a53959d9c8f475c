/** Bounds of WebSocket clients. */
export const socketLimits = {
  /** Largest message, in bytes. */
  messageBytes: 64 * 1024,
  initWaitMs: 3_000,
  socketsPerUser: 5,
  /** Guests share an address behind a provider's NAT, so this is generous. */
  guestSocketsPerAddress: 100,
  subscriptionsPerSocket: 20,
  /** Messages from a client: this many at once, and so many more each second. */
  messageBurst: 100,
  messagesPerSecond: 10,
  pingMs: 12_000,
  missedPings: 2,
  /** What may wait to be sent to a client that reads too slowly, in bytes. */
  bufferedBytes: 1024 * 1024,
};

/** Close codes; graphql-ws clients reconnect after 4403, 1012 and 1013, and not after the others. */
export const closeCodes = {
  badRequest: 4400,
  signedOut: 4401,
  sessionExpired: 4403,
  tooMany: 4429,
  restart: 1012,
  tryLater: 1013,
} as const;
