import { chakra } from "@chakra-ui/react/styled-system";
import { LuCheck, LuX } from "react-icons/lu";
import type { RingState } from "../../__generated__/enums";
import { VisuallyHidden } from "../../components/ui/VisuallyHidden";
import { ringMessages } from "../../lib/ringMessages";

const text = ringMessages.steps;
type StepState = keyof typeof text.state;

const STYLES: Record<StepState, { bg: string; color: string; boxShadow?: string }> = {
  done: { bg: "fill.success", color: "fg.onFill" },
  current: { bg: "action.swap", color: "fg.onSwap" },
  todo: { bg: "bg.surface", color: "fg.muted", boxShadow: "inset 0 0 0 1.5px {colors.border.control}" },
  ended: { bg: "fill.ended", color: "fg.onFill" },
};

/** How far a ring has come, and whether it ended there. */
function stepOf(state: RingState, hasBegun: boolean): { current: number; hasEnded: boolean } {
  switch (state) {
    case "PROPOSED":
      return { current: 0, hasEnded: false };
    case "ACCEPTED":
      return { current: hasBegun ? 2 : 1, hasEnded: false };
    case "COMPLETE":
      return { current: text.names.length, hasEnded: false };
    case "BROKEN":
      return { current: 2, hasEnded: true };
    case "ENDED":
      return { current: 1, hasEnded: true };
  }
}

/** The four steps of a ring in a row; only the current one shows its name. */
export function RingSteps({ state, hasBegun }: { state: RingState; hasBegun: boolean }) {
  const { current, hasEnded } = stepOf(state, hasBegun);
  const last = text.names.length - 1;
  return (
    <chakra.ol aria-label={text.label} display="flex" alignItems="center" width="100%" m="0" p="0" listStyleType="none">
      {text.names.map((name, index) => {
        const isCurrent = index === current;
        const step: StepState = index < current ? "done" : !isCurrent ? "todo" : hasEnded ? "ended" : "current";
        const isNamed = isCurrent || (current > last && index === last);
        return (
          <chakra.li
            key={name}
            display="flex"
            alignItems="center"
            gap="1.5"
            flex={index === last ? "none" : isNamed ? "1 0 auto" : "1"}
            minWidth="0"
            aria-current={step === "current" ? "step" : undefined}
          >
            <chakra.span
              aria-hidden="true"
              display="grid"
              placeItems="center"
              flexShrink={0}
              width="24px"
              height="24px"
              borderRadius="8px 3px 8px 3px"
              textStyle="micro"
              {...STYLES[step]}
            >
              {step === "done" ? (
                <LuCheck size={15} strokeWidth={3.5} />
              ) : step === "ended" ? (
                <LuX size={15} strokeWidth={3} />
              ) : (
                index + 1
              )}
            </chakra.span>
            <chakra.span
              textStyle="caption"
              fontWeight={isNamed ? 700 : 400}
              color={step === "todo" ? "fg.muted" : "fg"}
              whiteSpace="nowrap"
              srOnly={!isNamed}
            >
              {name}
              <VisuallyHidden>, {text.state[step]}</VisuallyHidden>
            </chakra.span>
            {index < last && (
              <chakra.span
                aria-hidden="true"
                flex="1"
                minWidth="8px"
                height="2px"
                mx="1.5"
                bg={step === "done" ? "fill.success" : "border.subtle"}
              />
            )}
          </chakra.li>
        );
      })}
    </chakra.ol>
  );
}
