import { addDays, caracasDay, caracasOffsetMs } from "../../../rules/age";
import { startOfDay } from "../../policies/caracasDays";
import type { Day } from "../../policies/caracasDays";
import { addMinutes } from "../days";
import { createRandom } from "../random";
import type { Random } from "../random";
import {
  agreements,
  closings,
  complaints,
  halfConfirmed,
  mainSquare,
  meetingAtVenue,
  meetingPlaces,
  openings,
  refusals,
  serviceOpenings,
  withdrawals,
} from "./conversations";
import type { Line } from "./conversations";
import { regionOf } from "./matches";
import { findPlace } from "./places";
import { people } from "../people";
import type { PlannedTransaction } from "./transactions";
import type { PublicationRow, Town, UserRow } from "./types";

type MessageRow = Town["messages"][number] & { createdAt: Date };

/** The venue that a transaction has a place at. */
export type Booking = { transactionId: number; venueName: string; bookedAt: Date };

/** A chat for every transaction, with a conversation that fits its outcome. */
export function buildChats(
  transactions: readonly PlannedTransaction[],
  users: readonly UserRow[],
  publications: readonly PublicationRow[],
  booking: Booking,
  now: Date,
): Pick<Town, "chats" | "messages"> {
  const random = createRandom("talks");
  const userById = new Map(users.map((user) => [user.id, user]));
  const publicationById = new Map(publications.map((row) => [row.id, row]));
  const written: MessageRow[] = [];
  for (const transaction of transactions) {
    const [owner, interested] = [userById.get(transaction.row.ownerId), userById.get(transaction.row.interestedId)];
    if (!owner || !interested) throw new Error(`Transaction ${transaction.row.id} has no parties`);
    const asked = publicationById.get(transaction.row.publicationId);
    const names = { owner, interested, title: asked?.title ?? "", isProduct: asked?.type === "Producto" };
    const own = transaction.row.id === booking.transactionId ? booking : undefined;
    written.push(
      ...(transaction.row.id === 1
        ? recordedConversation(transaction)
        : buildConversation(transaction, names, own, now, random)),
    );
  }
  // Messages that would lie in the future are left out.
  const messages = written
    .filter((message) => message.createdAt.getTime() < now.getTime() - 60_000)
    .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime() || a.chatId - b.chatId);
  messages.forEach((message, index) => {
    message.id = index + 1;
  });
  return { chats: transactions.map((transaction) => chatOf(transaction, messages, random)), messages };
}

/** The one conversation that the recordings name. */
const recordedConversation = ({ row, timeline }: PlannedTransaction): MessageRow[] => [
  {
    id: 0,
    chatId: row.id,
    senderId: row.interestedId,
    randomId: "seed-1",
    text: "Hola, me interesa tu publicación",
    createdAt: addMinutes(timeline.created, 1),
  },
];

type Names = { owner: UserRow; interested: UserRow; title: string; isProduct: boolean };

function buildConversation(
  transaction: PlannedTransaction,
  names: Names,
  booking: Booking | undefined,
  now: Date,
  random: Random,
): MessageRow[] {
  const { row, timeline, firstToConfirm } = transaction;
  const { accepted, confirmed, ended } = timeline;
  const said: MessageRow[] = [];
  const sector = people[names.owner.id - 1]?.home ?? ["Caracas", "Centro"];
  const place = findPlace(...sector);
  const meetingDay = accepted && meetingDayOf(accepted, confirmed, now);
  const words: Record<string, string> = {
    pide: names.title,
    ofrece: row.offers[0]?.title ?? "",
    sitio: random.pick(meetingPlaces[regionOf(names.owner)] ?? [mainSquare]),
    sector: place.sector === "Centro" ? `el centro de ${place.city}` : place.sector,
    sede: booking?.venueName ?? "",
    dueño: names.owner.name,
    yo: names.interested.name,
  };
  const isOwner = (who: Line[0]) =>
    who === "o" || (who === "a" && firstToConfirm === "owner") || (who === "b" && firstToConfirm === "interested");
  const addLines = (lines: readonly Line[], from: Date, until: Date | undefined) => {
    const start = new Date(Math.max(from.getTime(), said.at(-1)?.createdAt.getTime() ?? 0));
    const end = until ?? addMinutes(start, 600);
    const room = Math.max(end.getTime() - start.getTime(), 60_000) / (lines.length + 1);
    let at = start;
    for (const [who, line] of lines) {
      at = new Date(at.getTime() + Math.min(room, random.int(2, 38) * 60_000));
      const timely = { ...words, saludo: greetingAt(at), cuándo: meetingDay ? dayFrom(at, meetingDay) : "" };
      const message: MessageRow = {
        id: 0,
        chatId: row.id,
        senderId: isOwner(who) ? row.ownerId : row.interestedId,
        randomId: `town-${row.id}-${said.length + 1}`,
        createdAt: at,
        ...contentOf(line, timely, row.offers[0]?.coverId, place),
      };
      if (message.text || message.imageId || message.latitude) said.push(message);
    }
  };
  const isPlain = names.isProduct && row.offers.length > 0 && row.offers.every((offer) => offer.type === "Producto");
  const opening = random.pick(isPlain ? openings : serviceOpenings);
  addLines(
    row.status === "active" ? opening.slice(0, random.int(1, opening.length)) : opening,
    addMinutes(timeline.created, 1),
    accepted ?? (ended && addMinutes(ended, -60)),
  );
  if (row.status === "rejected" && ended)
    addLines(random.pick(row.closeReason === "cancelled" ? withdrawals : refusals), addMinutes(ended, -45), ended);
  if (accepted && booking) {
    addLines(meetingAtVenue.accepted, addMinutes(accepted, 2), booking.bookedAt);
    addLines(meetingAtVenue.booked, addMinutes(booking.bookedAt, 2), now);
  } else if (accepted) addLines(random.pick(agreements), addMinutes(accepted, 2), confirmed);
  if (confirmed && !ended) addLines(halfConfirmed, addMinutes(confirmed, 3), undefined);
  if (ended && (row.status === "claim_owner" || row.status === "claim_interested")) {
    const { before, claim } = complaints[row.status === "claim_owner" ? "owner" : "interested"];
    addLines(before, addMinutes(ended, -40), ended);
    addLines(claim, addMinutes(ended, 1), undefined);
  }
  if (confirmed && ended && row.status === "complete" && row.closedBy !== "system") {
    const closing = random.pick(closings);
    addLines(closing.confirmed, addMinutes(confirmed, 2), ended);
    addLines(closing.complete, addMinutes(ended, 2), undefined);
  }
  return said;
}

/** They meet just before the first confirmation; where that is still to come, tomorrow or, after a long talk, today. */
function meetingDayOf(accepted: Date, confirmed: Date | undefined, now: Date): Day {
  if (confirmed) return caracasDay(confirmed);
  const tomorrow = addDays(caracasDay(now), 1);
  return tomorrow < addDays(caracasDay(accepted), 7) ? tomorrow : caracasDay(now);
}

const weekday = new Intl.DateTimeFormat("es-VE", { weekday: "long", timeZone: "America/Caracas" });

/** A day as it is called at a moment less than a week before. */
function dayFrom(at: Date, day: Day): string {
  const today = caracasDay(at);
  if (day <= today) return "hoy mismo";
  return day === addDays(today, 1) ? "mañana" : `el ${weekday.format(startOfDay(day))}`;
}

function greetingAt(at: Date): string {
  const hour = new Date(at.getTime() + caracasOffsetMs).getUTCHours();
  return hour < 12 ? "Buenos días" : hour < 19 ? "Buenas tardes" : "Buenas noches";
}

function contentOf(
  line: string,
  words: Record<string, string>,
  offered: string | undefined,
  place: { lat: number; lng: number },
): Partial<MessageRow> {
  if (line === "foto") return { imageId: offered ?? null };
  if (line === "ubicación") return { latitude: place.lat, longitude: place.lng };
  return { text: line.replace(/\{([^}]+)\}/g, (_, key: string) => words[key] ?? "") };
}

/** Ended chats are read; in the others whoever did not write last may still have unread messages. */
function chatOf({ row }: PlannedTransaction, messages: readonly MessageRow[], random: Random): Town["chats"][number] {
  const own = messages.filter((message) => message.chatId === row.id);
  const last = own.at(-1);
  const isOver = row.status === "complete" || row.status === "rejected";
  const unread = row.id === 1 || (!isOver && random.chance(0.5));
  const seenBy = (userId: number) => {
    if (!last || last.senderId === userId || !unread) return last?.id ?? 0;
    return own.findLast((message) => message.senderId === userId)?.id ?? 0;
  };
  return {
    id: row.id,
    transactionId: row.id,
    ownerId: row.ownerId,
    interestedId: row.interestedId,
    ownerReadId: seenBy(row.ownerId),
    interestedReadId: seenBy(row.interestedId),
    updatedAt: new Date(Math.max(row.updatedAt.getTime(), last?.createdAt.getTime() ?? 0)),
  };
}
