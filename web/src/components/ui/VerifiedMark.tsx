import type { SubscriptionType } from "../../__generated__/enums";
import { messages } from "../../lib/messages";
import { colorVar } from "../../theme/colors";

interface VerifiedMarkProps {
  person: {
    isVerified: boolean;
    subscription: SubscriptionType | null;
  };
  size?: number;
}

/**
 * Badge beside the name of a user whose identity was verified, in the colour of what they subscribe to; nothing beside
 * others.
 */
export function VerifiedMark({ person: { isVerified, subscription }, size = 18 }: VerifiedMarkProps) {
  if (!isVerified) return null;
  const isPremium = subscription === "PREMIUM";
  const { verified, verifiedPremium } = messages.reputation;
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" role="img" aria-label={isPremium ? verifiedPremium : verified}>
      <path
        fill={colorVar(isPremium ? "border.premium" : "fill.info")}
        d="M12 1.65l2.6 2.1 3.3-.3 1.2 3.1 2.9 1.7-.9 3.2.9 3.3-2.9 1.7-1.2 3.1-3.3-.3-2.6 2.1-2.6-2.1-3.3.3-1.2-3.1L2 14.75l.9-3.3L2 8.25l2.9-1.7 1.2-3.1 3.3.3z"
      />
      <path
        d="M7.8 11.4l2.9 2.9 5.6-5.9"
        fill="none"
        stroke={colorVar(isPremium ? "fg.onSwap" : "fg.onFill")}
        strokeWidth="2.3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
