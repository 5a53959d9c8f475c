import { LuClock, LuFlag, LuMegaphone } from "react-icons/lu";
import { StateTag } from "../../components/ui/StateTag";
import { promotionMessages } from "../../lib/promotionMessages";

const STYLES = {
  active: { bg: "bg.success", color: "fg.success", icon: <LuMegaphone size={15} /> },
  waiting: { bg: "bg.warning", color: "fg.warning", icon: <LuClock size={15} /> },
  ended: { bg: "bg.sunken", color: "fg.muted", icon: <LuFlag size={15} /> },
};

/** The state of a promotion by colour, icon and text. */
export function CampaignBadge({ state }: { state: keyof typeof STYLES }) {
  return <StateTag {...STYLES[state]}>{promotionMessages.list.state[state]}</StateTag>;
}

/** A campaign that neither runs nor awaits its payment has ended. */
export function campaignState({
  isActive,
  proformaStatus,
}: {
  isActive: boolean;
  proformaStatus: string | null;
}): keyof typeof STYLES {
  if (isActive) return "active";
  return proformaStatus === "TO_BE_CONFIRMED" || proformaStatus === "PENDING" ? "waiting" : "ended";
}
