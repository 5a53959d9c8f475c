import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { useMutation, useQuery } from "@apollo/client/react";
import { LuCrown } from "react-icons/lu";
import type {
  CitySwitchQuery,
  CitySwitchQueryVariables,
  SetCitySwitchMutation,
  SetCitySwitchMutationVariables,
} from "../../__generated__/graphql";
import { reportOutcome } from "../../apollo/reportOutcome";
import { useNavigationFetchPolicy } from "../../apollo/useNavigationFetchPolicy";
import { Card } from "../../components/ui/Card";
import { Link } from "../../components/ui/Link";
import { Skeleton } from "../../components/ui/Skeleton";
import { Switch } from "../../components/ui/Switch";
import { paths } from "../../lib/paths";
import { profileMessages } from "../../lib/profileMessages";

const QUERY: TypedDocumentNode<CitySwitchQuery, CitySwitchQueryVariables> = gql`
  query CitySwitch {
    viewer {
      id
      hidesCity
      user {
        id
        subscription
      }
    }
  }
`;

const SET_CITY_HIDDEN: TypedDocumentNode<SetCitySwitchMutation, SetCitySwitchMutationVariables> = gql`
  mutation SetCitySwitch($input: SetCityHiddenInput!) {
    setCityHidden(input: $input) {
      viewer {
        id
        hidesCity
      }
      errors {
        message
      }
    }
  }
`;

const text = profileMessages.account;

/** Hides the city from others, with Premium; what is on from an earlier term can always be turned off. */
export function CitySwitch() {
  const { data, error } = useQuery(QUERY, useNavigationFetchPolicy());
  const [setCityHidden, { loading }] = useMutation(SET_CITY_HIDDEN);
  const viewer = data?.viewer;
  const changeSetting = (hidden: boolean) =>
    reportOutcome(
      async () => (await setCityHidden({ variables: { input: { hidden } } })).data?.setCityHidden,
      hidden ? text.cityHidden : text.cityShown,
    );
  // The switch of mails above shows the error, with a way to try again.
  if (!viewer && error) return null;
  // A backend that does not report this setting cannot change it, either.
  if (viewer?.hidesCity === null) return null;
  const hasPremium = viewer?.user.subscription === "PREMIUM";
  return (
    <Card p={{ base: "4", md: "6" }}>
      {viewer ? (
        <>
          <Switch
            label={text.hideCity}
            hint={text.hideCityHint}
            checked={viewer.hidesCity}
            disabled={!hasPremium && !viewer.hidesCity}
            // Not disabled while it is saved: it would lose the focus.
            onChange={(event) => {
              if (!loading) void changeSetting(event.currentTarget.checked);
            }}
          />
          {!hasPremium && (
            <Link
              to={paths.subscriptions()}
              display="inline-flex"
              alignItems="center"
              gap="2"
              minHeight="44px"
              fontWeight={700}
              textDecoration="underline"
            >
              <LuCrown size={18} aria-hidden="true" />
              {viewer.hidesCity ? text.hideCityRests : text.hideCityLocked}
            </Link>
          )}
        </>
      ) : (
        <Skeleton height={{ base: "134px", md: "110px" }} />
      )}
    </Card>
  );
}
