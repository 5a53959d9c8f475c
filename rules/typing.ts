/** How often typing is announced, and how long it is shown, in ms. */
export const typingMs = {
  /** Between two events of one user in one chat; servers drop earlier ones. */
  least: 3_000,
  /** Between two events that a client sends: a little longer, so that clock drift drops none. */
  between: 3_500,
  /** After this long without another event, typing is over. */
  shown: 6_000,
} as const;
