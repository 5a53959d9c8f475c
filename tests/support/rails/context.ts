import type { RailsBroadcasts } from "./broadcasts";
import type { RailsCable } from "./cable";
import type { RailsStore } from "./store";

/** What differs between real servers. */
export interface RailsOptions {
  rotatesTokens?: boolean;
  checksOrigin?: boolean | string;
  /** `"update"` as JSON instead of the bare word. */
  quotesStrings?: boolean;
  decimalsAsText?: boolean;
  isUnordered?: boolean;
  hidesSubprotocol?: boolean;
  /** The list of chats without a type leaves out those of ended and claimed transactions, too. */
  hidesSettledChats?: boolean;
  pingMs?: number;
}

/** What the calls and channels of the server work on. */
export interface RailsContext {
  readonly options: RailsOptions;
  readonly store: RailsStore;
  readonly cable: RailsCable;
  readonly broadcasts: RailsBroadcasts;
}
