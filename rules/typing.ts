/** How often it is said that somebody writes in a chat, and how long that is shown, in ms. */
export const typingMs = {
  /** Between two signs of one person in one chat; servers drop what comes sooner. */
  least: 3_000,
  /** What a client leaves between two: somewhat more, so that none is dropped for a hurried clock. */
  between: 3_500,
  /** Until one is over, without another one. */
  shown: 6_000,
} as const;
