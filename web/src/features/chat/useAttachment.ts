import { useState } from "react";
import { checkPictureFile } from "../../components/form/checkPictureFile";
import { toast } from "../../components/ui/toast";
import type { ChatPlace } from "./ChatPlace";

/** `url` is an object URL of the file, released when the attachment is taken away or sent. */
export type Attachment = { kind: "picture"; file: File; url: string } | { kind: "location"; place: ChatPlace };

/** A picture or a location to send with the next message. */
export function useAttachment() {
  const [attachment, setAttachment] = useState<Attachment | null>(null);

  const attachPicture = async (file: File | undefined) => {
    if (!file) return;
    toast.endAnswers();
    const refusal = await checkPictureFile(file);
    if (refusal) return toast.refused(refusal);
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
