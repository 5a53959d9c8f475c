import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { LuCircleAlert, LuClock, LuCrown } from "react-icons/lu";
import type { PremiumStatus } from "../../apollo/usePremium";
import { Card } from "../../components/ui/Card";
import { calendarDayLabel } from "../../lib/dates";
import { premiumMessages } from "../../lib/premiumMessages";

const text = premiumMessages.state;

interface PremiumStateProps {
  premium: PremiumStatus;
  /** That the term still includes; null where there is no such service. */
  secureExchangesLeft: number | null;
}

/** The running term and what became of the last request, panel by panel; nothing where there is neither. */
export function PremiumState({ premium: { endsOn, request }, secureExchangesLeft }: PremiumStateProps) {
  if (!endsOn && !request) return null;
  const months = premiumMessages.months(request?.months ?? 0);
  return (
    <>
      {endsOn && (
        <Panel
          icon={<LuCrown size={22} />}
          colors={{ bg: "fill.premium", color: "fg.onPremium" }}
          title={text.active}
          lines={[
            text.activeUntil(calendarDayLabel(endsOn)),
            ...(secureExchangesLeft === null ? [] : [text.secureLeft(secureExchangesLeft)]),
            ...(request ? [] : [text.extend]),
          ]}
        />
      )}
      {request?.status === "IN_REVIEW" && (
        <Panel
          icon={<LuClock size={22} />}
          colors={{ bg: "bg.warning", color: "fg.warning" }}
          title={text.inReview}
          lines={[endsOn ? text.extensionHint(months) : text.inReviewHint(months)]}
        />
      )}
      {request?.status === "AWAITING_PAYMENT" && (
        <Panel
          icon={<LuClock size={22} />}
          colors={{ bg: "bg.warning", color: "fg.warning" }}
          title={text.awaiting}
          lines={[text.awaitingHint]}
        />
      )}
      {request?.status === "REFUSED" && (
        <Panel
          icon={<LuCircleAlert size={22} />}
          colors={{ bg: "bg.danger", color: "fg.danger" }}
          title={text.refused}
          lines={[...(request.reason ? [text.reason(request.reason)] : []), text.refusedHint]}
        />
      )}
    </>
  );
}

interface PanelProps {
  icon: ReactNode;
  /** Of the icon. */
  colors: { bg: string; color: string };
  title: string;
  lines: string[];
}

function Panel({ icon, colors, title, lines }: PanelProps) {
  return (
    <Card display="flex" gap="4" p={{ base: "4", md: "5" }}>
      <chakra.span
        flexShrink={0}
        display="grid"
        placeItems="center"
        width="44px"
        height="44px"
        borderRadius="plumaThumb"
        aria-hidden="true"
        {...colors}
      >
        {icon}
      </chakra.span>
      <chakra.div minWidth="0">
        <chakra.h2 textStyle="h3">{title}</chakra.h2>
        {lines.map((line) => (
          <chakra.p key={line} mt="1" color="fg.muted" overflowWrap="anywhere">
            {line}
          </chakra.p>
        ))}
      </chakra.div>
    </Card>
  );
}
