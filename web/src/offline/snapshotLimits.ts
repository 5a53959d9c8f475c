/** Older parts are not shown without asking the server. */
export const MAX_AGE_MS = 14 * 86_400_000;
/** Conversations that are saved: the last seen ones. */
export const MAX_CONVERSATIONS = 30;
