import type { SecureExchangeState, TransactionStatus } from "../../__generated__/enums";

type StepName = "PROPOSAL" | "ACCEPTED" | "MEETING" | "CONFIRMED" | "COMPLETE" | "REJECTED" | "CLAIM";
export type StepState = "done" | "current" | "todo" | "ended";

interface Step {
  name: StepName;
  state: StepState;
}

const STEP_ORDER: readonly StepName[] = ["PROPOSAL", "ACCEPTED", "CONFIRMED", "COMPLETE"];

/** The number of steps reached, of four. */
const REACHED_STEPS: Record<TransactionStatus, number> = {
  ACTIVE: 1,
  ACCEPTED: 2,
  CONFIRMED_OWNER: 3,
  CONFIRMED_INTERESTED: 3,
  COMPLETE: 4,
  REJECTED: 1,
  CLAIM_OWNER: 3,
  CLAIM_INTERESTED: 3,
};

/**
 * The four steps of a transaction, and the booked meeting at a venue; a rejected or claimed one ends with a step of its
 * own.
 */
export function stepsOf(status: TransactionStatus, meeting: SecureExchangeState | null = null): Step[] {
  const reached = REACHED_STEPS[status];
  const steps = STEP_ORDER.map((name, index): Step => {
    if (status === "COMPLETE" || index < reached - 1) return { name, state: "done" };
    return { name, state: index === reached - 1 ? "current" : "todo" };
  });
  if (status === "REJECTED")
    return [
      { name: "PROPOSAL", state: "done" },
      { name: "REJECTED", state: "ended" },
    ];
  if (status === "CLAIM_OWNER" || status === "CLAIM_INTERESTED")
    return [...steps.slice(0, 2), { name: "CLAIM", state: "ended" }];
  return meeting === "ACTIVE" || meeting === "COMPLETED" ? insertMeeting(steps, meeting) : steps;
}

/** Behind the acceptance; while both have only agreed it is what comes now. */
function insertMeeting(steps: readonly Step[], meeting: "ACTIVE" | "COMPLETED"): Step[] {
  return steps.flatMap((step): Step[] => {
    if (step.name !== "ACCEPTED") return [step];
    if (meeting === "COMPLETED")
      return [
        { ...step, state: "done" },
        { name: "MEETING", state: "done" },
      ];
    const state = step.state === "current" ? "current" : "todo";
    return [
      { ...step, state: "done" },
      { name: "MEETING", state },
    ];
  });
}
