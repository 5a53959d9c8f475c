import { isPageLacking } from "../../../rules/capabilities";
import { infoMessages, infoPages } from "./infoMessages";
import type { InfoGroup } from "./infoMessages";
import { infoPaths } from "./paths";

interface InfoLink {
  to: string;
  label: string;
}

const groups: readonly InfoGroup[] = ["info", "services", "help"];
const pages = Object.keys(infoPages) as (keyof typeof infoPages)[];

/** The pages of information as grouped in the footer and the information menu, without what the server lacks. */
export const listInfoGroups = (lacks: readonly string[]): { title: string; links: InfoLink[] }[] =>
  groups.map((group) => ({
    title: infoMessages.groups[group],
    links: pages
      .filter((page) => infoPages[page].group === group && !isPageLacking(infoPaths[page], lacks))
      .map((page) => ({ to: infoPaths[page], label: infoPages[page].name })),
  }));
