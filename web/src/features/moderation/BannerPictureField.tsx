import { chakra } from "@chakra-ui/react/styled-system";
import type { BannerPlace } from "../../__generated__/enums";
import { PictureField } from "../../components/form/PictureField";
import { bannerMessages as text } from "../../lib/bannerMessages";

/** The frames of the home page and of the wall. */
const ratios = {
  HOME: { wide: "1280 / 452", narrow: "390 / 498" },
  WALL: { wide: "616 / 187", narrow: "358 / 210" },
} satisfies Record<BannerPlace, { wide: string; narrow: string }>;

interface BannerPictureFieldProps {
  shape: "wide" | "narrow";
  place: BannerPlace;
  /** Stands on the picture at home. */
  title: string;
  /** The picture that is there already. */
  url: string | undefined;
  error?: string;
  onChosen: (file: File) => void;
}

/** Chooses one of a banner's pictures. */
export function BannerPictureField({ shape, place, title, url, error, onChosen }: BannerPictureFieldProps) {
  return (
    <PictureField
      label={text.field[shape]}
      hint={text.size[place][shape]}
      error={error}
      aspectRatio={ratios[place][shape]}
      maxWidth={shape === "narrow" ? "320px" : undefined}
      url={url}
      texts={text}
      onChosen={onChosen}
    >
      {place === "HOME" && title && (
        <chakra.p
          position="absolute"
          left="3"
          bottom="3"
          maxWidth="80%"
          px="3"
          py="2"
          borderRadius="plumaTile"
          bg="bg.surface"
          color="fg"
          fontFamily="heading"
          fontWeight={800}
          lineHeight="1.15"
          overflowWrap="anywhere"
        >
          {title}
        </chakra.p>
      )}
    </PictureField>
  );
}
