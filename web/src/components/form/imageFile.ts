import { maxPictureBytes, pictureTypes } from "../../../../rules/pictures";
import { publishingMessages } from "../../lib/publishingMessages";

/** Why a chosen file is refused; null when it is accepted. The server checks its content again. */
export function imageFileError(file: Pick<File, "name" | "type" | "size">): string | null {
  if (!pictureTypes.includes(file.type)) return publishingMessages.images.badType(file.name);
  if (file.size > maxPictureBytes) return publishingMessages.images.tooHeavy(file.name);
  return null;
}
