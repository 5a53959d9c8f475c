import { chakra } from "@chakra-ui/react/styled-system";
import { InlineWarning } from "../../components/ui/InlineWarning";
import { transactionMessages } from "../../lib/transactionMessages";
import { useChatWarning } from "../../components/form/useChatWarning";

/** Says of the words of an offer what a chat says before its proposal is accepted: no phone numbers, no payments yet. */
export function WordsWarning({ words }: { words: string }) {
  const warning = useChatWarning(words, true);
  return (
    <div role="status">
      {warning && (
        <chakra.div mt="2">
          <InlineWarning>{transactionMessages.chat.warnings[warning]}</InlineWarning>
        </chakra.div>
      )}
    </div>
  );
}
