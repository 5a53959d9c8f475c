import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { useMutation } from "@apollo/client/react";
import type { ReportPublicationMutation, ReportPublicationMutationVariables } from "../../__generated__/graphql";
import { toast } from "../../components/ui/toast";
import { messages } from "../../lib/messages";
import { reportMessages } from "../../lib/reportMessages";

const REPORT: TypedDocumentNode<ReportPublicationMutation, ReportPublicationMutationVariables> = gql`
  mutation ReportPublication($input: ReportPublicationInput!) {
    reportPublication(input: $input) {
      sent
      errors {
        message
      }
    }
  }
`;

/** Sends a report and shows the result as a toast; returns whether it was stored. Sending it again is safe. */
export function useReportPublication(publicationId: string) {
  const [mutate, { loading }] = useMutation(REPORT);
  const report = async (reason: string): Promise<boolean> => {
    try {
      const { data } = await mutate({ variables: { input: { publicationId, reason } } });
      if (!data?.reportPublication.sent) throw new Error("refused");
      toast.success(reportMessages.sent);
      return true;
    } catch {
      toast.error(messages.error.short);
      return false;
    }
  };
  return { report, loading };
}
