import { moderationKinds } from "../../../rules/moderation";
import type { ModerationAction, ModerationKind } from "../../__generated__/enums";
import type {
  ModerationCountResolvers,
  ModerationDecisionResolvers,
  ModerationEntryResolvers,
  ModerationItemResolvers,
  ModerationStatementResolvers,
  QueryResolvers,
} from "../../__generated__/resolvers";
import type { Context } from "../../context";
import { AppError } from "../../errors";
import { toImage } from "../../image";
import { getModerationItem, getModerationQueue, listModerationDecisions } from "../../rest/moderation";
import type { ModerationDecisionRecord, ModerationEntryRecord } from "../../rest/moderation";
import { idText } from "../common/validate";

/** The backend refuses everybody else, too. */
export async function requireOperator(context: Context): Promise<void> {
  context.requireSession();
  if (!(await context.loaders.account())?.operator) throw new AppError("FORBIDDEN");
}

/** The wire writes the same words in small letters. Null for a kind of which nothing waits. */
export const toWireKind = (kind: ModerationKind) =>
  moderationKinds.find((known) => known === kind.toLowerCase()) ?? null;
const fromWireKind = (kind: ModerationDecisionRecord["kind"]) => kind.toUpperCase() as ModerationKind;
const fromWireAction = (action: ModerationDecisionRecord["action"]) => action.toUpperCase() as ModerationAction;

export const moderationQueries: QueryResolvers = {
  async moderationQueue(_root, { kind }, context) {
    await requireOperator(context);
    const only = kind ? toWireKind(kind) : undefined;
    return only === null ? null : getModerationQueue(context.rest, only);
  },
  async moderationItem(_root, { kind, id }, context) {
    await requireOperator(context);
    const only = toWireKind(kind);
    if (only === null || !idText.safeParse(id).success) return null;
    try {
      return await getModerationItem(context.rest, only, id);
    } catch (error) {
      if (error instanceof AppError && error.code === "NOT_FOUND") return null;
      throw error;
    }
  },
  async moderationDecisions(_root, _args, context) {
    await requireOperator(context);
    return listModerationDecisions(context.rest);
  },
};

const entry = {
  kind: ({ kind }: ModerationEntryRecord) => fromWireKind(kind),
  subjectId: ({ id }: ModerationEntryRecord) => id,
  waitingSince: ({ waiting_since }: ModerationEntryRecord) => waiting_since,
};

export const ModerationEntry: ModerationEntryResolvers = { ...entry, personName: ({ person_name }) => person_name };

export const ModerationCount: ModerationCountResolvers = {
  kind: ({ kind }) => fromWireKind(kind),
  oldestAt: ({ oldest_at }) => oldest_at,
};

export const ModerationItem: ModerationItemResolvers = {
  ...entry,
  actions: ({ actions }) => actions.map(fromWireAction),
  images: ({ pictures }, _args, { backendOrigin }) => pictures.flatMap((url) => toImage(url, backendOrigin) ?? []),
  formerImages: ({ former_pictures }, _args, { backendOrigin }) =>
    former_pictures.flatMap((url) => toImage(url, backendOrigin) ?? []),
};

export const ModerationStatement: ModerationStatementResolvers = {
  image: ({ picture }, _args, { backendOrigin }) => toImage(picture, backendOrigin),
  writtenAt: ({ created_at }) => created_at,
};

export const ModerationDecision: ModerationDecisionResolvers = {
  kind: ({ kind }) => fromWireKind(kind),
  subjectId: ({ subject_id }) => subject_id,
  action: ({ action }) => fromWireAction(action),
  undoneId: ({ undone_id }) => undone_id,
  decidedAt: ({ created_at }) => created_at,
  undoUntil: ({ undo_until }) => undo_until,
};
