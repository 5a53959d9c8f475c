import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { useMutation } from "@apollo/client/react";
import type { ModerationAction, ModerationKind } from "../../__generated__/enums";
import type {
  ApplyModerationMutation,
  ApplyModerationMutationVariables,
  DecideModerationMutation,
  DecideModerationMutationVariables,
  UndoModerationMutation,
  UndoModerationMutationVariables,
} from "../../__generated__/graphql";
import { toast } from "../../components/ui/toast";
import { messages } from "../../lib/messages";
import { moderationMessages as text } from "../../lib/moderationMessages";
import { randomId } from "../../lib/randomId";

const DECIDE: TypedDocumentNode<DecideModerationMutation, DecideModerationMutationVariables> = gql`
  mutation DecideModeration($input: DecideModerationInput!) {
    decideModeration(input: $input) {
      decision {
        id
        action
        undoUntil
      }
      errors {
        code
        message
      }
    }
  }
`;

const UNDO: TypedDocumentNode<UndoModerationMutation, UndoModerationMutationVariables> = gql`
  mutation UndoModeration($input: ModerationDecisionInput!) {
    undoModeration(input: $input) {
      done
      errors {
        message
      }
    }
  }
`;

const APPLY: TypedDocumentNode<ApplyModerationMutation, ApplyModerationMutationVariables> = gql`
  mutation ApplyModeration($input: ModerationDecisionInput!) {
    applyModeration(input: $input) {
      done
      errors {
        message
      }
    }
  }
`;

/** What an operator decides about an item of the queue. */
export interface Decision {
  kind: ModerationKind;
  subjectId: string;
  revision: string;
  action: ModerationAction;
  reason?: string;
  remedy?: string;
}

/** A decision that can still be undone. */
export interface OpenDecision {
  id: string;
  action: ModerationAction;
  undoUntil: string | null;
  title: string;
}

const refetched = ["ModerationQueue", "ModerationTrail"];

/** Sends decisions, takes them back, applies them at once; says what failed as a toast. */
export function useDecide() {
  const [mutateDecision, { loading: isDeciding }] = useMutation(DECIDE);
  const [mutateUndo, { loading: isUndoing }] = useMutation(UNDO);
  const [mutateApply, { loading: isApplying }] = useMutation(APPLY);

  /** The decision; null where it was refused. What is stale is read anew. */
  const decide = async (decision: Decision, title: string): Promise<OpenDecision | null> => {
    toast.endAnswers();
    try {
      const { data } = await mutateDecision({
        variables: { input: { ...decision, requestId: randomId() } },
        refetchQueries: [...refetched, "ModerationItem"],
      });
      const stored = data?.decideModeration.decision;
      if (stored) return { ...stored, title };
      for (const { message } of data?.decideModeration.errors ?? []) toast.refused(message);
    } catch {
      toast.error(messages.error.short);
    }
    return null;
  };

  const undo = (id: string) =>
    settle(
      async () =>
        (await mutateUndo({ variables: { input: { id } }, refetchQueries: [...refetched, "ModerationItem"] })).data
          ?.undoModeration,
      text.undone,
    );
  const apply = (id: string) =>
    settle(
      async () =>
        (await mutateApply({ variables: { input: { id } }, refetchQueries: refetched })).data?.applyModeration,
      text.applied,
    );

  return { decide, undo, apply, isBusy: isDeciding || isUndoing || isApplying };
}

/** Says as a toast whether it was done. */
async function settle(send: () => Promise<{ done: boolean; errors: { message: string }[] } | undefined>, done: string) {
  try {
    const outcome = await send();
    if (outcome?.done) toast.success(done);
    else if (outcome?.errors[0]) toast.refused(outcome.errors[0].message);
    else toast.error(messages.error.short);
  } catch {
    toast.error(messages.error.short);
  }
}
