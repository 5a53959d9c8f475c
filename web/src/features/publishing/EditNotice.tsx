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
      bg={isReturned ? "rojo.50" : "oro.50"}
      border="1px solid"
      borderColor={isReturned ? "rojo.600" : "oro.200"}
    >
      <chakra.span flexShrink={0} color={isReturned ? "rojo.600" : "oro.800"} aria-hidden="true">
        {isReturned ? <LuCircleAlert size={20} /> : <LuClock size={20} />}
      </chakra.span>
      <chakra.div minWidth="0" overflowWrap="anywhere">
        <p>{text}</p>
        {isReturned && canAppeal && <AppealButton publicationId={publication.id} />}
      </chakra.div>
    </chakra.div>
  );
}
