import { chakra } from "@chakra-ui/react/styled-system";
import { transactionMessages } from "../../lib/transactionMessages";

interface QuickRepliesProps {
  replies: readonly string[];
  onChoose: (reply: string) => void;
}

/** What is often said, to be put into the field with one touch; they scroll sideways. */
export function QuickReplies({ replies, onChoose }: QuickRepliesProps) {
  return (
    <chakra.ul
      aria-label={transactionMessages.chat.quickReplyList}
      display="flex"
      gap="2"
      m="0"
      p="2px"
      overflowX="auto"
      listStyleType="none"
    >
      {replies.map((reply) => (
        <chakra.li key={reply} flexShrink={0}>
          <chakra.button
            type="button"
            minHeight="44px"
            px="3.5"
            borderRadius="full"
            border="1.5px solid {colors.border.control}"
            bg="bg.surface"
            color="fg.action"
            textStyle="small"
            whiteSpace="nowrap"
            cursor="pointer"
            _hover={{ bg: "bg.give" }}
            onClick={() => onChoose(reply)}
          >
            {reply}
          </chakra.button>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
