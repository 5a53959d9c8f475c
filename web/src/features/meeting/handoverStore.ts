import { deleteDraft, readDraft, saveDraft } from "../../lib/drafts";

/** What a device needs to show its own code and to check the other's without a network. */
export interface HandoverKeys {
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
export interface HandoverTries {
  wrong: number;
  /** Ms since 1970. */
  pausedUntil: number;
}

const keysName = (meetingId: string) => `meeting-keys-${meetingId}`;
const typedName = (meetingId: string) => `meeting-code-${meetingId}`;
const triesName = (meetingId: string) => `meeting-tries-${meetingId}`;

/** Kept for their owner in this tab, and deleted on sign-out. */
export const handoverStore = {
  readKeys: (meetingId: string, ownerId: string) => readDraft(keysName(meetingId), ownerId) as HandoverKeys | null,
  saveKeys: (meetingId: string, ownerId: string, keys: HandoverKeys) => saveDraft(keysName(meetingId), ownerId, keys),
  readTyped: (meetingId: string, ownerId: string) => readDraft(typedName(meetingId), ownerId) as TypedCode | null,
  saveTyped: (meetingId: string, ownerId: string, typed: TypedCode) => saveDraft(typedName(meetingId), ownerId, typed),
  readTries: (meetingId: string, ownerId: string) =>
    (readDraft(triesName(meetingId), ownerId) as HandoverTries | null) ?? { wrong: 0, pausedUntil: 0 },
  saveTries: (meetingId: string, ownerId: string, tries: HandoverTries) =>
    saveDraft(triesName(meetingId), ownerId, tries),
  deleteTyped: (meetingId: string) => deleteDraft(typedName(meetingId)),
};
