import { LuArrowLeftRight, LuHand, LuHeart } from "react-icons/lu";
import { matchMessages } from "../../lib/matchMessages";
import { Label } from "../../components/ui/Label";
import type { LabelLook } from "../../components/ui/Label";

const LOOK: Record<keyof typeof matchMessages.kinds, LabelLook> = {
  mutual: { bg: "action.swap", color: "fg.onSwap", icon: <LuArrowLeftRight /> },
  wanted: { bg: "fill.nearby", color: "fg.onFill", icon: <LuHeart /> },
  ownWanted: { bg: "fill.info", color: "fg.onFill", icon: <LuHand /> },
};

/** Who of the two wants what the other has. */
export function MatchLabel({ kind }: { kind: keyof typeof LOOK }) {
  return <Label {...LOOK[kind]}>{matchMessages.kinds[kind]}</Label>;
}
