import { dayHeading, dayKey } from "../../lib/chatDates";
import type { OutgoingMessage } from "./outbox";

interface Stored {
  id: string;
  randomId: string;
  isOwn: boolean;
  createdAt: string;
}

/** Something that happened to the exchange, told between the messages. */
export interface Note {
  id: string;
  at: string;
  strong: string;
  rest?: string;
}

export type TimelineEntry<Message extends Stored> =
  | { kind: "day"; key: string; label: string }
  | { kind: "note"; key: string; note: Note }
  | { kind: "message"; key: string; message: Message }
  | { kind: "outgoing"; key: string; message: OutgoingMessage };

/**
 * What a conversation shows, from top to bottom: messages by day with the notes where they happened, then what is still on its
 * way. A message whose stored form is here already is not shown as on its way.
 */
export function timeline<Message extends Stored>(
  messages: readonly Message[],
  outgoing: readonly OutgoingMessage[],
  notes: readonly Note[],
  now: Date,
): TimelineEntry<Message>[] {
  const arrived = new Set(messages.filter(({ isOwn }) => isOwn).map(({ randomId }) => randomId));
  const pending = outgoing.filter(({ randomId }) => !arrived.has(randomId));
  const told = notes.toSorted((a, b) => (a.at < b.at ? -1 : 1));
  const entries: TimelineEntry<Message>[] = [];
  let day = "";
  const enterDay = (iso: string) => {
    const key = dayKey(iso);
    if (key === day) return;
    day = key;
    entries.push({ kind: "day", key: `day-${key}`, label: dayHeading(iso, now) });
  };
  const tell = (until: string) => {
    while (told[0] && told[0].at < until) {
      const note = told.shift() as Note;
      enterDay(note.at);
      entries.push({ kind: "note", key: note.id, note });
    }
  };
  for (const message of messages) {
    tell(message.createdAt);
    enterDay(message.createdAt);
    entries.push({
      kind: "message",
      key: message.isOwn && message.randomId ? `own-${message.randomId}` : message.id,
      message,
    });
  }
  tell("~");
  for (const message of pending) {
    enterDay(message.createdAt);
    entries.push({ kind: "outgoing", key: `own-${message.randomId}`, message });
  }
  return entries;
}
