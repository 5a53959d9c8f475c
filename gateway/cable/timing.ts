/** Periods of the cable client, in ms; tests shorten them. */
export const cableTiming = {
  /** An unconfirmed subscribe is repeated: the server ignores duplicates and is silent about whatever it refuses. */
  resendMs: 500,
  /** After this long without a confirmation or rejection the subscription has failed. */
  subscribeTimeoutMs: 10_000,
  /** A request that needs the cable for its answer waits this long, like for any other upstream call. */
  answerMs: 5_000,
  /** Pings come every 3 s; silence of two of them means a dead connection. */
  staleMs: 6_000,
  /** How often silence is looked for. */
  pollMs: 1_000,
  /** First delay before reconnecting; doubled up to the longest, each with jitter. */
  firstDelayMs: 500,
  longestDelayMs: 10_000,
  /** A connection that lasted this long was stable: the next delay starts small again. */
  settledMs: 5_000,
  /** How long the cable is not asked again for credentials that it has refused. */
  refusedMs: 60_000,
  /** A channel is unsubscribed only when it had no follower for this long. */
  graceMs: 2_000,
  /** Unsubscribe has no answer; a subscribe right behind it could be handled before it. */
  leaveGapMs: 250,
  /** catch_up has no end mark: it is over after a silence of this length, */
  quietMs: 300,
  /** or at the latest after this. */
  longestCatchUpMs: 3_000,
};
/** Whoever makes a hub may replace some of them. */
export type CableTiming = typeof cableTiming;
