import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import type { ApolloClient } from "@apollo/client";
import type {
  CheckRingMeetingCodeMutation,
  CheckRingMeetingCodeMutationVariables,
  RingMeetingCodesQuery,
  RingMeetingCodesQueryVariables,
} from "../../__generated__/graphql";
import "../../apollo/ringFragment";
import { finalRefusals } from "./finalRefusals";
import type { TypedCode } from "./handoverStore";
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
        code
        message
      }
    }
  }
`;

/** Sends a code that was right on this device, and returns why the server refuses it for good; else throws. */
export async function sendRingMeetingCode(client: ApolloClient, id: string, typed: TypedCode) {
  const { data } = await client.mutate({ mutation: CHECK, variables: { input: { id, ...typed } } });
  return finalRefusals(data?.checkRingMeetingCode.errors ?? []);
}

/** Begins the names of rings' meetings. */
const ringPrefix = "ring-";

/** The id of a ring's meeting by its name; null for one of a transaction. */
export const ringMeetingOf = (name: string): string | null =>
  name.startsWith(ringPrefix) ? name.slice(ringPrefix.length) : null;

/** The codes of an agreed meeting of a ring: the giver of each hand-over shows one. */
export function useRingMeetingCodes(id: string): HandoverSource {
  const client = useApolloClient();
  return {
    name: `${ringPrefix}${id}`,
    read: async () => {
      const { data } = await client.query({ query: CODES, variables: { meetingId: id }, fetchPolicy: "no-cache" });
      const codes = data?.ringMeetingCodes;
      return codes ? { own: codes.ownKey, counterpart: codes.giverKey, serverTime: codes.serverTime } : null;
    },
    send: (typed) => sendRingMeetingCode(client, id, typed),
  };
}
