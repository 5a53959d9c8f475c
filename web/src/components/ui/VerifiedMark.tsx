import { messages } from "../../lib/messages";
import { colorVar } from "../../theme/colors";

/** Badge beside the name of a user whose identity support has verified. */
export function VerifiedMark({ size = 18 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" role="img" aria-label={messages.reputation.verified}>
      <path
        fill={colorVar("fill.info")}
        d="M12 1.65l2.6 2.1 3.3-.3 1.2 3.1 2.9 1.7-.9 3.2.9 3.3-2.9 1.7-1.2 3.1-3.3-.3-2.6 2.1-2.6-2.1-3.3.3-1.2-3.1L2 14.75l.9-3.3L2 8.25l2.9-1.7 1.2-3.1 3.3.3z"
      />
      <path
        d="M7.8 11.4l2.9 2.9 5.6-5.9"
        fill="none"
        stroke={colorVar("fg.onFill")}
        strokeWidth="2.3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
