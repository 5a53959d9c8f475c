import { clockTime, hourLabel } from "../../rules/clock";
import type { SecureExchangeState } from "../../rules/secureExchange";
import type { TransactionRole } from "../../rules/transaction";
import type { MeetingRow } from "../db/meetings";
import type { ItemDetails, UserRow } from "../db/moderationItems";
import type { SecureExchangeRecord } from "../db/secureExchanges";
import type { TransactionEventRow } from "../db/transactionEvents";
import type { TransactionRecord } from "../db/transactions";
import { startOfDay } from "../policies/caracasDays";
import { longDays } from "./days";
import { describeGiven } from "./given";

interface Claim extends Pick<ItemDetails, "confirmedBy" | "bookings"> {
  transaction: TransactionRecord;
  claimant: UserRow;
  counterpart: UserRow;
}

/** Who claims what about whose things, why, where their client asked for it, and all that happened before. */
export function presentClaim({ transaction: record, claimant, counterpart, confirmedBy, bookings }: Claim) {
  const { transaction, events, claimStatements } = record;
  const { ownerId, confirmedAt } = transaction;
  const [owner, interested] = ownerId === claimant.id ? [claimant, counterpart] : [counterpart, claimant];
  const names = { owner: fullName(owner), interested: fullName(interested) };
  const hasConfirmed = (party: UserRow) => confirmedBy.some(({ id }) => id === party.id);
  const own = hasConfirmed(claimant) ? "lo había confirmado, y no espera más" : "no confirma que se hizo";
  const confirmed = confirmedBy.map(fullName).join(" y ");
  // The hour ends with the dot of its abbreviation.
  const moment = confirmedAt ? ` el ${longDays.format(confirmedAt)}, ${clockTime(confirmedAt)}` : ".";
  const silent = [owner, interested].filter((party) => !hasConfirmed(party)).map(fullName);
  const given = describeGiven(record, (words) => `«${words}»`);
  const brings = (role: TransactionRole) => `${names[role]} trae ${given[role].join(", ")}`;
  const reason = events.findLast(({ kind }) => kind === "claim")?.reason;
  const [added, answered] = [claimant, counterpart].map(({ id }) =>
    claimStatements.find(({ userId }) => userId === id),
  );
  return [
    { name: "claim", value: `${fullName(claimant)} reclama por el cambio con ${fullName(counterpart)}: ${own}.` },
    ...(reason ? [{ name: "claim_reason", value: reason }] : []),
    ...(added?.text ? [{ name: "claim_addition", value: added.text }] : []),
    { name: "claim_answer", value: answered?.text ?? "Todavía no ha dado su versión." },
    {
      name: "exchange_state",
      value: [
        ...(confirmed ? [`Confirmado por ${confirmed}${moment}`] : []),
        ...(silent.length > 0 ? [`Sin confirmar por ${silent.join(" ni ")}.`] : []),
        "Las publicaciones siguen reservadas.",
      ].join(" "),
    },
    { name: "requested", value: brings("owner") },
    { name: "offered", value: brings("interested") },
    { name: "history", value: describeHistory(record, names).join("\n") },
    ...(bookings.length > 0
      ? [{ name: "bookings", value: bookings.map((booking) => describeBooking(booking, names)).join("\n") }]
      : []),
    ...(record.meeting?.secret ? [{ name: "handover", value: describeHandover(record.meeting, names) }] : []),
  ].map((text) => ({ ...text, former: null }));
}

type Names = Record<TransactionRole, string>;

/** What happened, a line each, the oldest first. */
const describeHistory = ({ transaction, events }: TransactionRecord, names: Names): string[] => [
  `${momentOf(transaction.createdAt)}: ${names.interested} propuso el cambio`,
  ...events.map((event) => `${momentOf(event.createdAt)}: ${describeEvent(event, names)}`),
];

function describeEvent({ kind, actor, place }: TransactionEventRow, names: Names): string {
  const who = actor === "system" ? "el sistema" : names[actor];
  const where = place
    ? `: ${place.headquarter}, ${longDays.format(startOfDay(place.date))}, ${hourLabel(place.start)}`
    : "";
  switch (kind) {
    case "modified":
      return `${who} cambió la propuesta`;
    case "accepted":
      return `${who} aceptó la propuesta`;
    case "confirmed":
      return `${who} confirmó que recibió lo acordado`;
    case "complete":
      return "el cambio se completó";
    case "rejected":
      return "el cambio se cerró";
    case "claim":
      return `${who} abrió el reclamo`;
    case "booked":
      return `${who} reservó un Cambio seguro${where}`;
    case "booking_moved":
      return `${who} movió la reserva${where}`;
    case "booking_cancelled":
      return `${who} canceló la reserva`;
    case "booking_objected":
      return `${who} no estuvo de acuerdo con la reserva`;
    case "booking_settled":
      return "el equipo terminó la reserva";
    case "booking_ended":
      return "la reserva quedó anulada";
    case "meeting_proposed":
      return `${who} propuso un encuentro${where}`;
    case "meeting_agreed":
      return `${who} aceptó el encuentro${where}`;
    case "meeting_cancelled":
      return `${who} canceló el encuentro`;
    case "amendment_requested":
      return `${who} pidió cambiar lo acordado`;
    case "amendment_accepted":
      return `${who} aceptó cambiar lo acordado`;
    case "amendment_declined":
      return `${who} no aceptó cambiar lo acordado`;
    case "amendment_withdrawn":
      return `${who} retiró su pedido de cambiar lo acordado`;
  }
}

const outcomes: Record<SecureExchangeState, string> = {
  held: "sin pagar todavía",
  awaiting: "el banco decide sobre el pago",
  active: "pagada",
  completed: "se hizo el cambio",
  released: "no se pagó",
  cancelled: "la canceló quien reservó",
  objected: "la otra persona no estuvo de acuerdo",
  ended: "terminó con el cambio o con el reclamo",
  settled: "la resolvió el equipo",
};

/** Those of which an operator of the venue has seen, or was to see, who came. */
const metStates: readonly SecureExchangeState[] = ["active", "completed", "ended", "settled"];

/** Where and when both were to meet, who came, and what became of it. */
function describeBooking({ booking, shift, venue, booker }: SecureExchangeRecord, names: Names): string {
  const parties = metStates.includes(booking.state) ? (["owner", "interested"] as const) : [];
  const came = parties.map((party) => {
    const at = party === "owner" ? booking.ownerCameAt : booking.interestedCameAt;
    return at ? `${names[party]} llegó, ${clockTime(at)}` : `sin registro de que ${names[party]} llegara`;
  });
  return [
    `${venue.name}, ${longDays.format(startOfDay(booking.day))}, de ${hourLabel(shift.startsAt)} a ${hourLabel(shift.endsAt)}`,
    `reservó ${booker.name}`,
    ...came,
    booking.reason ? `${outcomes[booking.state]}: ${booking.reason}` : outcomes[booking.state],
  ].join("; ");
}

/**
 * Who has entered the other one's code at the agreed meeting, a line each: one entered code says that both were there.
 */
const describeHandover = ({ ownerCheckedAt, interestedCheckedAt }: MeetingRow, { owner, interested }: Names): string =>
  [describeCheck(owner, interested, ownerCheckedAt), describeCheck(interested, owner, interestedCheckedAt)].join("\n");

const describeCheck = (who: string, other: string, at: Date | null) =>
  at
    ? `${momentOf(at)}: ${who} ingresó el código de ${other}`
    : `Sin registro de que ${who} ingresara el código de ${other}`;

const shortDays = new Intl.DateTimeFormat("es-VE", { dateStyle: "medium", timeZone: "America/Caracas" });
const momentOf = (moment: Date) => `${shortDays.format(moment)}, ${clockTime(moment)}`;

const fullName = ({ name, lastName }: UserRow) => `${name} ${lastName}`;
