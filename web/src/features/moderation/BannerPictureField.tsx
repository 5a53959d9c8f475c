import { chakra } from "@chakra-ui/react/styled-system";
import { useEffect, useRef, useState } from "react";
import { maxPictureBytes, pictureTexts, pictureTypes } from "../../../../rules/pictures";
import type { BannerPlace } from "../../__generated__/enums";
import { Button } from "../../components/ui/Button";
import { Field } from "../../components/ui/Field";
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

/** Chooses one of a banner's pictures, in the frame in which it will show. */
export function BannerPictureField({ shape, place, title, url, error, onChosen }: BannerPictureFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [chosenUrl, setChosenUrl] = useState<string>();
  useEffect(() => () => (chosenUrl ? URL.revokeObjectURL(chosenUrl) : undefined), [chosenUrl]);
  const shown = chosenUrl ?? url;
  const message = problem ?? error;

  const choose = (chosen: File | undefined) => {
    if (!chosen) return;
    const refusal = refusalOf(chosen);
    setProblem(refusal);
    if (refusal) return;
    setChosenUrl(URL.createObjectURL(chosen));
    onChosen(chosen);
  };
  return (
    <Field as="group" label={text.field[shape]} hint={text.size[place][shape]} {...(message && { error: message })}>
      {(control) => (
        <chakra.div display="grid" gap="3" justifyItems="start">
          <chakra.div
            position="relative"
            width="100%"
            maxWidth={shape === "narrow" ? "320px" : undefined}
            aspectRatio={ratios[place][shape]}
            borderRadius="md"
            overflow="hidden"
            bg="bg.sunken"
          >
            {shown && (
              <chakra.img src={shown} alt={text.preview} width="100%" height="100%" objectFit="cover" display="block" />
            )}
            {shown && place === "HOME" && title && (
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
          </chakra.div>
          <Button {...control} variant="secondary" size="s" onClick={() => input.current?.click()}>
            {shown ? text.change : text.choose}
          </Button>
          <chakra.input
            ref={input}
            type="file"
            aria-label={text.field[shape]}
            accept={pictureTypes.join(",")}
            hidden
            onChange={(event) => {
              choose(event.target.files?.[0]);
              event.target.value = "";
            }}
          />
        </chakra.div>
      )}
    </Field>
  );
}

/** The server checks the content again. */
function refusalOf({ type, size }: File): string | null {
  if (!pictureTypes.includes(type)) return pictureTexts.format;
  return size > maxPictureBytes ? pictureTexts.tooHeavy : null;
}
