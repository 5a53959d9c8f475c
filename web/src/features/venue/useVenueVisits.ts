import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { useMutation, useQuery } from "@apollo/client/react";
import type { TransactionRole } from "../../__generated__/enums";
import type {
  CheckSecureExchangeCodeMutation,
  CheckSecureExchangeCodeMutationVariables,
  RecordArrivalMutation,
  RecordArrivalMutationVariables,
  SettleSecureExchangeMutation,
  SettleSecureExchangeMutationVariables,
  VenueVisitsQuery,
  VenueVisitsQueryVariables,
} from "../../__generated__/graphql";
import { failureMessage } from "../../apollo/errors";
import { registerFragment } from "../../apollo/fragmentRegistry";
import { useOnReconnect } from "../../apollo/reconnect";
import { toast } from "../../components/ui/toast";

// A party, at the desk.
registerFragment(gql`
  fragment Visitor_visitor on VenueVisitor {
    user {
      id
      firstName
      lastName
      isVerified
      subscription
      picture {
        url
        sources {
          url
          width
        }
      }
    }
    arrivedAt
  }
`);

// A booking, as the desk sees it.
registerFragment(gql`
  fragment VenueVisit_visit on VenueVisit {
    id
    state
    venue {
      id
      name
    }
    date
    startsAt
    endsAt
    publicationTitle
    offeredTitles
    writtenOffer
    owner {
      ...Visitor_visitor @unmask
    }
    interested {
      ...Visitor_visitor @unmask
    }
    canRecordArrival
    canSettle
    reason
    movedAt
    endedAt
  }
`);

const VISITS: TypedDocumentNode<VenueVisitsQuery, VenueVisitsQueryVariables> = gql`
  query VenueVisits($venueId: ID!, $date: Date!) {
    venueVisits(venueId: $venueId, date: $date) {
      id
      ...VenueVisit_visit @unmask
    }
  }
`;

const CHECK: TypedDocumentNode<CheckSecureExchangeCodeMutation, CheckSecureExchangeCodeMutationVariables> = gql`
  mutation CheckSecureExchangeCode($input: SecureExchangeCodeInput!) {
    checkSecureExchangeCode(input: $input) {
      visit {
        id
        ...VenueVisit_visit @unmask
      }
      errors {
        field
        message
      }
    }
  }
`;

const ARRIVE: TypedDocumentNode<RecordArrivalMutation, RecordArrivalMutationVariables> = gql`
  mutation RecordArrival($input: RecordArrivalInput!) {
    recordArrival(input: $input) {
      visit {
        id
        ...VenueVisit_visit @unmask
      }
      errors {
        field
        message
      }
    }
  }
`;

const SETTLE: TypedDocumentNode<SettleSecureExchangeMutation, SettleSecureExchangeMutationVariables> = gql`
  mutation SettleSecureExchange($input: SettleSecureExchangeInput!) {
    settleSecureExchange(input: $input) {
      visit {
        id
        ...VenueVisit_visit @unmask
      }
      errors {
        field
        message
      }
    }
  }
`;

/** A booking as its venue gets it: who comes and what is exchanged, without the code. */
export type Visit = NonNullable<VenueVisitsQuery["venueVisits"]>[number];

const pollMs = 30_000;

/**
 * Who comes to a venue on a day, and the bookings of earlier days that are not settled; others at the desk record
 * arrivals meanwhile.
 */
export function useVenueVisits(venueId: string, date: string) {
  const { data, error, refetch } = useQuery(VISITS, {
    variables: { venueId, date },
    fetchPolicy: "cache-and-network",
    pollInterval: pollMs,
  });
  const refresh = () => void refetch().catch(() => {});
  useOnReconnect(refresh);
  return { visits: data?.venueVisits, hasFailed: error !== undefined, refresh };
}

/** What became of an action at the desk. */
export interface VisitOutcome {
  visit: Visit | null;
  errors: readonly { field: string | null; message: string }[];
}

async function attempt(send: () => Promise<VisitOutcome | undefined>): Promise<VisitOutcome | null> {
  try {
    return (await send()) ?? null;
  } catch (error) {
    toast.error(failureMessage(error));
    return null;
  }
}

/** What is done at the desk. Each returns null where it failed, which a toast has said. */
export function useVisitActions() {
  const [check, { loading: isChecking }] = useMutation(CHECK);
  const [arrive, { loading: isArriving }] = useMutation(ARRIVE);
  const [settle, { loading: isSettling }] = useMutation(SETTLE);
  return {
    checkCode: (code: string) =>
      attempt(async () => (await check({ variables: { input: { code } } })).data?.checkSecureExchangeCode),
    recordArrival: (id: string, party: TransactionRole) =>
      attempt(async () => (await arrive({ variables: { input: { id, party } } })).data?.recordArrival),
    settle: (id: string, reason: string, isRefunded: boolean) =>
      attempt(
        async () => (await settle({ variables: { input: { id, reason, isRefunded } } })).data?.settleSecureExchange,
      ),
    isBusy: isChecking || isArriving || isSettling,
  };
}
