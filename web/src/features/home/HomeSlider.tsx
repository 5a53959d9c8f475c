import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import type { HomeBannersQuery, HomeBannersQueryVariables } from "../../__generated__/graphql";
import { Slider } from "../../components/ui/Slider";
import { homeMessages } from "../../lib/homeMessages";
import { BannerSlide } from "./BannerSlide";
import { Hero } from "./Hero";

const QUERY: TypedDocumentNode<HomeBannersQuery, HomeBannersQueryVariables> = gql`
  query HomeBanners {
    banners(place: HOME) {
      id
      title
      ...BannerSlide_banner
    }
  }
`;

/** How long one slide shows, in ms. */
const HOME_SLIDE_MS = 10_000;

/** The introduction, and after it the banners of the operators; without any it stands alone. */
export function HomeSlider() {
  const { data } = useQuery(QUERY);
  return (
    <Slider
      label={homeMessages.slider}
      slideMs={HOME_SLIDE_MS}
      isFullWidth
      slides={[
        { title: homeMessages.title, renderContent: () => <Hero /> },
        ...(data?.banners ?? []).map((banner) => ({
          title: banner.title,
          renderContent: (isNear: boolean) => <BannerSlide banner={banner} isNear={isNear} />,
        })),
      ]}
    />
  );
}
