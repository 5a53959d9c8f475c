import type { ChatTab } from "../../__generated__/enums";
import type { ChatsTab } from "../../lib/paths";

/** The name of a tab in a URL. */
export function tabToUrl(tab: ChatTab): ChatsTab {
  return tab === "PROPOSALS" ? "proposal" : "in-progress";
}

/** The tab that a URL names; proposals by default. */
export function tabFromUrl(name: string | null): ChatTab {
  return name === "in-progress" ? "IN_PROGRESS" : "PROPOSALS";
}
