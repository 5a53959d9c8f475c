import { maxPictureBytes, pictureTexts, pictureTypes } from "../../../../rules/pictures";
import { looksLikePicture } from "./looksLikePicture";

/** Why a chosen file cannot be sent as a picture; null where it can. The server checks all of it. */
export async function checkPictureFile(file: File): Promise<string | null> {
  // A file that can no longer be read is not a picture, either.
  const isPicture = pictureTypes.includes(file.type) && (await looksLikePicture(file).catch(() => false));
  if (!isPicture) return pictureTexts.format;
  return file.size > maxPictureBytes ? pictureTexts.tooHeavy : null;
}
