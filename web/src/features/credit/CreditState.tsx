import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { LuBadgeCheck, LuLock, LuPlus, LuSparkles, LuTrophy } from "react-icons/lu";
import type { CreditStatus } from "../../__generated__/enums";
import credits from "../../assets/info/credits.svg";
import verification from "../../assets/info/verification.svg";
import { ButtonLink } from "../../components/ui/Button";
import { Link } from "../../components/ui/Link";
import { creditMessages } from "../../lib/creditMessages";
import { infoPaths, paths } from "../../lib/paths";

interface Look {
  picture: string;
  badge: ReactNode;
  /** Where its button leads. */
  to: string;
}

const LOOKS: Record<CreditStatus, Look> = {
  VERIFIED_FULL_CREDITS: { picture: credits, badge: <LuTrophy size={22} />, to: paths.profile("promotables") },
  VERIFIED_PARTIAL_CREDITS: { picture: credits, badge: <LuBadgeCheck size={22} />, to: paths.newPublication() },
  VERIFIED_WITHOUT_CREDITS: { picture: verification, badge: <LuPlus size={22} />, to: paths.newPublication() },
  NO_VERIFIED_WITH_CREDITS: { picture: credits, badge: <LuLock size={22} />, to: infoPaths.verification },
  NO_VERIFIED_WITHOUT_CREDITS: { picture: credits, badge: <LuSparkles size={22} />, to: paths.newPublication() },
};

/** How the credit stands: one of five pictures with its text and what to do next. */
export function CreditState({ status }: { status: CreditStatus }) {
  const { picture, badge, to } = LOOKS[status];
  const { title, text, action } = creditMessages.state[status];
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns="auto minmax(0, 1fr)"
      gridTemplateRows={{ sm: "auto 1fr" }}
      columnGap={{ base: "4", sm: "5" }}
      rowGap="3"
      alignItems="start"
    >
      <chakra.div position="relative" gridRow={{ sm: "1 / 3" }} aria-hidden="true">
        <chakra.img
          src={picture}
          alt=""
          width={{ base: "84px", sm: "112px" }}
          height={{ base: "84px", sm: "112px" }}
          borderRadius="card"
          display="block"
        />
        <chakra.span
          position="absolute"
          right="-8px"
          bottom="-8px"
          display="grid"
          placeItems="center"
          width="40px"
          height="40px"
          borderRadius="full"
          bg={status.startsWith("NO_") ? "fill.give" : "fill.success"}
          color="fg.onFill"
          boxShadow="0 0 0 3px {colors.bg.surface}"
        >
          {badge}
        </chakra.span>
      </chakra.div>
      <div>
        <chakra.h2 textStyle="h3">{title}</chakra.h2>
        <chakra.p mt="1" textStyle="small" color="fg.muted">
          {text}
        </chakra.p>
      </div>
      <chakra.div
        gridColumn={{ base: "1 / -1", sm: "2" }}
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        columnGap="4"
        rowGap="1"
      >
        <ButtonLink size="s" variant="swap" to={to}>
          {action}
        </ButtonLink>
        <Link
          to={infoPaths.credits}
          display="inline-flex"
          alignItems="center"
          minHeight="44px"
          textStyle="small"
          fontWeight={700}
        >
          {creditMessages.about}
        </Link>
      </chakra.div>
    </chakra.div>
  );
}
