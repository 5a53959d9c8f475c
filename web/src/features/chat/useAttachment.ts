import { useState } from "react";
import { looksLikePicture } from "../../components/form/looksLikePicture";
import { toast } from "../../components/ui/toast";
import { maxPictureBytes, pictureTexts, pictureTypes } from "../../../../rules/pictures";
import type { ChatPlace } from "./ChatPlace";

export type Attachment = { kind: "picture"; file: File; url: string } | { kind: "location"; place: ChatPlace };

/** A picture or a location to send with the next message. */
export function useAttachment() {
  const [attachment, setAttachment] = useState<Attachment | null>(null);

  const attachPicture = async (file: File | undefined) => {
    if (!file) return;
    // A file that can no longer be read is not a picture, either.
    const isPicture = pictureTypes.includes(file.type) && (await looksLikePicture(file).catch(() => false));
    if (!isPicture) return toast.warning(pictureTexts.format);
    if (file.size > maxPictureBytes) return toast.warning(pictureTexts.tooHeavy);
    removeAttachment();
    setAttachment({ kind: "picture", file, url: URL.createObjectURL(file) });
  };
  const attachPlace = (place: ChatPlace) => {
    removeAttachment();
    setAttachment({ kind: "location", place });
  };
  /** Hands over the attachment: the caller then owns its object URL. */
  const takeAttachment = () => {
    setAttachment(null);
    return attachment;
  };
  const removeAttachment = () => {
    if (attachment?.kind === "picture") URL.revokeObjectURL(attachment.url);
    setAttachment(null);
  };
  return { attachment, attachPicture, attachPlace, takeAttachment, removeAttachment };
}
