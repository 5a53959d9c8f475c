import type { FragmentType } from "@apollo/client";
import { chakra } from "@chakra-ui/react/styled-system";
import { LuArrowLeftRight } from "react-icons/lu";
import type { TransactionRole } from "../../__generated__/enums";
import type { Amendment_TransactionFragment } from "../../__generated__/graphql";
import { useFragmentData } from "../../apollo/useFragmentData";
import { ConversationStrip } from "../../components/chat/ConversationStrip";
import { Button } from "../../components/ui/Button";
import { amendmentPanelMessages } from "../../lib/amendmentPanelMessages";
import { describeOffer } from "../../lib/describeOffer";
import { wholeDollarLabel } from "../../lib/money";
import { AMENDMENT } from "./amendmentFragment";
import { useAnswerAmendment } from "./useAnswerAmendment";

const text = amendmentPanelMessages.panel;

/** A change of what was agreed on: what it would be, and the answer that it waits for. */
export default function AmendmentPanel(props: {
  transaction: FragmentType<Amendment_TransactionFragment>;
  /** Of the counterpart. */
  name: string;
}) {
  const transaction = useFragmentData(AMENDMENT, props.transaction);
  const { answer, isAccepting, isCancelling } = useAnswerAmendment(transaction?.id);
  if (!transaction?.amendment) return null;
  const { id, isOwn } = transaction.amendment;
  const isBusy = isAccepting || isCancelling;
  return (
    <ConversationStrip
      title={text.name}
      icon={LuArrowLeftRight}
      tone={isOwn ? "success" : "claim"}
      action={
        <chakra.div display="flex" flexDirection={{ base: "column", md: "row" }} gap="2" flexShrink={0}>
          {!isOwn && (
            <Button size="s" loading={isAccepting} disabled={isBusy} onClick={() => void answer(id, "accepted")}>
              {text.accept}
            </Button>
          )}
          <Button
            variant="secondary"
            size="s"
            loading={isCancelling}
            disabled={isBusy}
            onClick={() => void answer(id, isOwn ? "withdrawn" : "declined")}
          >
            {isOwn ? text.withdraw : text.decline}
          </Button>
        </chakra.div>
      }
    >
      {/* All of it: who accepts has to have read it. */}
      <chakra.span overflowWrap="anywhere">
        <b>{isOwn ? text.own : text.asked(props.name)} </b>
        {text.sides(...sidesOf(transaction, transaction.amendment))} {text.keeps}
      </chakra.span>
    </ConversationStrip>
  );
}

type Amendment = NonNullable<Amendment_TransactionFragment["amendment"]>;

/** What the viewer would give and get. */
function sidesOf(
  { viewerRole, publication }: Pick<Amendment_TransactionFragment, "viewerRole" | "publication">,
  { titles, text: words, addedTitles, complement }: Amendment,
): [give: string, receive: string] {
  const money = (role: TransactionRole) =>
    complement?.payer === role ? [wholeDollarLabel(complement.money.amount)] : [];
  const owner = describeOffer({ titles: [publication.title, ...addedTitles, ...money("OWNER")] });
  const interested = describeOffer({ titles: [...titles, ...money("INTERESTED")], text: words });
  return viewerRole === "OWNER" ? [owner, interested] : [interested, owner];
}
