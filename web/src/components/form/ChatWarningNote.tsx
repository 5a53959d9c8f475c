import { useEffect, useState } from "react";
import type { ChatWarning } from "../../../../rules/chatWarning";
import { loadWhenOnline } from "../../lib/loadWhenOnline";
import { transactionMessages } from "../../lib/transactionMessages";
import { InlineWarning } from "../ui/InlineWarning";

const loadRule = loadWhenOnline(() => import("../../../../rules/chatWarning"));

/**
 * Warns of phone numbers and payments in what is written to another party before a proposal is accepted: messages, and
 * the words of an offer. The rule loads with the first letter.
 */
export default function ChatWarningNote({ text, id }: { text: string; id?: string }) {
  const warning = useChatWarning(text);
  return (
    warning && (
      <div id={id} role="status">
        <InlineWarning>{transactionMessages.chat.warnings[warning]}</InlineWarning>
      </div>
    )
  );
}

function useChatWarning(text: string): ChatWarning | null {
  const [warning, setWarning] = useState<ChatWarning | null>(null);
  useEffect(() => {
    if (text === "") return;
    let isCurrent = true;
    void loadRule().then(
      ({ findChatWarning }) => isCurrent && setWarning(findChatWarning(text)),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [text]);
  return text === "" ? null : warning;
}
