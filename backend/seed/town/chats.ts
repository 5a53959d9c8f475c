import { addMinutes } from "../days";
import { createRandom } from "../random";
import type { Random } from "../random";
import {
  agreements,
  closings,
  complaints,
  halfConfirmed,
  mainSquare,
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

/** A chat for every transaction, with a conversation that fits its outcome. */
export function buildChats(
  transactions: readonly PlannedTransaction[],
  users: readonly UserRow[],
  publications: readonly PublicationRow[],
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
    written.push(
      ...(transaction.row.id === 1 ? recordedConversation(transaction) : buildConversation(transaction, names, random)),
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

function buildConversation(transaction: PlannedTransaction, names: Names, random: Random): MessageRow[] {
  const { row, timeline } = transaction;
  const said: MessageRow[] = [];
  const sector = people[names.owner.id - 1]?.home ?? ["Caracas", "Centro"];
  const place = findPlace(...sector);
  const words: Record<string, string> = {
    pide: names.title,
    ofrece: row.offers[0]?.title ?? "",
    sitio: random.pick(meetingPlaces[regionOf(names.owner)] ?? [mainSquare]),
    sector: place.sector === "Centro" ? `el centro de ${place.city}` : place.sector,
    dueño: names.owner.name,
    yo: names.interested.name,
  };
  const addLines = (lines: readonly Line[], from: Date, until: Date | undefined) => {
    const end = until ?? addMinutes(from, 600);
    const room = Math.max(end.getTime() - from.getTime(), 60_000) / (lines.length + 1);
    lines.forEach(([who, line], index) => {
      const step = Math.min(room, random.int(2, 38) * 60_000);
      const before = index === 0 ? from : (said.at(-1)?.createdAt ?? from);
      const message: MessageRow = {
        id: 0,
        chatId: row.id,
        senderId: who === "i" ? row.interestedId : row.ownerId,
        randomId: `town-${row.id}-${said.length + 1}`,
        createdAt: new Date(before.getTime() + step),
        ...contentOf(line, words, row.offers[0]?.coverId, place),
      };
      if (message.text || message.imageId || message.latitude) said.push(message);
    });
  };
  const isPlain = names.isProduct && row.offers.length > 0 && row.offers.every((offer) => offer.type === "Producto");
  const opening = random.pick(isPlain ? openings : serviceOpenings);
  const openingEnds = timeline.accepted ?? (timeline.ended ? addMinutes(timeline.ended, -60) : undefined);
  addLines(
    row.status === "active" ? opening.slice(0, random.int(1, opening.length)) : opening,
    addMinutes(timeline.created, 1),
    openingEnds,
  );
  if (row.status === "rejected" && timeline.ended) {
    addLines(
      random.pick(row.closeReason === "cancelled" ? withdrawals : refusals),
      addMinutes(timeline.ended, -45),
      timeline.ended,
    );
  }
  if (timeline.accepted) addLines(random.pick(agreements), addMinutes(timeline.accepted, 2), timeline.confirmed);
  if (timeline.confirmed && !timeline.ended)
    addLines(
      halfConfirmed[transaction.firstToConfirm === "owner" ? 0 : 1] ?? [],
      addMinutes(timeline.confirmed, 3),
      undefined,
    );
  const isClaim = row.status === "claim_owner" || row.status === "claim_interested";
  if (isClaim && timeline.ended)
    addLines(
      complaints[row.status === "claim_owner" ? 0 : 1] ?? [],
      addMinutes(timeline.ended, -40),
      addMinutes(timeline.ended, 30),
    );
  if (row.status === "complete" && timeline.ended && row.closedBy !== "system")
    addLines(random.pick(closings), addMinutes(timeline.ended, -30), addMinutes(timeline.ended, 60));
  return said;
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
