import { maxPictureBytes, pictureTypes } from "../../../../rules/pictures";
import { isOffline } from "../../lib/loadWhenOnline";
import { messages } from "../../lib/messages";
import { publishingMessages } from "../../lib/publishingMessages";

const heicName = /\.hei[cf]$/i;

/** What phones and browsers save besides; redrawn as JPG on the device, since the server takes none of them. */
const redrawnTypes = ["image/webp", "image/heic", "image/heif", "image/avif"];
const redrawnNames = /\.(heic|heif|webp|avif)$/i;

/** For the `accept` of a file input. */
export const chosenTypes = [...pictureTypes, ...redrawnTypes].join(",");

/** Why a chosen file is refused; null when it is accepted. The server checks the content of what is sent again. */
export function imageFileError(file: Pick<File, "name" | "type" | "size">): string | null {
  // Some phones give a HEIC file no type.
  const isPicture =
    pictureTypes.includes(file.type) ||
    redrawnTypes.includes(file.type) ||
    (file.type === "" && redrawnNames.test(file.name));
  if (!isPicture) return publishingMessages.images.badType(file.name);
  if (file.size > maxPictureBytes) return publishingMessages.images.tooHeavy(file.name);
  return null;
}

/** Why a chosen file cannot be shown, nor converted. */
export function unreadableFileError({ name }: Pick<File, "name">): string {
  const { unreadable, unreadableHeic } = publishingMessages.images;
  if (!heicName.test(name)) return unreadable(name);
  // The decoder comes over the network.
  return isOffline() ? messages.error.loadingHint : unreadableHeic(name);
}
