/** Older than this nothing is shown without asking, ms. */
export const MAX_AGE = 14 * 86_400_000;
/** Conversations that are kept, the last seen ones. */
export const MAX_CONVERSATIONS = 30;
