import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { useMutation, useQuery } from "@apollo/client/react";
import type {
  MailSwitchQuery,
  MailSwitchQueryVariables,
  SetMailSwitchMutation,
  SetMailSwitchMutationVariables,
} from "../../__generated__/graphql";
import { reportOutcome } from "../../apollo/reportOutcome";
import { useNavigationFetchPolicy } from "../../apollo/useNavigationFetchPolicy";
import { Card } from "../../components/ui/Card";
import { ErrorState } from "../../components/ui/ErrorState";
import { Skeleton } from "../../components/ui/Skeleton";
import { Switch } from "../../components/ui/Switch";
import { profileMessages } from "../../lib/profileMessages";

const QUERY: TypedDocumentNode<MailSwitchQuery, MailSwitchQueryVariables> = gql`
  query MailSwitch {
    viewer {
      id
      emailNotifications
    }
  }
`;

const SET_EMAIL_NOTIFICATIONS: TypedDocumentNode<SetMailSwitchMutation, SetMailSwitchMutationVariables> = gql`
  mutation SetMailSwitch($input: SetEmailNotificationsInput!) {
    setEmailNotifications(input: $input) {
      viewer {
        id
        emailNotifications
      }
      errors {
        message
      }
    }
  }
`;

const text = profileMessages.account;

/** Turns e-mails about transactions on or off; reverts, with a toast, if the server refuses. */
export function MailSwitch() {
  const { data, error, refetch } = useQuery(QUERY, useNavigationFetchPolicy());
  const [setEmailNotifications, { loading }] = useMutation(SET_EMAIL_NOTIFICATIONS);
  const viewer = data?.viewer;
  const changeSetting = async (enabled: boolean) => {
    if (!viewer) return;
    await reportOutcome(
      async () => {
        const { data: answer } = await setEmailNotifications({
          variables: { input: { enabled } },
          optimisticResponse: {
            setEmailNotifications: {
              __typename: "SetEmailNotificationsPayload",
              viewer: { __typename: "Viewer", id: viewer.id, emailNotifications: enabled },
              errors: [],
            },
          },
        });
        return answer?.setEmailNotifications;
      },
      enabled ? text.notificationsOn : text.notificationsOff,
    );
  };
  if (!viewer && error) return <ErrorState onRetry={() => void refetch().catch(() => {})} />;
  // A backend that does not report this setting cannot change it, either.
  if (viewer?.emailNotifications === null) return null;
  return (
    <Card p={{ base: "4", md: "6" }}>
      {viewer ? (
        <Switch
          label={text.notifications}
          hint={text.notificationsHint}
          checked={viewer.emailNotifications}
          // Not disabled while it is saved: it would lose the focus.
          onChange={(event) => {
            if (!loading) void changeSetting(event.currentTarget.checked);
          }}
        />
      ) : (
        <Skeleton height={{ base: "90px", md: "66px" }} />
      )}
    </Card>
  );
}
