import { chakra } from "@chakra-ui/react/styled-system";
import { LuMessageCircle } from "react-icons/lu";
import { LastMessage, UnreadBadge } from "../../components/chat/ChatRow";
import { ButtonLink } from "../../components/ui/Button";
import { Card } from "../../components/ui/Card";
import { paths } from "../../lib/paths";
import { ringMessages } from "../../lib/ringMessages";
import { writerOf } from "../../components/ring/ringNames";
import type { RingData } from "../../components/ring/ringNames";

const text = ringMessages.talk;

/** The last word of a ring's members to each other, and the way to their chat. */
export function RingTalk({ ring }: { ring: RingData }) {
  const { chat } = ring;
  if (!chat || (!chat.isWritable && !chat.lastMessage)) return null;
  return (
    <Card
      as="section"
      aria-labelledby="ring-talk"
      p={{ base: "4", md: "6" }}
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap="3"
      justifyItems="start"
    >
      <chakra.h2 id="ring-talk" textStyle="h4" display="flex" alignItems="center" gap="2">
        {text.title}
        <UnreadBadge count={chat.unreadCount} isMuted={chat.isMuted === true} />
      </chakra.h2>
      {chat.lastMessage && (
        <chakra.p
          maxWidth="100%"
          display="flex"
          alignItems="center"
          gap="1.5"
          fontWeight={chat.unreadCount > 0 ? 700 : 400}
        >
          <LastMessage message={chat.lastMessage} author={writerOf(ring.members, chat.lastMessage.senderId)} />
        </chakra.p>
      )}
      {!chat.lastMessage && (ring.state === "PROPOSED" || ring.state === "ACCEPTED") && (
        <chakra.p color="fg.muted">{text.hint}</chakra.p>
      )}
      <ButtonLink variant="secondary" to={paths.ringChat(ring)}>
        <LuMessageCircle size={18} aria-hidden="true" />
        {chat.isWritable ? text.open : text.read}
      </ButtonLink>
    </Card>
  );
}
