import { chakra } from "@chakra-ui/react/styled-system";
import { LuCheck } from "react-icons/lu";
import { Link } from "react-router-dom";
import { VisuallyHidden } from "../../components/ui/VisuallyHidden";
import { publishingMessages as texts } from "../../lib/publishingMessages";
import { stepNumbers } from "./publicationSchema";
import type { StepNumber } from "./publicationFields";

interface StepperProps {
  current: StepNumber;
  /** It and all steps before it can be visited. */
  firstIncompleteStep: number;
}

/** The URL of a step. */
export function stepAddress(step: number): string {
  return `?paso=${step}`;
}

/** The four steps as links: named boxes on wide screens, bars on phones. */
export function Stepper({ current, firstIncompleteStep }: StepperProps) {
  // A later step that asks for nothing was not reached for that; where nothing is missing all of them were.
  const isDone = (step: StepNumber) => step < firstIncompleteStep && (step < current || firstIncompleteStep > 4);
  const nextStepName = texts.steps.find((_name, index) => index === current);
  return (
    <nav aria-label={texts.timeline}>
      <chakra.div display={{ base: "flex", md: "none" }} justifyContent="space-between" textStyle="small" gap="3">
        <chakra.b color="fg.action">{texts.stepOf(current, stepNumbers.length)}</chakra.b>
        <chakra.span color="fg.muted">{nextStepName ? texts.following(nextStepName) : texts.lastStep}</chakra.span>
      </chakra.div>
      <chakra.ol listStyleType="none" display="flex" gap={{ base: "1.5", md: "0" }}>
        {stepNumbers.map((step) => (
          <chakra.li
            key={step}
            display="flex"
            alignItems="center"
            flex={{ base: "1", md: step === 4 ? "none" : "1" }}
            minWidth="0"
          >
            <Step
              step={step}
              state={step === current ? "current" : isDone(step) ? "done" : "todo"}
              isReachable={step <= firstIncompleteStep}
            />
            {step < 4 && (
              <chakra.span
                aria-hidden="true"
                display={{ base: "none", md: "block" }}
                flex="1"
                height="2px"
                m="0 16px"
                bg={isDone(step) ? "fill.success" : "border.subtle"}
              />
            )}
          </chakra.li>
        ))}
      </chakra.ol>
    </nav>
  );
}

type StepState = "current" | "done" | "todo";

const BAR: Record<StepState, string> = { current: "action.swap", done: "fill.success", todo: "border.subtle" };
const BOX = {
  current: { bg: "action.swap", color: "fg.onSwap" },
  done: { bg: "fill.success", color: "fg.onFill" },
  todo: { bg: "bg.surface", color: "fg.muted", boxShadow: "inset 0 0 0 1.5px {colors.border.control}" },
} as const;

function Step({ step, state, isReachable }: { step: StepNumber; state: StepState; isReachable: boolean }) {
  const content = (
    <>
      <chakra.span
        aria-hidden="true"
        display={{ base: "block", md: "none" }}
        width="100%"
        height="6px"
        borderRadius="6px 2px 6px 2px"
        bg={BAR[state]}
      />
      <chakra.span
        aria-hidden="true"
        display={{ base: "none", md: "grid" }}
        placeItems="center"
        flexShrink={0}
        width="40px"
        height="40px"
        borderRadius="plumaThumb"
        fontFamily="heading"
        fontWeight={700}
        fontSize="1.125rem"
        {...BOX[state]}
      >
        {state === "done" ? <LuCheck size={20} strokeWidth={2.6} /> : step}
      </chakra.span>
      <chakra.span srOnly={{ base: true, md: false }} whiteSpace="nowrap">
        <chakra.span display="block" textStyle="caption" lineHeight="15px" color="fg.muted">
          {texts.step(step)}
        </chakra.span>
        <chakra.span
          display="block"
          fontSize="0.9375rem"
          lineHeight="19px"
          fontWeight={state === "todo" ? 600 : 700}
          color={state === "todo" ? "fg.muted" : "fg"}
        >
          {texts.steps[step - 1]}
        </chakra.span>
        {state === "done" && <VisuallyHidden>, {texts.stepDone}</VisuallyHidden>}
      </chakra.span>
    </>
  );
  return (
    <StepBox asChild>
      {isReachable ? (
        <Link to={stepAddress(step)} aria-current={state === "current" ? "step" : undefined}>
          {content}
        </Link>
      ) : (
        <span>{content}</span>
      )}
    </StepBox>
  );
}

const StepBox = chakra("span", {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "3",
    minHeight: { base: "28px", md: "44px" },
    width: { base: "100%", md: "auto" },
    color: "fg",
    textDecoration: "none",
    borderRadius: "sm",
  },
});
