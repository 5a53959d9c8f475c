import type {
  CloseReason,
  SecureExchangeState,
  TransactionEventKind,
  TransactionStatus,
} from "../../__generated__/enums";

type StepName =
  | "PROPOSAL"
  | "ACCEPTED"
  | "MEETING"
  | "CONFIRMED"
  | "COMPLETE"
  | "CLOSED"
  | "CLAIM"
  | "CLAIMED"
  | "RESOLVED";
/** `ended` is the last step of a transaction that came to nothing. */
export type StepState = "done" | "current" | "todo" | "ended";

interface Step {
  name: StepName;
  state: StepState;
}

/** What is known of a transaction's course. */
export interface Course {
  status: TransactionStatus;
  /** Why it ended; OPERATOR where that resolved a claim. */
  closeReason?: CloseReason | null;
  /** What happened to it; empty where nothing is kept of it. */
  events?: readonly { kind: TransactionEventKind }[];
  /** What became of the booked meeting at a venue. */
  meeting?: SecureExchangeState | null;
}

const STEP_ORDER: readonly StepName[] = ["PROPOSAL", "ACCEPTED", "CONFIRMED", "COMPLETE"];

/** The number of steps reached, of four, while all goes well. */
const REACHED_STEPS = { ACTIVE: 1, ACCEPTED: 2, CONFIRMED_OWNER: 3, CONFIRMED_INTERESTED: 3, COMPLETE: 4 } as const;

/**
 * The steps of a transaction: the four of a good course with the booked meeting, and a claim behind the confirmation
 * that it objects to. One that ended early keeps the steps that it went through.
 */
export function stepsOf({ status, closeReason = null, events = [], meeting = null }: Course): Step[] {
  const hasHappened = (kind: TransactionEventKind) => events.some((event) => event.kind === kind);
  const wasClaimed = closeReason === "OPERATOR";
  if (status === "REJECTED") {
    if (wasClaimed) return [...passed(3), { name: "CLAIMED", state: "done" }, { name: "RESOLVED", state: "ended" }];
    const reached = hasHappened("CONFIRMED") ? 3 : hasHappened("ACCEPTED") ? 2 : 1;
    return [...passed(reached), { name: "CLOSED", state: "ended" }];
  }
  if (status === "CLAIM_OWNER" || status === "CLAIM_INTERESTED")
    return [...passed(3), { name: "CLAIM", state: "current" }, { name: "RESOLVED", state: "todo" }];
  if (status === "COMPLETE" && wasClaimed)
    return [...passed(3), { name: "CLAIMED", state: "done" }, { name: "COMPLETE", state: "done" }];
  const reached = REACHED_STEPS[status];
  const steps = STEP_ORDER.map((name, index): Step => {
    if (status === "COMPLETE" || index < reached - 1) return { name, state: "done" };
    return { name, state: index === reached - 1 ? "current" : "todo" };
  });
  return meeting === "ACTIVE" || meeting === "COMPLETED" ? insertMeeting(steps, meeting) : steps;
}

const passed = (count: number): Step[] => STEP_ORDER.slice(0, count).map((name) => ({ name, state: "done" }));

/**
 * Behind the acceptance, or behind a confirmation that came before it: one that is ahead is what comes now, and so is
 * one with nothing behind it yet.
 */
function insertMeeting(steps: readonly Step[], meeting: "ACTIVE" | "COMPLETED"): Step[] {
  const isAhead = meeting === "ACTIVE";
  const last = isAhead && steps.some(({ name, state }) => name === "CONFIRMED" && state === "current") ? 3 : 2;
  const rest = steps.slice(last);
  const isCurrent = isAhead || rest.every(({ state }) => state === "todo");
  return [...passed(last), { name: "MEETING", state: isCurrent ? "current" : "done" }, ...rest];
}
