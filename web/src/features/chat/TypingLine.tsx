import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { useAnnounceTyping } from "./useAnnounceTyping";
import { useTyping } from "./useTyping";

interface TypingLineProps {
  chatId: string;
  /** What is said of those who write, by their ids. */
  say: (writerIds: readonly string[]) => string;
  /** What else stands there. */
  children: ReactNode;
}

/** A line of a chat's header that says who is typing; it also announces the viewer's typing. */
export function TypingLine({ chatId, say, children }: TypingLineProps) {
  const writerIds = useTyping(chatId);
  return (
    <>
      <Announcer chatId={chatId} />
      {writerIds.length > 0 ? (
        <chakra.span color="fg.action" fontWeight={700} lineClamp={1}>
          {say(writerIds)}
        </chakra.span>
      ) : (
        children
      )}
    </>
  );
}

/** A component of its own: it renders with each letter. */
function Announcer({ chatId }: { chatId: string }) {
  useAnnounceTyping(chatId);
  return null;
}
