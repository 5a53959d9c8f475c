import { publishingMessages } from "../../lib/publishingMessages";

export const IMAGE_TYPES = ["image/jpeg", "image/png", "image/gif"];
const MAX_BYTES = 15 * 1024 * 1024;

/** Why a chosen file is refused; null when it is accepted. The server checks its content again. */
export function imageFileError(file: Pick<File, "name" | "type" | "size">): string | null {
  if (!IMAGE_TYPES.includes(file.type)) return publishingMessages.images.badType(file.name);
  if (file.size > MAX_BYTES) return publishingMessages.images.tooHeavy(file.name);
  return null;
}
