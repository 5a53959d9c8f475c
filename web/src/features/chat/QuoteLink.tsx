import { chakra } from "@chakra-ui/react/styled-system";
import { transactionMessages } from "../../lib/transactionMessages";
import { describeQuote } from "./quote";
import type { Quote } from "./quote";
import { QuoteBlock } from "./QuoteBlock";

const text = transactionMessages.chat;

interface QuoteLinkProps {
  quote: Quote;
  /** The counterpart's name. */
  name: string;
  onOpen: (messageId: string) => void;
}

/** The quoted message above its answer; leads to it. */
export function QuoteLink({ quote, name, onOpen }: QuoteLinkProps) {
  return (
    <chakra.button
      type="button"
      display="block"
      width="calc(100% - 16px)"
      minHeight="44px"
      m="8px 8px 0"
      color="inherit"
      cursor="pointer"
      aria-label={text.goToQuote(quote.isOwn ? text.you : name, describeQuote(quote))}
      onClick={() => onOpen(quote.messageId)}
    >
      <QuoteBlock quote={quote} name={name} />
    </chakra.button>
  );
}
