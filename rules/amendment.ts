/** What happens to a change of an agreement that one party asks the other for. */
export const amendmentEvents = ["requested", "accepted", "declined", "withdrawn"] as const;
/** Each is also a line of the transaction's chat, as `amendment_` and its name. */
export type AmendmentEvent = (typeof amendmentEvents)[number];

/** Why a change of an agreement cannot be requested or answered, as the person who tries reads it. */
export const amendmentTexts = {
  notFound: "Ese pedido de cambio no existe",
  notAgreed: "Solo se puede pedir un cambio mientras el acuerdo está aceptado y nadie lo ha confirmado",
  alreadyOpen: "Ya hay un pedido de cambio: respóndelo o retíralo antes de pedir otro",
  otherRequest: "Ese pedido ya se usó para otro cambio",
  changed: "Lo acordado cambió después de que lo leíste. Revísalo antes de seguir",
  unchanged: "No cambiaste nada de lo acordado",
  own: "Es tu pedido: falta la respuesta de la otra persona",
  notOpen: "Ese pedido ya no está abierto",
  taken: (title: string) => `«${title}» ya está en otro cambio aceptado`,
  unavailable: (title: string) => `«${title}» ya no está disponible`,
};
