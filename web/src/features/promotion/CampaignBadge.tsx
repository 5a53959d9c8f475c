import { chakra } from "@chakra-ui/react/styled-system";
import { LuClock, LuFlag, LuMegaphone } from "react-icons/lu";
import { promotionMessages } from "../../lib/promotionMessages";

const STYLES = {
  active: { bg: "bg.success", color: "fg.success", icon: <LuMegaphone size={15} /> },
  waiting: { bg: "bg.warning", color: "fg.warning", icon: <LuClock size={15} /> },
  ended: { bg: "bg.sunken", color: "fg.muted", icon: <LuFlag size={15} /> },
};

/** The state of a promotion by colour, icon and text. */
export function CampaignBadge({ state }: { state: keyof typeof STYLES }) {
  const { bg, color, icon } = STYLES[state];
  return (
    <chakra.span
      display="inline-flex"
      alignItems="center"
      gap="1.5"
      height="24px"
      px="2.5"
      borderRadius="12px"
      bg={bg}
      color={color}
      fontWeight={700}
      fontSize="0.8125rem"
      boxShadow="inset 0 0 0 1px {colors.border.tint}"
    >
      <span aria-hidden="true">{icon}</span>
      {promotionMessages.list.state[state]}
    </chakra.span>
  );
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
