import { gql } from "@apollo/client";
import type { FragmentType, TypedDocumentNode } from "@apollo/client";
import type { BannerCard_ItemFragment } from "../../__generated__/graphql";
import "../../apollo/bannerPictures";
import { registerFragment } from "../../apollo/fragmentRegistry";
import { useFragmentData } from "../../apollo/useFragmentData";
import { BannerLink } from "../../components/banner/BannerLink";
import { BannerPicture } from "../../components/banner/BannerPicture";
import type { FeedPosition } from "./feedPosition";

const FRAGMENT: TypedDocumentNode<BannerCard_ItemFragment> = registerFragment(gql`
  fragment BannerCard_item on BannerWallItem {
    id
    bannerId
    title
    url
    ...BannerPictures @unmask
  }
`);

const SIZES = "(min-width: 1280px) 616px, (min-width: 769px) calc(100vw - 340px), 100vw";

/** A promotional banner: wide picture on wide screens, narrow on phones. */
export function BannerCard({
  item: ref,
  ...feedPosition
}: { item: FragmentType<BannerCard_ItemFragment> } & FeedPosition) {
  const item = useFragmentData(FRAGMENT, ref);
  if (!item) return null;
  return (
    <article {...feedPosition} tabIndex={-1} aria-label={item.title}>
      <BannerLink
        bannerId={item.bannerId}
        url={item.url}
        display="block"
        borderRadius="card"
        overflow="hidden"
        bg="bg.sunken"
        aspectRatio={{ base: "358 / 210", md: "616 / 187" }}
      >
        <BannerPicture banner={item} alt={item.title} sizes={SIZES} isLazy />
      </BannerLink>
    </article>
  );
}
