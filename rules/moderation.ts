import { checkLength, cleanText } from "./text";

/** What an operator may decide about each kind of item, in the words of the wire. */
export const moderationActions = {
  publication: ["approve", "return"],
  edit: ["approve", "return"],
  report: ["release", "hide", "remove"],
  person: ["dismiss", "remove_photo", "suspend"],
  suspension: ["restore"],
  appeal: ["restore", "uphold"],
  claim: ["complete", "reject"],
  contact: ["answer", "close"],
  erasure: ["hold", "resume"],
  verification: ["approve", "decline"],
  premium: ["activate", "refuse"],
  ring: ["close"],
} as const;

/** The kind of an item in the operators' queue, in the words of the wire. */
export type ModerationKind = keyof typeof moderationActions;
/** Of all kinds together; `isModerationAction` says whether a kind has it. */
export type ModerationAction = (typeof moderationActions)[ModerationKind][number];

/** In the order in which the screen offers them. */
export const moderationKinds = Object.keys(moderationActions) as ModerationKind[];

/**
 * Whether a user waits for the decision. No user waits for the end of a suspension, and an erasure happens without a
 * decision.
 */
export const isAwaited = (kind: ModerationKind): boolean => kind !== "suspension" && kind !== "erasure";

/**
 * What the audit trail also holds: changes of what operators keep, events at a venue, what was done with failed jobs
 * and mails, and decisions that did not take effect.
 */
export const trailKinds = [
  ...moderationKinds,
  "banner",
  "venue",
  "closed_day",
  "secure_exchange",
  "dead_letter",
] as const;
/** What the audit trail has beside the decisions. `undo` and `lapse` are of decisions that did not take effect. */
export const trailActions = [
  "create",
  "change",
  "take_down",
  "put_back",
  "arrive",
  "settle",
  "repeat",
  "discard",
  "undo",
  "lapse",
] as const;

/** Whether operators can do this with an item of this kind. */
export function isModerationAction(kind: ModerationKind, action: string): action is ModerationAction {
  return moderationActions[kind].some((allowed) => allowed === action);
}

/** Actions that need no reason, since they refuse nothing. */
const actionsWithoutReason = new Set<ModerationAction>([
  "approve",
  "release",
  "dismiss",
  "close",
  "resume",
  "activate",
]);

/** Whether the decision must give its author a reason. */
export const needsReason = (action: ModerationAction): boolean => !actionsWithoutReason.has(action);
/** Actions that ask the author to mend something. */
export const allowsRemedy = (action: ModerationAction): boolean => action === "return" || action === "hide";

/** Characters of the words that go with a decision. */
export const maxDecisionReason = 1_000;
/** Characters of why another review is requested. */
export const maxAppeal = 300;

const moderationTexts = {
  reasonMissing: "Escribe el motivo de la decisión",
  reasonTooLong: `El motivo no puede tener más de ${maxDecisionReason.toLocaleString("es-VE")} caracteres`,
  appealMissing: "Explica por qué pides otra revisión",
  appealTooLong: `La explicación no puede tener más de ${maxAppeal} caracteres`,
};

/** The words with which an operator explains a decision, or answers a message. */
export function checkDecisionReason(reason: string, isRequired: boolean): string | null {
  return checkLength(cleanText(reason), {
    max: maxDecisionReason,
    tooLong: moderationTexts.reasonTooLong,
    ...(isRequired && { empty: moderationTexts.reasonMissing }),
  });
}

/** Refuses a blank text and one above its maximum. */
export function checkAppeal(text: string): string | null {
  return checkLength(cleanText(text), {
    max: maxAppeal,
    empty: moderationTexts.appealMissing,
    tooLong: moderationTexts.appealTooLong,
  });
}
