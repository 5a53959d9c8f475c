import type { CableEvent } from "../../commands/outbox";
import type { Services } from "../../services";
import { parseId } from "../protocol";
import type { Params } from "../protocol";

type Transmit = (content: unknown) => void;

/** A subscription that is allowed. */
export interface Grant {
  stream: string;
  /** What another stream brings: the events that this channel sends, and in what form. */
  news?: { stream: string; wants(event: CableEvent): boolean; present(content: unknown): unknown };
  /** Done before the confirmation, and sent where it gives something; `upTo` is the last message in it. */
  loadSnapshot?: () => Promise<{ content: unknown; upTo?: number } | undefined>;
  actions?: Record<string, (data: Params, transmit: Transmit) => Promise<void>>;
}

/** A subscription that is not; the refusal, where there is one, is sent before the rejection. */
interface Rejection {
  refusal: unknown;
}

/** Answers a subscribe; `params` are of the identifier, and nothing of them is trusted. */
export type Channel = (services: Services, viewerId: number, params: Params) => Promise<Grant | Rejection>;

/** No refusal is sent: the reader must not learn that something exists. */
export const rejection: Rejection = { refusal: undefined };
/** A channel with a user_id accepts only the user of the connection. */
export const isSelf = (params: Params, viewerId: number) => parseId(params.user_id) === viewerId;
