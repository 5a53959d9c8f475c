import { gql } from "@apollo/client";
import type { FragmentType, TypedDocumentNode } from "@apollo/client";
import { chakra } from "@chakra-ui/react/styled-system";
import type { BannerCard_ItemFragment } from "../../__generated__/graphql";
import { registerFragment } from "../../apollo/fragmentRegistry";
import { useFragmentData } from "../../apollo/useFragmentData";
import type { FeedPosition } from "./feedPosition";

const FRAGMENT: TypedDocumentNode<BannerCard_ItemFragment> = registerFragment(gql`
  fragment BannerCard_item on BannerWallItem {
    id
    title
    url
    wideImage {
      url
    }
    narrowImage {
      url
    }
  }
`);

/** A promotional banner: wide picture on wide screens, narrow on phones. */
export function BannerCard({
  item: ref,
  ...feedPosition
}: { item: FragmentType<BannerCard_ItemFragment> } & FeedPosition) {
  const item = useFragmentData(FRAGMENT, ref);
  if (!item) return null;
  return (
    <article {...feedPosition} tabIndex={-1} aria-label={item.title}>
      <chakra.a
        href={item.url}
        rel="noopener"
        display="block"
        borderRadius="card"
        overflow="hidden"
        bg="bg.sunken"
        aspectRatio={{ base: "358 / 210", md: "616 / 187" }}
      >
        <picture>
          <source media="(min-width: 769px)" srcSet={item.wideImage.url} />
          <chakra.img
            src={item.narrowImage.url}
            alt={item.title}
            loading="lazy"
            width="100%"
            height="100%"
            objectFit="cover"
          />
        </picture>
      </chakra.a>
    </article>
  );
}
