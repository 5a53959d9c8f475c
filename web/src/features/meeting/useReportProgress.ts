import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { useMutation } from "@apollo/client/react";
import type { MeetingReport } from "../../__generated__/enums";
import type {
  ReportMeetingProgressMutation,
  ReportMeetingProgressMutationVariables,
} from "../../__generated__/graphql";
import type { Meeting } from "../../apollo/meetingFragment";
import "../../apollo/meetingFragment";
import { useChange } from "../../apollo/useChange";

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
  const [send] = useMutation(REPORT);
  const { busy, change } = useChange<"report">();
  const report = (what: MeetingReport, minutes: number | null = null) =>
    change(
      "report",
      async () => (await send({ variables: { input: { id, report: what, minutes } } })).data?.reportMeetingProgress,
    );
  return { report, isBusy: busy !== null };
}
