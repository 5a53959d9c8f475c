import type { Position } from "../../lib/position";

/** A place in a message. */
export interface ChatPlace extends Position {
  /** What its sender calls it. */
  name: string | null;
}
