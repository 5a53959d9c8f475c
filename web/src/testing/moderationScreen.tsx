import userEvent from "@testing-library/user-event";
import ModerationRoute from "../routes/moderation";
import { ANA, renderScreen } from "./renderScreen";
import type { Answers } from "./renderScreen";

/** Since when items wait. */
export const since = "2026-11-20T12:00:00.000Z";
const kinds = [
  "PUBLICATION",
  "EDIT",
  "REPORT",
  "PERSON",
  "SUSPENSION",
  "APPEAL",
  "CLAIM",
  "CONTACT",
  "ERASURE",
  "VERIFICATION",
];
const entry = (kind: string, subjectId: string, title: string) => ({
  __typename: "ModerationEntry",
  kind,
  subjectId,
  title,
  personName: "Luis Gómez",
  waitingSince: since,
});
/** A mail that was put aside. */
export const failedMail = {
  __typename: "DeadLetter",
  id: "4",
  kind: "SEND_MAIL",
  subjectId: "12",
  attempts: 12,
  failure: "SMTP 451",
  failedAt: since,
};
/** Luis, about whom items are. */
export const person = {
  __typename: "User",
  id: "2",
  firstName: "Luis",
  lastName: "Gómez",
  isVerified: false,
  subscription: "STANDARD",
  picture: null,
};
/** An item of the queue with nothing in it but what is given. */
export const itemOf = (kind: string, id: string, more: Record<string, unknown> = {}) => ({
  moderationItem: {
    __typename: "ModerationItem",
    kind,
    subjectId: id,
    title: `Cosa ${id}`,
    waitingSince: since,
    revision: "r1",
    actions: kind === "CLAIM" ? ["COMPLETE", "REJECT"] : ["APPROVE", "RETURN"],
    appeal: null,
    person,
    counterpart: null,
    content: [],
    images: [],
    formerImages: [],
    statements: [],
    ...more,
  },
});

/** The desk of an operator, with an edit and a claim to decide about. */
export function show(at: string, answers: Answers = {}, isOperator = true) {
  let waiting = [entry("EDIT", "5", "Cosa 5"), entry("CLAIM", "7", "Cosa 7")];
  const view = renderScreen(<ModerationRoute />, {
    at,
    viewer: ANA,
    answers: {
      Operator: () => ({ viewer: { __typename: "Viewer", id: "1", isOperator } }),
      ModerationQueue: () => ({
        moderationQueue: {
          __typename: "ModerationQueue",
          counts: kinds.map((kind) => {
            const count = waiting.filter((item) => item.kind === kind).length;
            return { __typename: "ModerationCount", kind, count, oldestAt: count ? since : null };
          }),
          items: waiting,
        },
      }),
      ModerationItem: ({ kind, id }) => itemOf(String(kind), String(id)),
      DecideModeration: ({ input }) => {
        const { subjectId, action } = input as { subjectId: string; action: string };
        waiting = waiting.filter((item) => item.subjectId !== subjectId);
        const undoUntil = new Date(Date.now() + 60_000).toISOString();
        return {
          decideModeration: {
            __typename: "DecideModerationPayload",
            decision: { __typename: "ModerationDecision", id: "90", action, undoUntil },
            errors: [],
          },
        };
      },
      ClaimPictures: () => ({ claimPictures: [] }),
      DeadLetters: () => ({ deadLetters: [] }),
      UndoModeration: () => {
        waiting = [entry("EDIT", "5", "Cosa 5"), ...waiting];
        return { undoModeration: { __typename: "ModerationDecisionPayload", done: true, errors: [] } };
      },
      ...answers,
    },
  });
  return { ...view, user: userEvent.setup() };
}
