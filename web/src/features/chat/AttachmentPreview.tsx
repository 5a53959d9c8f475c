import { chakra } from "@chakra-ui/react/styled-system";
import { LuMapPin, LuX } from "react-icons/lu";
import { chatPlaceMessages } from "../../lib/chatPlaceMessages";
import { transactionMessages } from "../../lib/transactionMessages";
import { ComposerButton } from "./ComposerButton";
import type { Attachment } from "./useAttachment";

const text = transactionMessages.chat;

/** The attachment of the next message. */
export default function AttachmentPreview({ attachment, onRemove }: { attachment: Attachment; onRemove: () => void }) {
  const isPicture = attachment.kind === "picture";
  return (
    <chakra.div display="flex" alignItems="center" gap="3" p="2" borderRadius="control" bg="bg.give">
      {isPicture ? (
        <chakra.img
          src={attachment.url}
          alt=""
          width="56px"
          height="56px"
          objectFit="cover"
          borderRadius="plumaThumb"
        />
      ) : (
        <chakra.span
          display="grid"
          placeItems="center"
          width="56px"
          height="56px"
          borderRadius="plumaThumb"
          bg="bg.surface"
          color="fg.error"
        >
          <LuMapPin size={24} aria-hidden="true" />
        </chakra.span>
      )}
      <chakra.span flex="1" textStyle="small" fontWeight={700}>
        {isPicture ? text.attachedPicture : (attachment.place.name ?? chatPlaceMessages.sharedLocation)}
      </chakra.span>
      <ComposerButton type="button" aria-label={text.removeAttachment} onClick={onRemove}>
        <LuX size={20} aria-hidden="true" />
      </ComposerButton>
    </chakra.div>
  );
}
