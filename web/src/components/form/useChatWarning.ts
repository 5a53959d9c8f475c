import { useEffect, useState } from "react";
import { loadWhenOnline } from "../../lib/loadWhenOnline";
import type { ChatWarning } from "../../../../rules/chatWarning";

const loadRule = loadWhenOnline(() => import("../../../../rules/chatWarning"));

/** What a text is warned of; the rule loads with its first letter. */
export function useChatWarning(text: string, isOn: boolean): ChatWarning | null {
  const [warning, setWarning] = useState<ChatWarning | null>(null);
  const isAsked = isOn && text !== "";
  useEffect(() => {
    if (!isAsked) return;
    let isCurrent = true;
    void loadRule().then(({ findChatWarning }) => isCurrent && setWarning(findChatWarning(text)));
    return () => {
      isCurrent = false;
    };
  }, [text, isAsked]);
  return isAsked ? warning : null;
}
