import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { chakra } from "@chakra-ui/react/styled-system";
import { lazy, Suspense } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import type { OwnProfileQuery, OwnProfileQueryVariables } from "../__generated__/graphql";
import { useLockedCredit } from "../apollo/useLockedCredit";
import { useNavigationFetchPolicy } from "../apollo/useNavigationFetchPolicy";
import { LockedCredit } from "../components/payment/LockedCredit";
import { Container } from "../components/ui/Card";
import { ErrorState } from "../components/ui/ErrorState";
import { PageTitle } from "../components/ui/PageTitle";
import { Price } from "../components/ui/Price";
import { Skeleton } from "../components/ui/Skeleton";
import { Tabs } from "../components/ui/Tabs";
import { VisuallyHidden } from "../components/ui/VisuallyHidden";
import { OwnPublications } from "../features/publication/OwnPublications";
import { ReasonCounts } from "../features/user/ReasonCounts";
import { Remarks } from "../features/user/Remarks";
import { ProfileBanner } from "../features/user/ProfileBanner";
import { Figure, ProfileHeader, ProfileHeaderSkeleton } from "../features/user/ProfileHeader";
import { loadWhenOnline } from "../lib/loadWhenOnline";
import { paths } from "../lib/paths";
import type { ProfileTab } from "../lib/paths";
import { profileMessages } from "../lib/profileMessages";

const QUERY: TypedDocumentNode<OwnProfileQuery, OwnProfileQueryVariables> = gql`
  query OwnProfile {
    viewer {
      id
      activePublicationCount
      credit {
        status
      }
      balance {
        amount
        currency
      }
      user {
        id
        ratingReasons {
          reason
          count
        }
        ...ProfileHeader_user
      }
    }
  }
`;

const AccountSettings = lazy(loadWhenOnline(() => import("./accountSettings")));
const Promotions = lazy(loadWhenOnline(() => import("../features/promotion/Promotions")));
const PersonalData = lazy(loadWhenOnline(() => import("../features/user/PersonalData")));
const CreditPanel = lazy(loadWhenOnline(() => import("../features/credit/CreditPanel")));

const text = profileMessages.own;
const TABS = ["publications", "promotions", "credits", "profile", "account"] as const;
type Tab = (typeof TABS)[number];

/** «Promocionadas» has two URLs, one for each of its lists. */
const ADDRESS_OF_TAB: Record<Tab, ProfileTab> = {
  publications: "publications",
  promotions: "campaigns",
  credits: "credits",
  profile: "profile",
  account: "account",
};
const TAB_OF_ADDRESS: Record<ProfileTab, Tab> = {
  publications: "publications",
  campaigns: "promotions",
  promotables: "promotions",
  credits: "credits",
  profile: "profile",
  account: "account",
};

function readTab(name: string | null): ProfileTab {
  return name !== null && Object.hasOwn(TAB_OF_ADDRESS, name) ? (name as ProfileTab) : "publications";
}

/** /profile: the viewer's publications, data and settings. */
export default function ProfileRoute() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery(QUERY, useNavigationFetchPolicy());
  const viewer = data?.viewer;
  const locked = useLockedCredit();
  // The header waits for the line below it, which would push the tabs down.
  const shown = locked === undefined ? undefined : viewer;
  // Said once: the publications fail with it. The other tabs have what they show by themselves.
  const hasFailed = !viewer && error !== undefined;
  // A backend without credits: no tab for them.
  const hasCredit = viewer?.credit !== null;
  const named = readTab(params.get("tab"));
  const address = named === "credits" && !hasCredit ? "publications" : named;
  const tab = TAB_OF_ADDRESS[address];
  return (
    <Container py={{ base: "3", md: "8" }}>
      <PageTitle>{text.tabs[tab]}</PageTitle>
      {!shown && <VisuallyHidden as="h1">{text.title}</VisuallyHidden>}
      {shown ? (
        <ProfileHeader
          user={shown.user}
          isBrief={tab !== "publications"}
          figure={<Figure label={text.balance} value={<Price price={shown.balance} size="s" />} />}
        />
      ) : (
        !hasFailed && <ProfileHeaderSkeleton figures={4} isBrief={tab !== "publications"} />
      )}
      {shown && locked && tab !== "credits" && (
        <chakra.div mt="2">
          <LockedCredit locked={locked} />
        </chakra.div>
      )}
      <chakra.div mt={{ base: "2", md: "3" }}>
        <Tabs
          label={text.title}
          value={tab}
          onChange={(next) => navigate(paths.profile(ADDRESS_OF_TAB[next]))}
          tabs={TABS.filter((value) => value !== "credits" || hasCredit).map((value) => ({
            value,
            label: <chakra.span fontSize={{ base: "0.9375rem", md: "1rem" }}>{text.tabs[value]}</chakra.span>,
          }))}
        >
          {hasFailed && <ErrorState onRetry={() => void refetch().catch(() => {})} />}
          <chakra.div pt={{ base: "4", md: "6" }}>
            {(tab === "publications" || tab === "promotions") && !hasFailed && (
              <chakra.div mb={{ base: "4", md: "5" }}>
                <ProfileBanner />
              </chakra.div>
            )}
            {tab === "publications" && !hasFailed && (
              <chakra.div display="grid" gap={{ base: "6", md: "8" }} gridTemplateColumns="minmax(0, 1fr)">
                <OwnPublications />
                {viewer && <ReasonCounts reasons={viewer.user.ratingReasons} />}
                {viewer && <Remarks userId={viewer.id} />}
              </chakra.div>
            )}
            {(address === "campaigns" || address === "promotables") && (
              <Suspense fallback={<Skeleton height="480px" borderRadius="card" />}>
                <Promotions kind={address} />
              </Suspense>
            )}
            {tab === "credits" && (
              <Suspense fallback={<Skeleton height="320px" borderRadius="card" />}>
                <CreditPanel />
              </Suspense>
            )}
            {tab === "profile" && (
              <Suspense fallback={<Skeleton height="800px" maxWidth="760px" />}>
                <PersonalData />
              </Suspense>
            )}
            {tab === "account" && (
              <Suspense fallback={<Skeleton height="800px" maxWidth="760px" />}>
                <AccountSettings />
              </Suspense>
            )}
          </chakra.div>
        </Tabs>
      </chakra.div>
    </Container>
  );
}
