import type { ChatTab } from "../../__generated__/enums";
import type { ChatsTab } from "../../lib/paths";

/** How a tab is called in an address. */
export function tabToUrl(tab: ChatTab): ChatsTab {
  return tab === "PROPOSALS" ? "proposal" : "in-progress";
}

/** The tab an address names; the proposals where it names none. */
export function tabFromUrl(name: string | null): ChatTab {
  return name === "in-progress" ? "IN_PROGRESS" : "PROPOSALS";
}
