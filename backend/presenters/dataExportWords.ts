import type { MeetingState } from "../../rules/meeting";
import type { NotificationFrequency, NotificationTopic, NotificationWay } from "../../rules/notificationSettings";
import { ratingReasonTexts } from "../../rules/ratingReasonTexts";
import type { RingEndReason } from "../../rules/ring";
import type { SecureExchangeState } from "../../rules/secureExchange";
import type { TransactionStatus } from "../../rules/transaction";
import type { NotificationType } from "../db/notificationTypes";
import type { SavedSearch } from "../db/schema/alerts";
import type { amendments } from "../db/schema/amendments";
import type { Provider } from "../db/schema/identities";
import type { creditEntries, ProformaStatus, proformas } from "../db/schema/money";
import type { premiumTerms } from "../db/schema/premiumTerms";
import type { publicationEdits } from "../db/schema/publicationEdits";
import type { publications } from "../db/schema/publications";
import type { rings } from "../db/schema/rings";
import type { transactions } from "../db/schema/transactions";
import type { users } from "../db/schema/users";
import type { verifications } from "../db/schema/verifications";

/** A word for each value that a column may hold. */
type Words<Value extends string | null> = Record<NonNullable<Value>, string>;

/** What stored words are called in the copy of their data that people get; those that are Spanish already stay. */
export const exportedWords = {
  subscription: { Standard: "Estándar", Premium: "Premium" } satisfies Words<
    (typeof users.$inferSelect)["subscription"]
  >,
  provider: { google: "Google", facebook: "Facebook" } satisfies Words<Provider>,
  publicationType: { Producto: "Producto", service: "Servicio" } satisfies Words<
    (typeof publications.$inferSelect)["type"]
  >,
  publicationStatus: {
    Activo: "Activa",
    waiting: "En revisión",
    finished: "Cambiada",
    inactive: "Inactiva",
  } satisfies Words<(typeof publications.$inferSelect)["status"]>,
  editStatus: {
    live: "Vigente desde que se guardó",
    waiting: "En revisión",
    approved: "Aprobada",
    returned: "No pasó la revisión",
    replaced: "Reemplazada por otra edición",
  } satisfies Words<(typeof publicationEdits.$inferSelect)["status"]>,
  searchBy: { tags: "lo que se ofrece", trade: "lo que les interesa", values: "valor" } satisfies Words<
    SavedSearch["searchBy"]
  >,
  topic: {
    messages: "Mensajes",
    questions: "Preguntas y respuestas",
    proposals: "Propuestas y cambios",
    meetings: "Encuentros y cambio seguro",
    alerts: "Avísame y cambios posibles",
    rings: "Círculos",
    payments: "Pagos, créditos y Premium",
    publications: "Publicaciones y moderación",
  } satisfies Words<NotificationTopic>,
  way: { in_app: "En Truequea", mail: "Correo", push: "Aviso en el dispositivo" } satisfies Words<NotificationWay>,
  frequency: {
    at_once: "Al momento",
    daily: "Una vez al día",
    never: "Nunca",
  } satisfies Words<NotificationFrequency>,
  transactionStatus: {
    active: "Pendiente",
    accepted: "En proceso",
    confirmed_owner: "Confirmado por el dueño",
    confirmed_interested: "Confirmado por el interesado",
    claim_owner: "En reclamo del dueño",
    claim_interested: "En reclamo del interesado",
    complete: "Completado",
    rejected: "Cerrado",
  } satisfies Words<TransactionStatus>,
  closedBy: { owner: "dueño", interested: "interesado", system: "Truequea" } satisfies Words<
    (typeof transactions.$inferSelect)["closedBy"]
  >,
  closeReason: {
    rejected: "Se rechazó la propuesta",
    cancelled: "Se canceló el cambio",
    publication_deactivated: "Una publicación ya no estaba disponible",
    item_exchanged: "Un artículo se cambió con otra persona",
    expired: "Pasó mucho tiempo sin respuesta",
    operator: "El equipo de Truequea resolvió el reclamo",
  } satisfies Words<(typeof transactions.$inferSelect)["closeReason"]>,
  ratingReason: ratingReasonTexts,
  amendmentState: {
    open: "Por responder",
    accepted: "Aceptado",
    declined: "No aceptado",
    withdrawn: "Retirado",
    ended: "Cerrado con el cambio",
  } satisfies Words<(typeof amendments.$inferSelect)["state"]>,
  verificationStatus: { waiting: null, approved: "verificada", refused: "no verificada" } satisfies Record<
    (typeof verifications.$inferSelect)["status"],
    string | null
  >,
  method: { card: "Tarjeta", credit: "Crédito de Truequea" } satisfies Words<(typeof proformas.$inferSelect)["method"]>,
  orderStatus: {
    pending: "Por pagar",
    to_be_confirmed: "Por confirmar",
    approved: "Pagado",
    rejected: "Rechazado",
  } satisfies Words<ProformaStatus>,
  termState: {
    ordered: "Por pagar",
    awaiting: "Pago por confirmar",
    pending_review: "En revisión",
    active: "Activo",
    refused: "No activado",
    ended: "Terminado",
  } satisfies Words<(typeof premiumTerms.$inferSelect)["state"]>,
  secureExchangeState: {
    held: "Por pagar",
    awaiting: "Pago por confirmar",
    active: "Reservado",
    completed: "Completado",
    released: "No se pagó a tiempo",
    cancelled: "Cancelado",
    objected: "Rechazado",
    ended: "Anulado con el cambio",
    settled: "Resuelto por el equipo",
  } satisfies Words<SecureExchangeState>,
  meetingState: {
    proposed: "Por confirmar",
    agreed: "Acordado",
    replaced: "Reemplazado",
    cancelled: "Cancelado",
    over: "Ya pasó",
    ended: "Cerrado: el cambio terminó o está en reclamo",
  } satisfies Words<MeetingState>,
  ringState: {
    proposed: "Por responder",
    accepted: "Acordado",
    complete: "Completo",
    broken: "Se rompió",
    ended: "No se dio",
  } satisfies Words<(typeof rings.$inferSelect)["state"]>,
  ringEndReason: {
    declined: "Alguien no pudo seguir",
    expired: "Se venció el plazo",
    unavailable: "Una de las publicaciones ya no está disponible",
  } satisfies Words<RingEndReason>,
  creditKind: {
    opening: "Saldo inicial",
    publication: "Publicación aprobada",
    fraud: "Publicación retirada por fraude",
    payment: "Pago con crédito",
    refund: "Pago devuelto como crédito",
    unused_views: "Impresiones sin usar de una promoción",
    secure_exchange: "Devolución de un cambio seguro",
  } satisfies Words<(typeof creditEntries.$inferSelect)["kind"]>,
  notificationType: {
    new_change: "Te propusieron un cambio",
    accepted_proposal: "Aceptaron tu propuesta",
    rejected_proposal: "Rechazaron una propuesta",
    exchange_accepted: "Confirmaron un cambio",
    exchange_rejected: "Cancelaron un cambio",
    transaction_completed_by_the_system: "Un cambio se completó solo",
    publication_waiting_approval: "Tu publicación pasó a revisión",
    approved_publication: "Tu publicación fue aprobada",
    invalid_avatar: "Quitamos tu foto de perfil",
    new_message: "Mensaje nuevo",
    payment_gateway_status: "Novedad de un pago con tarjeta",
    payment_with_credit: "Pagaste con tus créditos",
    new_comment: "Pregunta o respuesta nueva",
    returned_publication: "Tu publicación no pasó la revisión",
    modified_proposal: "Cambió una propuesta o lo acordado",
    claim_resolved: "Resolvimos un reclamo",
    account_erasure: "Novedad sobre la eliminación de tus datos",
    identity_verified: "Verificamos tu identidad",
    identity_refused: "No pudimos verificar tu identidad",
    premium_term: "Novedad sobre tu Premium",
    secure_exchange: "Novedad sobre un cambio seguro",
    alert_match: "Publicaron algo que buscabas",
    meeting: "Novedad sobre un encuentro",
    ring: "Novedad en un círculo",
    digest: "Resumen",
  } satisfies Words<NotificationType>,
} as const;

/** The Spanish word of a stored one. */
export const inSpanish = <Word extends string>(words: Record<Word, string>, word: Word | null): string | null =>
  word === null ? null : words[word];
