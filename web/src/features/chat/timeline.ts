import { dayHeading, dayKey } from "../../lib/chatDates";
import type { OutgoingMessage } from "./outbox";

interface TimelineMessage {
  id: string;
  randomId: string;
  isOwn: boolean;
  createdAt: string;
}

/** An event of the transaction, shown between the messages. */
export interface Note {
  id: string;
  happenedAt: string;
  strong: string;
  rest?: string;
}

type TimelineEntry<Message extends TimelineMessage> =
  | { kind: "day"; key: string; label: string }
  | { kind: "note"; key: string; note: Note }
  | { kind: "message"; key: string; message: Message }
  | { kind: "outgoing"; key: string; message: OutgoingMessage };

/**
 * The entries of a conversation, from top to bottom: messages by day with notes at their time, then the unsent
 * messages. A message that is already stored is not repeated as unsent.
 */
export function buildTimeline<Message extends TimelineMessage>(
  messages: readonly Message[],
  outgoing: readonly OutgoingMessage[],
  notes: readonly Note[],
  now: Date,
): TimelineEntry<Message>[] {
  const arrived = new Set(messages.filter(({ isOwn }) => isOwn).map(({ randomId }) => randomId));
  const undelivered = outgoing.filter(({ randomId }) => !arrived.has(randomId));
  // Those of the same moment stay in their order.
  const sortedNotes = notes.toSorted(
    (a, b) => Number(a.happenedAt > b.happenedAt) - Number(a.happenedAt < b.happenedAt),
  );
  const entries: TimelineEntry<Message>[] = [];
  let day = "";
  const addDayHeading = (iso: string) => {
    const key = dayKey(iso);
    if (key === day) return;
    day = key;
    entries.push({ kind: "day", key: `day-${key}`, label: dayHeading(iso, now) });
  };
  const addNotesBefore = (time: string) => {
    while (sortedNotes[0] && sortedNotes[0].happenedAt < time) {
      const note = sortedNotes.shift() as Note;
      addDayHeading(note.happenedAt);
      entries.push({ kind: "note", key: note.id, note });
    }
  };
  for (const message of messages) {
    addNotesBefore(message.createdAt);
    addDayHeading(message.createdAt);
    entries.push({
      kind: "message",
      key: message.isOwn && message.randomId ? `own-${message.randomId}` : message.id,
      message,
    });
  }
  addNotesBefore("~");
  for (const message of undelivered) {
    addDayHeading(message.createdAt);
    entries.push({ kind: "outgoing", key: `own-${message.randomId}`, message });
  }
  return entries;
}
