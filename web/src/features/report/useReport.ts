import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { useMutation } from "@apollo/client/react";
import type {
  ReportPublicationMutation,
  ReportPublicationMutationVariables,
  ReportUserMutation,
  ReportUserMutationVariables,
} from "../../__generated__/graphql";
import { toast } from "../../components/ui/toast";
import { messages } from "../../lib/messages";
import { reportMessages } from "../../lib/reportMessages";

const REPORT_PUBLICATION: TypedDocumentNode<ReportPublicationMutation, ReportPublicationMutationVariables> = gql`
  mutation ReportPublication($input: ReportPublicationInput!) {
    reportPublication(input: $input) {
      sent
      errors {
        message
      }
    }
  }
`;

const REPORT_USER: TypedDocumentNode<ReportUserMutation, ReportUserMutationVariables> = gql`
  mutation ReportUser($input: ReportUserInput!) {
    reportUser(input: $input) {
      sent
      errors {
        message
      }
    }
  }
`;

/** What is reported: a publication, or a person, perhaps for a message. */
export type ReportTarget = { publicationId: string } | { userId: string; messageId?: string };

/** Sends a report and shows the result as a toast; returns whether it was stored. Sending it again is safe. */
export function useReport(target: ReportTarget) {
  const [reportPublication, { loading: isReportingPublication }] = useMutation(REPORT_PUBLICATION);
  const [reportUser, { loading: isReportingUser }] = useMutation(REPORT_USER);
  const send = async (reason: string): Promise<boolean | undefined> => {
    if ("publicationId" in target) {
      const { data } = await reportPublication({ variables: { input: { ...target, reason } } });
      return data?.reportPublication.sent;
    }
    const { data } = await reportUser({ variables: { input: { ...target, reason } } });
    return data?.reportUser.sent;
  };
  const report = async (reason: string): Promise<boolean> => {
    try {
      if (!(await send(reason))) throw new Error("refused");
      toast.success(reportMessages.sent);
      return true;
    } catch {
      toast.error(messages.error.short);
      return false;
    }
  };
  return { report, loading: isReportingPublication || isReportingUser };
}
