import { checkLength, cleanLine } from "./text";
import type { TransactionStatus } from "./transaction";
import { dayMs, hourMs } from "./durations";

/** Where and when the two parties of an agreed exchange meet, without a venue of ours. */

/** A proposal begins as `proposed`; all after `agreed` are final. The schema's `MeetingState` says what each means. */
export const meetingStates = ["proposed", "agreed", "replaced", "cancelled", "over", "ended"] as const;
/** Of one proposal: another time or place is a new one, and the old one becomes `replaced`. */
export type MeetingState = (typeof meetingStates)[number];

/** A transaction has one of them at most. */
export const liveMeetingStates = ["proposed", "agreed"] as const;
/** Whether it still stands: proposed and waiting, or agreed. */
export const isLiveMeeting = (state: MeetingState): boolean => liveMeetingStates.some((live) => live === state);

/** What its parties are notified of. */
export const meetingEvents = [
  "proposed",
  "changed",
  "joined",
  "agreed",
  "cancelled",
  "tomorrow",
  "soon",
  "on_way",
  "arrived",
  "late",
  "met",
  "all_well",
] as const;
/** Which message of the meeting a notification is. */
export type MeetingEvent = (typeof meetingEvents)[number];

/** What a party says on the day. */
export const meetingReports = ["on_way", "arrived", "late"] as const;
/** Told to the other party from three hours before the meeting until a day after it. */
export type MeetingReport = (typeof meetingReports)[number];

/** Delays that can be announced, in minutes after the hour. */
export const delays: readonly number[] = [15, 30, 45, 60];

/** What kinds of public places the catalogue has. */
export const publicPlaceKinds = ["police", "mall", "station", "square"] as const;
/** A kind of place in the catalogue; a place that a party names itself has none. */
export type PublicPlaceKind = (typeof publicPlaceKinds)[number];

const meetableStatuses: readonly TransactionStatus[] = ["accepted", "confirmed_owner", "confirmed_interested"];
/** Agreed, and not settled yet. */
export const isMeetableStatus = (status: TransactionStatus): boolean => meetableStatuses.includes(status);

/** How far ahead a meeting can be. */
export const meetingDays = 30;
const maxPlaceName = 120;

/** Why a meeting cannot be proposed, answered, reported on or shown. */
export const meetingTexts = {
  place: "Elige dónde se encuentran",
  placeTooLong: `El nombre del lugar no puede tener más de ${maxPlaceName} caracteres`,
  point: "La ubicación no es válida",
  startsAt: "Elige el día y la hora",
  past: "Esa hora ya pasó: elige otra",
  tooFar: `Elige un día dentro de los próximos ${meetingDays} días`,
  notAgreed: "Solo pueden acordar un encuentro mientras el cambio está aceptado y sin terminar",
  booked: "Este cambio ya tiene una sede reservada",
  inactive: "La cuenta de la otra persona no está activa",
  otherRequest: "Esta solicitud ya se usó para otro encuentro",
  notFound: "Encuentro no encontrado",
  own: "Espera a que la otra persona responda tu propuesta",
  notAgreedYet: "Todavía no hay un encuentro acordado",
  wellNotNow: "Esto se puede decir desde la hora del encuentro hasta un día después",
  tooEarly: "Esto se puede decir desde tres horas antes del encuentro",
  report: "Elige qué avisar",
  delay: "Elige cuánto te retrasas",
  notShared: "Este enlace no existe o ya no sirve",
  notLive: "Este encuentro ya cambió: mira cómo quedó",
} as const;

/** Why two people cannot meet at a moment. */
export function checkMeetingTime(startsAt: Date, now: Date): string | null {
  if (Number.isNaN(startsAt.getTime())) return meetingTexts.startsAt;
  if (startsAt <= now) return meetingTexts.past;
  return startsAt.getTime() - now.getTime() > meetingDays * dayMs ? meetingTexts.tooFar : null;
}

/** What a party calls a place that is not a known public one. */
export const checkMeetingPlace = (name: string): string | null =>
  checkLength(cleanLine(name), { max: maxPlaceName, empty: meetingTexts.place, tooLong: meetingTexts.placeTooLong });

/** Hours around a meeting in which the parties can report that they are on the way, have arrived or are late. */
const hoursAround = { before: 3, after: 24 } as const;

/** From when on the parties can report on the day. */
export const opensAt = (startsAt: Date): Date => new Date(startsAt.getTime() - hoursAround.before * hourMs);
/** When an agreed meeting is over, whoever came. */
export const closesAt = (startsAt: Date): Date => new Date(startsAt.getTime() + hoursAround.after * hourMs);

/** What a live meeting becomes; one that was agreed and whose hour has passed is over, whatever ends it. */
export const endStateOf = (
  { state, startsAt }: Pick<Meeting, "state" | "startsAt">,
  to: "replaced" | "cancelled" | "ended",
  now: Date,
): MeetingState => (state === "agreed" && startsAt <= now && to !== "cancelled" ? "over" : to);

/** When both are asked whether all went well. */
export const asksAt = (startsAt: Date): Date => new Date(startsAt.getTime() + 2 * hourMs);
/** Whether a party can report that all went well: an agreed meeting has begun, and ended not long ago. */
export const canReportWell = (startsAt: Date, now: Date): boolean => startsAt <= now && now < closesAt(startsAt);

/** Whether an agreed meeting is near enough to say that one comes. */
export const isMeetingDue = ({ state, startsAt }: Pick<Meeting, "state" | "startsAt">, now: Date): boolean =>
  state === "agreed" && opensAt(startsAt) <= now && now < closesAt(startsAt);

interface Meeting {
  state: MeetingState;
  startsAt: Date;
  /** Whether the viewer has agreed already, by proposing or accepting it. */
  hasAgreed: boolean;
}

/** What a party may do with a meeting. */
export const meetingMoves = ({ state, startsAt, hasAgreed }: Meeting, now: Date) => ({
  canAccept: state === "proposed" && !hasAgreed && now < startsAt,
  canCancel: isLiveMeeting(state),
});
