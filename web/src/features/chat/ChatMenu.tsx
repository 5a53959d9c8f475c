import { chakra } from "@chakra-ui/react/styled-system";
import { useState } from "react";
import type { ChatTab } from "../../__generated__/enums";
import { EmptyState } from "../../components/ui/EmptyState";
import { Link } from "../../components/ui/Link";
import { transactionMessages } from "../../lib/transactionMessages";
import { messages } from "../../lib/messages";
import { paths } from "../../lib/paths";
import { ChatList } from "./ChatList";
import { ChatPicture } from "./ChatPicture";
import { tabToUrl } from "./tabs";

const text = transactionMessages.chat;

/** Maximum number of items in a header menu. */
const LIMIT = 21;

/** The menu behind the chats button in the header. */
export default function ChatMenu({ close }: { close: () => void }) {
  const [tab, setTab] = useState<ChatTab>("PROPOSALS");
  return (
    <>
      <chakra.div display="flex" justifyContent="space-between" alignItems="center" p="16px 18px 4px">
        <chakra.h2 textStyle="h3">{messages.nav.chats}</chakra.h2>
        <Link to={paths.chats(tabToUrl(tab))} onClick={close} textStyle="small" fontWeight={700} py="2">
          {messages.action.seeAll}
        </Link>
      </chakra.div>
      <chakra.div css={{ "& [role=tablist]": { px: "18px" } }}>
        <ChatList
          tab={tab}
          onTabChange={setTab}
          limit={LIMIT}
          onSelect={close}
          renderEmpty={() => <EmptyState as="h3" picture={<ChatPicture />} title={text.none} hint={text.noneHint} />}
        />
      </chakra.div>
    </>
  );
}
