import { gql } from "@apollo/client";
import type { FragmentType, TypedDocumentNode } from "@apollo/client";
import { chakra } from "@chakra-ui/react/styled-system";
import { useState } from "react";
import { LuArrowRight } from "react-icons/lu";
import type { BannerSlide_BannerFragment } from "../../__generated__/graphql";
import "../../apollo/bannerPictures";
import { registerFragment } from "../../apollo/fragmentRegistry";
import { useFragmentData } from "../../apollo/useFragmentData";
import { Container } from "../../components/ui/Card";
import { BannerLink } from "../../components/banner/BannerLink";
import { BannerPicture } from "../../components/banner/BannerPicture";

const FRAGMENT: TypedDocumentNode<BannerSlide_BannerFragment> = registerFragment(gql`
  fragment BannerSlide_banner on Banner {
    id
    title
    url
    ...BannerPictures @unmask
  }
`);

/**
 * One banner as a slide: its picture over the whole slide, its title on a label. Empty until it is near for the first
 * time.
 */
export function BannerSlide({
  banner: ref,
  isNear,
}: {
  banner: FragmentType<BannerSlide_BannerFragment>;
  isNear: boolean;
}) {
  const banner = useFragmentData(FRAGMENT, ref);
  const [wasNear, setWasNear] = useState(isNear);
  if (isNear && !wasNear) setWasNear(true);
  if (!banner || !wasNear) return null;
  return (
    <BannerLink
      bannerId={banner.id}
      url={banner.url}
      position="relative"
      display="block"
      height="100%"
      bg="bg.brand"
      textDecoration="none"
      _focusVisible={{ outlineOffset: "-6px" }}
    >
      <chakra.span position="absolute" inset="0">
        <BannerPicture banner={banner} alt="" sizes="100vw" isLazy={false} />
      </chakra.span>
      <Container position="absolute" inset="auto 0 0" pb={{ base: "64px", md: "72px" }}>
        <chakra.span
          display="flex"
          alignItems="center"
          justifyContent="space-between"
          gap="4"
          width="fit-content"
          maxWidth="560px"
          px={{ base: "4", md: "5" }}
          py={{ base: "3", md: "4" }}
          borderRadius="plumaTile"
          bg="bg.surface"
          color="fg"
          boxShadow="2"
          fontFamily="heading"
          fontWeight={800}
          fontSize={{ base: "1.25rem", md: "1.75rem" }}
          lineHeight="1.15"
        >
          {banner.title}
          <chakra.span flexShrink={0} color="fg.link" aria-hidden="true">
            <LuArrowRight size={26} />
          </chakra.span>
        </chakra.span>
      </Container>
    </BannerLink>
  );
}
