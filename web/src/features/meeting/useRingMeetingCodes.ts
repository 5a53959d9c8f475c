import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import type {
  CheckRingMeetingCodeMutation,
  CheckRingMeetingCodeMutationVariables,
  RingMeetingCodesQuery,
  RingMeetingCodesQueryVariables,
} from "../../__generated__/graphql";
import "../../apollo/ringFragment";
import type { HandoverSource } from "./useHandover";

const CODES: TypedDocumentNode<RingMeetingCodesQuery, RingMeetingCodesQueryVariables> = gql`
  query RingMeetingCodes($meetingId: ID!) {
    ringMeetingCodes(meetingId: $meetingId) {
      ownKey
      giverKey
      serverTime
    }
  }
`;

const CHECK: TypedDocumentNode<CheckRingMeetingCodeMutation, CheckRingMeetingCodeMutationVariables> = gql`
  mutation CheckRingMeetingCode($input: CheckMeetingCodeInput!) {
    checkRingMeetingCode(input: $input) {
      ring {
        id
        ...Ring_ring
      }
      errors {
        message
      }
    }
  }
`;

/** The codes of an agreed meeting of a ring: the giver of each hand-over shows one. */
export function useRingMeetingCodes(id: string): HandoverSource {
  const client = useApolloClient();
  return {
    name: `ring-${id}`,
    read: async () => {
      const { data } = await client.query({ query: CODES, variables: { meetingId: id }, fetchPolicy: "no-cache" });
      const codes = data?.ringMeetingCodes;
      return codes ? { own: codes.ownKey, counterpart: codes.giverKey, serverTime: codes.serverTime } : null;
    },
    send: async (typed) => {
      const { data } = await client.mutate({ mutation: CHECK, variables: { input: { id, ...typed } } });
      return data?.checkRingMeetingCode.errors ?? [];
    },
  };
}
