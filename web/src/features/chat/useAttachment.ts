import { useState } from "react";
import { looksLikePicture } from "../../components/form/looksLikePicture";
import { toast } from "../../components/ui/toast";
import { transactionMessages } from "../../lib/transactionMessages";
import type { Position } from "../../lib/position";
import { maxPictureBytes, pictureTexts, pictureTypes } from "../../../../rules/pictures";
import { approximatePoint } from "../../../../rules/placeGrid";

const text = transactionMessages.chat;

export type Attachment = { kind: "picture"; file: File; url: string } | { kind: "location"; position: Position };

/** A picture or a location to send with the next message. */
export function useAttachment() {
  const [attachment, setAttachment] = useState<Attachment | null>(null);
  const [isLocating, setLocating] = useState(false);

  const attachPicture = async (file: File | undefined) => {
    if (!file) return;
    // A file that can no longer be read is not a picture, either.
    const isPicture = pictureTypes.includes(file.type) && (await looksLikePicture(file).catch(() => false));
    if (!isPicture) return toast.warning(pictureTexts.format);
    if (file.size > maxPictureBytes) return toast.warning(pictureTexts.tooHeavy);
    removeAttachment();
    setAttachment({ kind: "picture", file, url: URL.createObjectURL(file) });
  };
  const attachLocation = () => {
    if (!("geolocation" in navigator)) return toast.warning(text.noLocation);
    setLocating(true);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setLocating(false);
        setAttachment({ kind: "location", position: approximatePoint(coords) });
      },
      () => {
        setLocating(false);
        toast.warning(text.noLocation);
      },
      { timeout: 10_000, maximumAge: 300_000 },
    );
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
  return { attachment, isLocating, attachPicture, attachLocation, takeAttachment, removeAttachment };
}
