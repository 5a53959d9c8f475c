import { useState } from "react";
import { looksLikePicture } from "../../components/form/looksLikePicture";
import { toast } from "../../components/ui/toast";
import { approximate } from "../../lib/approximate";
import { transactionMessages } from "../../lib/transactionMessages";
import type { Position } from "../../lib/position";

const text = transactionMessages.chat;

const MAX_BYTES = 15 * 1024 * 1024;
export const PICTURE_TYPES = ["image/jpeg", "image/png", "image/gif"];

export type Attachment = { kind: "picture"; file: File; url: string } | { kind: "location"; position: Position };

/** A picture or a location to send with the next message. */
export function useAttachment() {
  const [attachment, setAttachment] = useState<Attachment | null>(null);
  const [isLocating, setLocating] = useState(false);

  const attachPicture = async (file: File | undefined) => {
    if (!file) return;
    // A file that can no longer be read is not a picture, either.
    const isPicture = PICTURE_TYPES.includes(file.type) && (await looksLikePicture(file).catch(() => false));
    if (!isPicture) return toast.warning(text.pictureKind);
    if (file.size > MAX_BYTES) return toast.warning(text.pictureTooBig);
    removeAttachment();
    setAttachment({ kind: "picture", file, url: URL.createObjectURL(file) });
  };
  const attachLocation = () => {
    if (!("geolocation" in navigator)) return toast.warning(text.noLocation);
    setLocating(true);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setLocating(false);
        setAttachment({ kind: "location", position: approximate(coords) });
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
