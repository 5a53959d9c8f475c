import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import type { ChatTab } from "../../__generated__/enums";
import type { RingChatsQuery, RingChatsQueryVariables } from "../../__generated__/graphql";
import { useNavigationFetchPolicy } from "../../apollo/useNavigationFetchPolicy";
import { useOnReconnect } from "../../apollo/reconnect";
import { useCapability } from "../../components/useCapability";
import "../../apollo/ringFragment";
import type { RingData } from "../../components/ring/ringNames";

const QUERY: TypedDocumentNode<RingChatsQuery, RingChatsQueryVariables> = gql`
  query RingChats {
    viewer {
      id
      rings {
        id
        ...Ring_ring @unmask
      }
    }
  }
`;

/** A ring that is to be answered stands among the proposals; one that has ended only where something was written. */
function isInTab({ state, chat }: RingData, tab: ChatTab): boolean {
  if (!chat) return false;
  if (state === "PROPOSED") return tab === "PROPOSALS";
  return tab === "IN_PROGRESS" && (state === "ACCEPTED" || chat.lastMessage !== null);
}

/** The viewer's rings whose chats stand in a tab, the latest first; undefined while they load for the first time. */
export function useRingChats(tab: ChatTab): RingData[] | undefined {
  const hasRings = useCapability("rings");
  const { data, error, refetch } = useQuery(QUERY, {
    skip: !hasRings,
    ...useNavigationFetchPolicy(),
  });
  useOnReconnect(() => {
    if (hasRings) refetch().catch(() => {});
  });
  if (hasRings && !data && !error) return undefined;
  const rings = data?.viewer?.rings ?? [];
  return rings
    .filter((ring) => isInTab(ring, tab))
    .toSorted((a, b) => Date.parse(b.chat?.updatedAt ?? "") - Date.parse(a.chat?.updatedAt ?? ""));
}
