import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { useMutation } from "@apollo/client/react";
import type { MeetingReport } from "../../__generated__/enums";
import type {
  ReportMeetingProgressMutation,
  ReportMeetingProgressMutationVariables,
} from "../../__generated__/graphql";
import { failureMessage } from "../../apollo/errors";
import { toast } from "../../components/ui/toast";
import type { Meeting } from "./meetingFragment";
import "./meetingFragment";

const REPORT: TypedDocumentNode<ReportMeetingProgressMutation, ReportMeetingProgressMutationVariables> = gql`
  mutation ReportMeetingProgress($input: ReportMeetingProgressInput!) {
    reportMeetingProgress(input: $input) {
      transaction {
        id
        ...Meeting_transaction
      }
      errors {
        message
      }
    }
  }
`;

/** Tells the other party where one is. */
export function useReportProgress({ id }: Meeting) {
  const [send, { loading: isBusy }] = useMutation(REPORT);
  const report = async (what: MeetingReport, minutes: number | null = null) => {
    try {
      const { data } = await send({ variables: { input: { id, report: what, minutes } } });
      for (const { message } of data?.reportMeetingProgress.errors ?? []) toast.warning(message);
    } catch (error) {
      toast.error(failureMessage(error));
    }
  };
  return { report, isBusy };
}
