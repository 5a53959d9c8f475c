import { deleteDraft, draftPrefix, readDraft, saveDraft } from "../../lib/drafts";
import { outbox } from "./outbox";
import type { OutgoingMessage } from "./outbox";

const namePrefix = "outbox-";
/** One for each message: every tab keeps its own. */
const nameOf = ({ randomId }: OutgoingMessage) => namePrefix + randomId;

/**
 * Keeps unsent messages on the device until they are sent or their author signs out, and brings back those of an
 * earlier page. Pictures are too large for that: a message with one lives as long as its page. Returns how to stop.
 */
export function keepOutbox(ownerId: string): () => void {
  const keep = (messages: readonly OutgoingMessage[]) => {
    for (const message of messages) if (!message.picture) saveDraft(nameOf(message), ownerId, message, "device");
  };
  // Written before this was loaded.
  keep(outbox.get());
  for (const message of readKept(ownerId)) outbox.add(message);
  return outbox.subscribe((now, before) => {
    keep(now.filter((message) => !before.includes(message)));
    for (const message of before)
      if (!now.some(({ randomId }) => randomId === message.randomId)) deleteDraft(nameOf(message));
  });
}

/** In the order in which they were written; another tab may send the same, which counts once. */
function readKept(ownerId: string): OutgoingMessage[] {
  const known = new Set(outbox.get().map(({ randomId }) => randomId));
  return storedNames()
    .map((name) => readDraft(name, ownerId, "device") as OutgoingMessage | null)
    .filter((message) => message !== null)
    .filter(({ randomId }) => !known.has(randomId))
    .map((message) => (message.state === "sending" ? { ...message, state: "queued" as const } : message))
    .toSorted((one, other) => one.createdAt.localeCompare(other.createdAt));
}

function storedNames(): string[] {
  try {
    const prefix = draftPrefix + namePrefix;
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(prefix))
      .map((key) => key.slice(draftPrefix.length));
  } catch {
    return [];
  }
}
