import { gql } from "@apollo/client";
import type { FragmentType, TypedDocumentNode } from "@apollo/client";
import { chakra } from "@chakra-ui/react/styled-system";
import { LuArrowRight } from "react-icons/lu";
import type { BannerSlide_BannerFragment } from "../../__generated__/graphql";
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
    wideImage {
      url
      sources {
        url
        width
      }
    }
    narrowImage {
      url
      sources {
        url
        width
      }
    }
  }
`);

/** One banner as a slide: its picture over the whole slide, its title on a dark foot. */
export function BannerSlide({
  banner: ref,
  isNear,
}: {
  banner: FragmentType<BannerSlide_BannerFragment>;
  isNear: boolean;
}) {
  const banner = useFragmentData(FRAGMENT, ref);
  if (!banner) return null;
  return (
    <BannerLink
      bannerId={banner.id}
      url={banner.url}
      className="on-header"
      position="relative"
      display="block"
      height="100%"
      bg="azul.700"
      color="white"
      textDecoration="none"
      _focusVisible={{ outlineOffset: "-6px" }}
    >
      <chakra.span position="absolute" inset="0">
        <BannerPicture wide={banner.wideImage} narrow={banner.narrowImage} alt="" sizes="100vw" isLazy={!isNear} />
      </chakra.span>
      <chakra.span
        position="absolute"
        inset="auto 0 0"
        pt={{ base: "16", md: "24" }}
        pb={{ base: "16", md: "20" }}
        bgImage="linear-gradient(to top, rgba(6, 47, 91, 0.96), rgba(6, 47, 91, 0.8) 60%, transparent)"
      >
        <Container>
          <chakra.span
            display="block"
            maxWidth="720px"
            fontFamily="heading"
            fontWeight={800}
            fontSize={{ base: "1.625rem", md: "2.5rem" }}
            lineHeight="1.1"
          >
            {banner.title}{" "}
            <chakra.span display="inline-block" verticalAlign="middle" aria-hidden="true">
              <LuArrowRight size={28} />
            </chakra.span>
          </chakra.span>
        </Container>
      </chakra.span>
    </BannerLink>
  );
}
