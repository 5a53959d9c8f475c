import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import type { ApolloClient } from "@apollo/client";
import type {
  CheckMeetingCodeMutation,
  CheckMeetingCodeMutationVariables,
  MeetingCodesQuery,
  MeetingCodesQueryVariables,
} from "../../__generated__/graphql";
import "../../apollo/meetingFragment";
import { finalRefusals } from "./finalRefusals";
import type { TypedCode } from "./handoverStore";
import type { HandoverSource } from "./useHandover";

const CODES: TypedDocumentNode<MeetingCodesQuery, MeetingCodesQueryVariables> = gql`
  query MeetingCodes($meetingId: ID!) {
    meetingCodes(meetingId: $meetingId) {
      ownKey
      counterpartKey
      serverTime
    }
  }
`;

const CHECK: TypedDocumentNode<CheckMeetingCodeMutation, CheckMeetingCodeMutationVariables> = gql`
  mutation CheckMeetingCode($input: CheckMeetingCodeInput!) {
    checkMeetingCode(input: $input) {
      transaction {
        id
        ...Meeting_transaction
      }
      errors {
        code
        message
      }
    }
  }
`;

/** Sends a code that was right on this device, and returns why the server refuses it for good; else throws. */
export async function sendMeetingCode(client: ApolloClient, id: string, typed: TypedCode) {
  const { data } = await client.mutate({ mutation: CHECK, variables: { input: { id, ...typed } } });
  return finalRefusals(data?.checkMeetingCode.errors ?? []);
}

/** The codes of an agreed meeting of a transaction. Their keys are in no cache: Apollo's is written to disk. */
export function useMeetingCodes(id: string): HandoverSource {
  const client = useApolloClient();
  return {
    name: id,
    read: async () => {
      const { data } = await client.query({ query: CODES, variables: { meetingId: id }, fetchPolicy: "no-cache" });
      const codes = data?.meetingCodes;
      return codes ? { own: codes.ownKey, counterpart: codes.counterpartKey, serverTime: codes.serverTime } : null;
    },
    send: (typed) => sendMeetingCode(client, id, typed),
  };
}
