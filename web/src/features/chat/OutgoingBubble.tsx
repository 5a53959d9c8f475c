import { useApolloClient } from "@apollo/client/react";
import { chakra } from "@chakra-ui/react/styled-system";
import { useViewer } from "../../apollo/session";
import { transactionMessages } from "../../lib/transactionMessages";
import { addToDraft } from "./drafts";
import { MessageBubble } from "./MessageBubble";
import { outbox } from "./outbox";
import type { OutgoingMessage } from "./outbox";
import { sendOutgoing } from "./sendMessages";

const text = transactionMessages.chat;

const SmallButton = chakra("button", {
  base: {
    minH: "2.75rem",
    px: "2",
    borderRadius: "md",
    fontWeight: 700,
    textStyle: "small",
    cursor: "pointer",
    color: "fg.action",
    _hover: { bg: "bg.sunken" },
  },
});

/** An unsent message; a failed one can be sent again or discarded, a refused one changed. */
export function OutgoingBubble({ message, quoteName }: { message: OutgoingMessage; quoteName: string }) {
  const client = useApolloClient();
  const { id: ownerId } = useViewer();
  const retry = () => {
    outbox.mark(message.randomId, "sending");
    void sendOutgoing(client, message.chatId);
  };
  // What the server refused is refused again as it is.
  const canEdit = message.reason !== null && message.text !== "" && !message.picture && !message.location;
  const edit = () => {
    addToDraft(message.chatId, ownerId, message.text);
    outbox.remove(message.randomId);
  };
  const label = message.state === "sending" ? text.sending : message.state === "queued" ? text.queued : text.failed;
  return (
    <>
      <MessageBubble
        isOwn
        name=""
        quoteName={quoteName}
        content={message.text}
        picture={message.pictureUrl ? { url: message.pictureUrl, sources: [] } : null}
        location={message.location}
        quote={message.replyTo}
        createdAt={message.createdAt}
        state={<span>· {label}</span>}
      />
      {message.state !== "sending" && (
        <chakra.div display="flex" justifyContent="flex-end" alignItems="center" gap="1" flexWrap="wrap">
          {message.reason && (
            <chakra.span role="alert" textStyle="small" color="fg.error" fontWeight={600}>
              {message.reason}
            </chakra.span>
          )}
          {message.state === "failed" && (
            <SmallButton type="button" onClick={retry}>
              {text.retry}
            </SmallButton>
          )}
          {canEdit && (
            <SmallButton type="button" onClick={edit}>
              {text.edit}
            </SmallButton>
          )}
          <SmallButton type="button" onClick={() => outbox.remove(message.randomId)}>
            {text.discard}
          </SmallButton>
        </chakra.div>
      )}
    </>
  );
}
