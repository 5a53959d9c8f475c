import { LuCircleCheck, LuCrown, LuHand, LuHeart, LuMapPin, LuMegaphone, LuSprout } from "react-icons/lu";
import type { Ribbon as RibbonName } from "../../__generated__/enums";
import { messages } from "../../lib/messages";
import { Label } from "./Label";
import type { LabelLook } from "./Label";

const LOOK: Record<RibbonName | "done", LabelLook> = {
  NEW: { bg: "fill.success", color: "fg.onFill", icon: <LuSprout /> },
  INTEREST: { bg: "action.swap", color: "fg.onSwap", icon: <LuHeart /> },
  INTERESTED: { bg: "fill.info", color: "fg.onFill", icon: <LuHand /> },
  NEARBY: { bg: "fill.nearby", color: "fg.onFill", icon: <LuMapPin /> },
  PREMIUM: { bg: "fill.premium", color: "fg.onPremium", icon: <LuCrown /> },
  SPONSORED: { bg: "fill.danger", color: "fg.onFill", icon: <LuMegaphone /> },
  done: { bg: "fill.complete", color: "fg.onFill", icon: <LuCircleCheck /> },
};

/** Why a publication stands out; `done` is «Cambio exitoso». */
export function Ribbon({ kind }: { kind: RibbonName | "done" }) {
  return <Label {...LOOK[kind]}>{messages.ribbon[kind]}</Label>;
}
