import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { useMutation, useQuery } from "@apollo/client/react";
import type {
  RingSettingsQuery,
  RingSettingsQueryVariables,
  SetRingSettingsMutation,
  SetRingSettingsMutationVariables,
} from "../../__generated__/graphql";
import { reportOutcome } from "../../apollo/reportOutcome";
import { useNavigationFetchPolicy } from "../../apollo/useNavigationFetchPolicy";
import { ringSettingMessages as text } from "../../lib/ringSettingMessages";

const QUERY: TypedDocumentNode<RingSettingsQuery, RingSettingsQueryVariables> = gql`
  query RingSettings {
    viewer {
      id
      ringSettings {
        radiusKm
        tolerancePercent
        complementUsd
      }
    }
  }
`;

const SET: TypedDocumentNode<SetRingSettingsMutation, SetRingSettingsMutationVariables> = gql`
  mutation SetRingSettings($input: SetRingSettingsInput!) {
    setRingSettings(input: $input) {
      viewer {
        id
        ringSettings {
          radiusKm
          tolerancePercent
          complementUsd
        }
      }
      errors {
        message
      }
    }
  }
`;

/** What the viewer has set for rings. `settings` is null where the backend has none, undefined meanwhile. */
export function useRingSettings() {
  const { data, error, refetch } = useQuery(QUERY, useNavigationFetchPolicy());
  const [mutate] = useMutation(SET);
  const viewer = data?.viewer;
  const settings = viewer?.ringSettings;

  const choose = async (chosen: Partial<SetRingSettingsMutationVariables["input"]>): Promise<void> => {
    if (!viewer || !settings) return;
    const { radiusKm, tolerancePercent, complementUsd = null } = { ...settings, ...chosen };
    await reportOutcome(async () => {
      const { data: answer } = await mutate({
        variables: { input: { radiusKm, tolerancePercent, complementUsd } },
        // Shown at once; what is refused goes back to what it was.
        optimisticResponse: {
          setRingSettings: {
            __typename: "SetRingSettingsPayload",
            viewer: {
              __typename: "Viewer",
              id: viewer.id,
              ringSettings: { __typename: "RingSettings", radiusKm, tolerancePercent, complementUsd },
            },
            errors: [],
          },
        },
      });
      return answer?.setRingSettings;
    }, text.saved);
  };
  return { settings, error, refetch, choose };
}
