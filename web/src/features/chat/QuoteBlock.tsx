import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { transactionMessages } from "../../lib/transactionMessages";
import { describeQuote } from "./quote";
import type { Quote } from "./quote";

const text = transactionMessages.chat;

const Block = chakra("span", {
  base: {
    display: "block",
    flex: "1",
    minWidth: 0,
    py: "1",
    px: "2.5",
    borderLeft: "3px solid",
    borderColor: "currentcolor",
    textAlign: "left",
    textStyle: "small",
  },
});

/** Who wrote a message and how it begins; in two lines at most. */
export function QuoteBlock({ quote, name }: { quote: Quote; name: string }): ReactNode {
  return (
    <Block>
      <chakra.span display="block" fontWeight={700}>
        {quote.isOwn ? text.you : name}
      </chakra.span>
      <chakra.span lineClamp={2} overflowWrap="anywhere" dir="auto">
        {describeQuote(quote)}
      </chakra.span>
    </Block>
  );
}
