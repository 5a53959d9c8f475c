import type { Services } from "../../services";
import { idOf } from "../protocol";
import type { Params } from "../protocol";

type Transmit = (content: unknown) => void;

/** A subscription that is allowed. */
export interface Grant {
  stream: string;
  /** Sent before the confirmation; `upTo` is the last message in it. */
  greet?: () => Promise<{ content: unknown; upTo?: number }>;
  actions?: Record<string, (data: Params, transmit: Transmit) => Promise<void>>;
}

/** A subscription that is not; the refusal, where there is one, is sent before the rejection. */
export interface Refused {
  refusal: unknown;
}

export type Channel = (services: Services, viewerId: number, params: Params) => Promise<Grant | Refused>;

export const refused: Refused = { refusal: undefined };
/** A channel with a user_id accepts only the user of the connection. */
export const isSelf = (params: Params, viewerId: number) => idOf(params.user_id) === viewerId;
