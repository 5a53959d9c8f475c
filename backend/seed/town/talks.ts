import { later } from "../days";
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
import type { Swap } from "./swaps";
import type { PublicationRow, Town, UserRow } from "./types";

type Said = Town["messages"][number] & { createdAt: Date };

/** A chat for every transaction, with a conversation that fits what became of it. */
export function buildTalks(
  swaps: readonly Swap[],
  users: readonly UserRow[],
  publications: readonly PublicationRow[],
  now: Date,
): Pick<Town, "chats" | "messages"> {
  const random = createRandom("talks");
  const userById = new Map(users.map((user) => [user.id, user]));
  const publicationById = new Map(publications.map((row) => [row.id, row]));
  const said: Said[] = [];
  for (const swap of swaps) {
    const [owner, interested] = [userById.get(swap.row.ownerId), userById.get(swap.row.interestedId)];
    if (!owner || !interested) throw new Error(`Transaction ${swap.row.id} has nobody`);
    const asked = publicationById.get(swap.row.publicationId);
    const names = { owner, interested, title: asked?.title ?? "", isProduct: asked?.type === "Producto" };
    said.push(...(swap.row.id === 1 ? recordedTalk(swap) : talk(swap, names, random)));
  }
  // What a talk of today has not come to yet is not said.
  const messages = said
    .filter((message) => message.createdAt.getTime() < now.getTime() - 60_000)
    .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime() || a.chatId - b.chatId);
  messages.forEach((message, index) => {
    message.id = index + 1;
  });
  return { chats: swaps.map((swap) => chatOf(swap, messages, random)), messages };
}

/** The one conversation that the recordings name. */
const recordedTalk = ({ row, life }: Swap): Said[] => [
  {
    id: 0,
    chatId: row.id,
    senderId: row.interestedId,
    randomId: "seed-1",
    text: "Hola, me interesa tu publicación",
    createdAt: later(life.created, 1),
  },
];

type Names = { owner: UserRow; interested: UserRow; title: string; isProduct: boolean };

function talk(swap: Swap, names: Names, random: Random): Said[] {
  const { row, life } = swap;
  const said: Said[] = [];
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
  const say = (lines: readonly Line[], from: Date, until: Date | undefined) => {
    const end = until ?? later(from, 600);
    const room = Math.max(end.getTime() - from.getTime(), 60_000) / (lines.length + 1);
    lines.forEach(([who, line], index) => {
      const step = Math.min(room, random.int(2, 38) * 60_000);
      const before = index === 0 ? from : (said.at(-1)?.createdAt ?? from);
      const message: Said = {
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
  const openingEnds = life.accepted ?? (life.ended ? later(life.ended, -60) : undefined);
  say(
    row.status === "active" ? opening.slice(0, random.int(1, opening.length)) : opening,
    later(life.created, 1),
    openingEnds,
  );
  if (row.status === "rejected" && life.ended) {
    say(random.pick(row.closeReason === "cancelled" ? withdrawals : refusals), later(life.ended, -45), life.ended);
  }
  if (life.accepted) say(random.pick(agreements), later(life.accepted, 2), life.confirmed);
  if (life.confirmed && !life.ended)
    say(halfConfirmed[swap.firstToConfirm === "owner" ? 0 : 1] ?? [], later(life.confirmed, 3), undefined);
  const isClaim = row.status === "claim_owner" || row.status === "claim_interested";
  if (isClaim && life.ended)
    say(complaints[row.status === "claim_owner" ? 0 : 1] ?? [], later(life.ended, -40), later(life.ended, 30));
  if (row.status === "complete" && life.ended && row.closedBy !== "system")
    say(random.pick(closings), later(life.ended, -30), later(life.ended, 60));
  return said;
}

function contentOf(
  line: string,
  words: Record<string, string>,
  offered: string | undefined,
  place: { lat: number; lng: number },
): Partial<Said> {
  if (line === "foto") return { imageId: offered ?? null };
  if (line === "ubicación") return { latitude: place.lat, longitude: place.lng };
  return { text: line.replace(/\{([^}]+)\}/g, (_, key: string) => words[key] ?? "") };
}

/** Ended talks are read; in the others the one who did not speak last may still have something to read. */
function chatOf({ row }: Swap, messages: readonly Said[], random: Random): Town["chats"][number] {
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
