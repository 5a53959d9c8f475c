import { chakra } from "@chakra-ui/react/styled-system";
import { LuCheck, LuCircleAlert, LuX } from "react-icons/lu";
import { caracasDay, isBeforeDay } from "../../../../rules/age";
import type { SecureExchangeState } from "../../__generated__/enums";
import { useNow } from "../../components/ui/useNow";
import { VisuallyHidden } from "../../components/ui/VisuallyHidden";
import { weekdayInMonthLabel } from "../../lib/dates";
import { transactionMessages } from "../../lib/transactionMessages";
import { stepsOf } from "./steps";
import type { Course, StepState } from "./steps";

const text = transactionMessages.transaction;

const STYLES: Record<StepState, { bg: string; color: string; boxShadow?: string }> = {
  done: { bg: "fill.success", color: "fg.onFill" },
  current: { bg: "action.swap", color: "fg.onSwap" },
  todo: { bg: "bg.surface", color: "fg.muted", boxShadow: "inset 0 0 0 1.5px {colors.border.control}" },
  ended: { bg: "fill.ended", color: "fg.onFill" },
};
/** A claim is no failure of the exchange: neither while it is open nor by being resolved. */
const CLAIM_STYLE = { bg: "bg.claim", color: "fg.claim", boxShadow: "inset 0 0 0 1.5px {colors.fg.claim}" };

interface StepListProps extends Omit<Course, "meeting"> {
  /** The booked meeting at a venue, or the one that was agreed on elsewhere, and what became of it. */
  meeting: { state: SecureExchangeState; date: string; isElsewhere?: boolean } | null;
}

/** The steps of a transaction in a row; on phones only the current one shows its name. */
export function StepList({ meeting, ...course }: StepListProps) {
  const now = useNow();
  // A booking whose day has passed unsettled is no step any more: no party meets there.
  const isMissed = meeting?.state === "ACTIVE" && meeting.date < caracasDay(now);
  const steps = stepsOf({ ...course, meeting: isMissed ? null : (meeting?.state ?? null) });
  return (
    <chakra.ol aria-label={text.steps} display="flex" alignItems="center" width="100%" m="0" p="0" listStyleType="none">
      {steps.map(({ name, state }, index) => {
        const isLast = index === steps.length - 1;
        // The parties need not be there before its day. Where another step is the current one, there is no room for the
        // day.
        const isMeetingNext = name === "MEETING" && state === "current";
        const meetsOn = isMeetingNext && meeting && isBeforeDay(meeting.date, now) ? meeting.date : null;
        const meetingText = meeting?.isElsewhere ? text.meeting : text.venue;
        const label =
          name === "MEETING"
            ? meetingText.step
            : name === "CLOSED"
              ? text.closed[course.closeReason ?? "REJECTED"]
              : text.step[name];
        const isOfClaim = name === "CLAIM" || (name === "RESOLVED" && state === "ended");
        const isNamed = state === "current" || state === "ended" || (isLast && state === "done");
        return (
          <chakra.li
            key={name}
            display="flex"
            alignItems="center"
            gap={{ base: "1", lg: "2" }}
            flex={isLast ? "none" : isNamed ? "1 0 auto" : "1"}
            minWidth="0"
            aria-current={state === "current" ? "step" : undefined}
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
              {...(isOfClaim ? CLAIM_STYLE : STYLES[state])}
            >
              {name === "CLAIM" ? (
                <LuCircleAlert size={16} strokeWidth={2.5} />
              ) : state === "done" || isOfClaim ? (
                <LuCheck size={15} strokeWidth={3.5} />
              ) : state === "ended" ? (
                <LuX size={15} strokeWidth={3} />
              ) : (
                index + 1
              )}
            </chakra.span>
            <chakra.span
              textStyle="caption"
              fontWeight={isNamed ? 700 : 400}
              color={state === "todo" ? "fg.muted" : "fg"}
              whiteSpace="nowrap"
              srOnly={isNamed ? undefined : { lgDown: true }}
            >
              {meetsOn ? meetingText.on(weekdayInMonthLabel(meetsOn)) : label}
              {!meetsOn && <VisuallyHidden>, {text.stepState[state]}</VisuallyHidden>}
            </chakra.span>
            {!isLast && (
              <chakra.span
                aria-hidden="true"
                flex="1"
                minWidth="8px"
                height="2px"
                mx={{ base: "1", lg: "2" }}
                bg={state === "done" ? "fill.success" : "border.subtle"}
              />
            )}
          </chakra.li>
        );
      })}
    </chakra.ol>
  );
}
