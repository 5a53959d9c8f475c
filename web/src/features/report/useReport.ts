import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { useMutation } from "@apollo/client/react";
import type {
  ReportPublicationMutation,
  ReportPublicationMutationVariables,
  ReportUserMutation,
  ReportUserMutationVariables,
} from "../../__generated__/graphql";
import { useChange } from "../../apollo/useChange";
import { toast } from "../../components/ui/toast";
import { reportMessages } from "../../lib/reportMessages";

const REPORT_PUBLICATION: TypedDocumentNode<ReportPublicationMutation, ReportPublicationMutationVariables> = gql`
  mutation ReportPublication($input: ReportPublicationInput!) {
    reportPublication(input: $input) {
      errors {
        message
      }
    }
  }
`;

const REPORT_USER: TypedDocumentNode<ReportUserMutation, ReportUserMutationVariables> = gql`
  mutation ReportUser($input: ReportUserInput!) {
    reportUser(input: $input) {
      errors {
        message
      }
    }
  }
`;

/** What is reported: a publication, or a person, perhaps for a message. */
export type ReportTarget = { publicationId: string } | { userId: string; messageId?: string };

/**
 * Sends a report, shows as a toast that it is sent or why not, and returns whether it is. Sending it again is safe.
 */
export function useReport(target: ReportTarget) {
  const [reportPublication] = useMutation(REPORT_PUBLICATION);
  const [reportUser] = useMutation(REPORT_USER);
  const { busy, change } = useChange<"report">();
  const send = async (reason: string) => {
    if ("publicationId" in target)
      return (await reportPublication({ variables: { input: { ...target, reason } } })).data?.reportPublication;
    return (await reportUser({ variables: { input: { ...target, reason } } })).data?.reportUser;
  };
  const report = async (reason: string): Promise<boolean> => {
    const isSent = await change("report", () => send(reason));
    if (isSent) toast.success(reportMessages.sent);
    return isSent;
  };
  return { report, loading: busy !== null };
}
