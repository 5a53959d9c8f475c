import { chakra } from "@chakra-ui/react/styled-system";
import { LuX } from "react-icons/lu";
import { transactionMessages } from "../../lib/transactionMessages";
import { ComposerButton } from "./ComposerButton";
import type { Quote } from "./quote";
import { QuoteBlock } from "./QuoteBlock";

/** The message that is being answered, above the field. */
export default function ReplyPreview({ quote, name, onCancel }: { quote: Quote; name: string; onCancel: () => void }) {
  return (
    <chakra.div display="flex" alignItems="center" gap="2" borderRadius="sm" bg="bg.give" color="fg.give">
      <QuoteBlock quote={quote} name={name} />
      <ComposerButton type="button" aria-label={transactionMessages.chat.cancelReply} onClick={onCancel}>
        <LuX size={20} aria-hidden="true" />
      </ComposerButton>
    </chakra.div>
  );
}
