import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { useMutation, useQuery } from "@apollo/client/react";
import type { NotificationFrequency } from "../../__generated__/enums";
import type {
  NotificationSettingsQuery,
  NotificationSettingsQueryVariables,
  SetNotificationFrequencyMutation,
  SetNotificationFrequencyMutationVariables,
} from "../../__generated__/graphql";
import { reportOutcome } from "../../apollo/reportOutcome";
import { useNavigationFetchPolicy } from "../../apollo/useNavigationFetchPolicy";
import { notificationSettingMessages as text } from "../../lib/notificationSettingMessages";

const QUERY: TypedDocumentNode<NotificationSettingsQuery, NotificationSettingsQueryVariables> = gql`
  query NotificationSettings {
    viewer {
      id
      emailNotifications
      notificationSettings {
        topic
        way
        frequency
        choices
      }
    }
  }
`;

const SET: TypedDocumentNode<SetNotificationFrequencyMutation, SetNotificationFrequencyMutationVariables> = gql`
  mutation SetNotificationFrequency($input: SetNotificationFrequencyInput!) {
    setNotificationFrequency(input: $input) {
      viewer {
        id
        notificationSettings {
          topic
          way
          frequency
          choices
        }
      }
      errors {
        message
      }
    }
  }
`;

type Viewer = NonNullable<NotificationSettingsQuery["viewer"]>;
/** A single choice means that it is fixed. */
export type NotificationSetting = NonNullable<Viewer["notificationSettings"]>[number];

/**
 * How notifications reach the viewer. `settings` is null where the backend has no such settings, undefined meanwhile.
 */
export function useNotificationSettings() {
  const { data, error, refetch } = useQuery(QUERY, useNavigationFetchPolicy());
  const [mutate] = useMutation(SET);
  const viewer = data?.viewer;
  const settings = viewer?.notificationSettings;

  const choose = async ({ topic, way }: NotificationSetting, frequency: NotificationFrequency): Promise<void> => {
    if (!viewer || !settings) return;
    const isChosen = (one: NotificationSetting) => one.topic === topic && one.way === way;
    await reportOutcome(async () => {
      const { data: answer } = await mutate({
        variables: { input: { topic, way, frequency } },
        // Shown at once; what is refused goes back to what it was.
        optimisticResponse: {
          setNotificationFrequency: {
            __typename: "SetNotificationFrequencyPayload",
            viewer: {
              __typename: "Viewer",
              id: viewer.id,
              notificationSettings: settings.map((one) => (isChosen(one) ? { ...one, frequency } : one)),
            },
            errors: [],
          },
        },
      });
      return answer?.setNotificationFrequency;
    }, text.saved);
  };
  return { settings, mailsAreOff: viewer?.emailNotifications === false, error, refetch, choose };
}
