import { chakra } from "@chakra-ui/react/styled-system";
import type { BannerPicturesFragment } from "../../__generated__/graphql";

interface BannerPictureProps {
  banner: Pick<BannerPicturesFragment, "wideImage" | "narrowImage">;
  alt: string;
  /** Its displayed width, for the `sizes` attribute. */
  sizes: string;
  isLazy: boolean;
}

/** The wide picture on wide screens, the narrow one on phones; it fills its frame. */
export function BannerPicture({ banner, alt, sizes, isLazy }: BannerPictureProps) {
  const { wideImage: wide, narrowImage: narrow } = banner;
  return (
    <picture>
      <source media="(min-width: 769px)" srcSet={srcSetOf(wide)} sizes={sizes} />
      <chakra.img
        src={narrow.url}
        srcSet={srcSetOf(narrow)}
        sizes={sizes}
        alt={alt}
        loading={isLazy ? "lazy" : "eager"}
        fetchPriority="low"
        decoding="async"
        display="block"
        width="100%"
        height="100%"
        objectFit="cover"
      />
    </picture>
  );
}

type BannerImage = BannerPicturesFragment["wideImage"];
const srcSetOf = ({ sources }: BannerImage) => sources.map(({ url, width }) => `${url} ${width}w`).join(", ");
