import { chakra } from "@chakra-ui/react/styled-system";
import { lazy, Suspense } from "react";
import { loadWhenOnline } from "../../lib/loadWhenOnline";

const ChatOptions = lazy(loadWhenOnline(() => import("./ChatOptions")));

/** Where the menu of a chat stands; nothing where the backend has nothing for it. */
export function ChatOptionsSlot({ chat }: { chat: { id: string; isMuted: boolean | null } }) {
  if (chat.isMuted === null) return null;
  return (
    <chakra.span flexShrink={0} width="44px" minHeight="44px">
      <Suspense fallback={null}>
        <ChatOptions chatId={chat.id} isMuted={chat.isMuted} />
      </Suspense>
    </chakra.span>
  );
}
