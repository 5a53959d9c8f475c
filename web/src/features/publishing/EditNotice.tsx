import { chakra } from "@chakra-ui/react/styled-system";
import { LuCircleAlert, LuClock } from "react-icons/lu";
import { editMessages as texts } from "../../lib/editMessages";
import { AppealButton } from "./AppealButton";
import type { PublicationEdit } from "./publicationFields";

/** The review state of the last changes; nothing if all of them are live. */
export function EditNotice({ edit }: { edit: PublicationEdit }) {
  const { returnReason, isInReview, canAppeal, publication } = edit;
  if (!returnReason && !isInReview) return null;
  // While it is reviewed again, the former reason is still there.
  const isReturned = returnReason !== null && !isInReview;
  const text = isReturned
    ? texts.returned(returnReason)
    : publication.status === "WAITING"
      ? texts.waitingFirst
      : texts.waiting;
  return (
    <chakra.div
      display="flex"
      gap="3"
      p="3.5"
      mb={{ base: "4", md: "5" }}
      borderRadius="plumaMd"
      textStyle="small"
      bg={isReturned ? "bg.danger" : "bg.receive"}
      border="1px solid"
      borderColor={isReturned ? "border.error" : "border.receive"}
    >
      <chakra.span flexShrink={0} color={isReturned ? "fg.error" : "fg.receive"} aria-hidden="true">
        {isReturned ? <LuCircleAlert size={20} /> : <LuClock size={20} />}
      </chakra.span>
      <chakra.div minWidth="0" overflowWrap="anywhere">
        <p>{text}</p>
        {isReturned && canAppeal && <AppealButton publicationId={publication.id} />}
      </chakra.div>
    </chakra.div>
  );
}
