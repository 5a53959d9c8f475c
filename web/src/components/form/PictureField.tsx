import { chakra } from "@chakra-ui/react/styled-system";
import { useEffect, useRef, useState } from "react";
import type { ReactNode } from "react";
import { maxPictureBytes, pictureTexts, pictureTypes } from "../../../../rules/pictures";
import { Button } from "../ui/Button";
import { Field } from "../ui/Field";

interface PictureFieldProps {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  /** Of the frame in which the picture shows. */
  aspectRatio: string;
  maxWidth?: string | undefined;
  /** Whether all of the picture shows, or it fills the frame. */
  fit?: "contain" | "cover";
  /** The picture that is there already. */
  url?: string | undefined;
  texts: { choose: string; change: string; preview: string };
  onChosen: (file: File) => void;
  /** Drawn in the frame while there is no picture. */
  placeholder?: ReactNode;
  /** Drawn over a picture. */
  children?: ReactNode;
}

/** Chooses a picture as it is, in the frame in which it will show. */
export function PictureField({
  label,
  hint,
  error,
  aspectRatio,
  maxWidth,
  fit = "cover",
  url,
  texts,
  onChosen,
  placeholder,
  children,
}: PictureFieldProps) {
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
    <Field as="group" label={label} hint={hint} {...(message && { error: message })}>
      {(control) => (
        <chakra.div display="grid" gap="3" justifyItems="start">
          <chakra.div
            position="relative"
            width="100%"
            maxWidth={maxWidth}
            aspectRatio={aspectRatio}
            borderRadius="md"
            overflow="hidden"
            bg="bg.sunken"
          >
            {shown ? (
              <chakra.img src={shown} alt={texts.preview} width="100%" height="100%" objectFit={fit} display="block" />
            ) : (
              placeholder
            )}
            {shown && children}
          </chakra.div>
          <Button {...control} variant="secondary" size="s" onClick={() => input.current?.click()}>
            {shown ? texts.change : texts.choose}
          </Button>
          <chakra.input
            ref={input}
            type="file"
            aria-label={label}
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
