import { deleteDraft, readDraft, saveDraft } from "../../lib/drafts";

/** What a device needs to show its own code and to check the other's without a network. */
interface HandoverKeys {
  /** Null where the viewer shows no code at this meeting, or enters none. */
  own: string | null;
  counterpart: string | null;
  /** By how much the server's clock is ahead of the device's, in ms. */
  aheadMs: number;
}

/** A code that was right on this device, and has not reached the server. */
export interface TypedCode {
  code: string;
  enteredAt: string;
}

/** Wrong codes in a row. */
interface HandoverTries {
  wrong: number;
  /** Ms since 1970. */
  pausedUntil: number;
}

const keysName = (meetingId: string) => `meeting-keys-${meetingId}`;
const triesName = (meetingId: string) => `meeting-tries-${meetingId}`;
/** All in one, so that they are found without the meetings' pages. */
const typedName = "meeting-codes";

const openPages = new Set<string>();

const read = (name: string, ownerId: string) => readDraft(name, ownerId, "device");
const save = (name: string, ownerId: string, value: unknown) => saveDraft(name, ownerId, value, "device");
const readAllTyped = (ownerId: string) => (read(typedName, ownerId) ?? {}) as Record<string, TypedCode>;

/** Kept for their owner on the device until sign-out: who is offline may open the page anew. */
export const handoverStore = {
  readKeys: (meetingId: string, ownerId: string) => read(keysName(meetingId), ownerId) as HandoverKeys | null,
  saveKeys: (meetingId: string, ownerId: string, keys: HandoverKeys) => save(keysName(meetingId), ownerId, keys),
  readTries: (meetingId: string, ownerId: string) =>
    (read(triesName(meetingId), ownerId) as HandoverTries | null) ?? { wrong: 0, pausedUntil: 0 },
  saveTries: (meetingId: string, ownerId: string, tries: HandoverTries) => save(triesName(meetingId), ownerId, tries),
  readTyped: (meetingId: string, ownerId: string): TypedCode | null => readAllTyped(ownerId)[meetingId] ?? null,
  saveTyped: (meetingId: string, ownerId: string, typed: TypedCode) =>
    save(typedName, ownerId, { ...readAllTyped(ownerId), [meetingId]: typed }),
  /** Once it was answered; not a later one, nor where its owner has signed out meanwhile. */
  deleteTyped(meetingId: string, ownerId: string, answered: TypedCode): void {
    const { [meetingId]: kept, ...others } = readAllTyped(ownerId);
    if (kept?.enteredAt !== answered.enteredAt) return;
    if (Object.keys(others).length > 0) save(typedName, ownerId, others);
    else deleteDraft(typedName);
  },
  /** Of all meetings without a page that sends them itself, by the name of each. */
  listLeft: (ownerId: string): [string, TypedCode][] =>
    Object.entries(readAllTyped(ownerId)).filter(([name]) => !openPages.has(name)),
  /** A page with this meeting is there; returns how to say that it is gone. */
  openPage(meetingId: string): () => void {
    openPages.add(meetingId);
    return () => void openPages.delete(meetingId);
  },
};
