import type { IncomingMessage } from "node:http";
import Negotiator from "negotiator";

/** The first of the encodings, best first, that the client accepts; undefined leaves the body as it is. */
export function acceptedEncoding<Encoding extends string>(
  request: Pick<IncomingMessage, "headers">,
  encodings: readonly Encoding[],
): Encoding | undefined {
  const accepted = new Negotiator(request).encodings(encodings);
  return encodings.find((encoding) => accepted.includes(encoding));
}
