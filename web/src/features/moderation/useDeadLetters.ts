import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { useMutation, useQuery } from "@apollo/client/react";
import type { DeadLetterAction } from "../../__generated__/enums";
import type {
  DeadLettersQuery,
  DeadLettersQueryVariables,
  SettleDeadLetterMutation,
  SettleDeadLetterMutationVariables,
} from "../../__generated__/graphql";
import { toast } from "../../components/ui/toast";
import { messages } from "../../lib/messages";
import { moderationMessages as text } from "../../lib/moderationMessages";

const DEAD_LETTERS: TypedDocumentNode<DeadLettersQuery, DeadLettersQueryVariables> = gql`
  query DeadLetters {
    deadLetters {
      id
      kind
      subjectId
      attempts
      failure
      failedAt
    }
  }
`;

const SETTLE: TypedDocumentNode<SettleDeadLetterMutation, SettleDeadLetterMutationVariables> = gql`
  mutation SettleDeadLetter($input: SettleDeadLetterInput!) {
    settleDeadLetter(input: $input) {
      done
      errors {
        code
        message
      }
    }
  }
`;

/** Asked for again as often as it is said; one that asks is enough for all on the page. */
export const useDeadLetters = ({ pollInterval = 0 } = {}) =>
  useQuery(DEAD_LETTERS, { fetchPolicy: "cache-and-network", pollInterval });

/** Repeats or discards one, and says what became of it; the list is read anew, after a refusal, too. */
export function useSettleDeadLetter() {
  const [mutate, { loading }] = useMutation(SETTLE);
  const settle = async (id: string, action: DeadLetterAction) => {
    try {
      const { data } = await mutate({
        variables: { input: { id, action } },
        refetchQueries: ["DeadLetters"],
        awaitRefetchQueries: true,
      });
      const [refusal] = data?.settleDeadLetter.errors ?? [];
      if (refusal) toast.refused(refusal.message);
      else toast.success(text.failed.settled[action]);
    } catch {
      toast.error(messages.error.short);
    }
  };
  return { settle, isBusy: loading };
}
