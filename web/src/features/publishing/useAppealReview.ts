import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { useMutation } from "@apollo/client/react";
import type { AppealReviewMutation, AppealReviewMutationVariables } from "../../__generated__/graphql";
import { toast } from "../../components/ui/toast";
import { messages } from "../../lib/messages";
import { moderationMessages } from "../../lib/moderationMessages";

const APPEAL: TypedDocumentNode<AppealReviewMutation, AppealReviewMutationVariables> = gql`
  mutation AppealReview($input: AppealReviewInput!) {
    appealReview(input: $input) {
      sent
      errors {
        message
      }
    }
  }
`;

/** Sends an appeal and says so as a toast; returns whether it waits for an operator now. Sending it again is safe. */
export function useAppealReview(publicationId: string) {
  const [mutate, { loading }] = useMutation(APPEAL);
  const appeal = async (text: string): Promise<boolean> => {
    try {
      const { data } = await mutate({
        variables: { input: { publicationId, text } },
        refetchQueries: ["EditPublication"],
      });
      if (data?.appealReview.sent) toast.success(moderationMessages.appealSent);
      for (const { message } of data?.appealReview.errors ?? []) toast.refused(message);
      return data?.appealReview.sent === true;
    } catch {
      toast.error(messages.error.short);
      return false;
    }
  };
  return { appeal, loading };
}
