import { chakra } from "@chakra-ui/react/styled-system";
import { useRef } from "react";
import { maxClaimPictures } from "../../../../rules/claim";
import { pictureTypes } from "../../../../rules/pictures";
import { Button } from "../../components/ui/Button";
import { Field } from "../../components/ui/Field";
import { useKeptFocus } from "../../components/ui/useKeptFocus";
import { claimMessages as text } from "../../lib/claimMessages";
import type { useChosenPictures } from "./useChosenPictures";

interface ClaimPicturesFieldProps {
  label: string;
  chosen: ReturnType<typeof useChosenPictures>;
}

/** Chooses the pictures that go with a statement, and takes them out again. */
export function ClaimPicturesField({ label, chosen: { pictures, problem, add, remove } }: ClaimPicturesFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  // Never disabled: the focus comes back to it from the choice of files.
  const isFull = pictures.length >= maxClaimPictures;
  const { target: button, area } = useKeptFocus<HTMLButtonElement>();
  return (
    <Field as="group" label={label} hint={text.picturesHint} {...(problem && { error: problem })}>
      {(control) => (
        <chakra.div {...area} display="grid" gap="3" justifyItems="start">
          {pictures.length > 0 && (
            <chakra.ul display="flex" flexWrap="wrap" gap="3" m="0" p="0" listStyleType="none">
              {pictures.map(({ url }, index) => (
                <chakra.li key={url} display="grid" gap="1" justifyItems="center">
                  <chakra.img
                    src={url}
                    alt={text.picture(index + 1)}
                    width="88px"
                    height="88px"
                    objectFit="cover"
                    borderRadius="md"
                    bg="bg.sunken"
                  />
                  <Button
                    variant="text"
                    size="s"
                    aria-label={text.removePicture(index + 1)}
                    onClick={() => remove(url)}
                  >
                    {text.remove}
                  </Button>
                </chakra.li>
              ))}
            </chakra.ul>
          )}
          <Button
            {...control}
            ref={button}
            variant="secondary"
            size="s"
            aria-disabled={isFull || undefined}
            onClick={() => (isFull ? undefined : input.current?.click())}
          >
            {text.choose}
          </Button>
          <chakra.input
            ref={input}
            type="file"
            multiple
            aria-label={label}
            accept={pictureTypes.join(",")}
            hidden
            onChange={(event) => {
              void add([...(event.target.files ?? [])]);
              event.target.value = "";
            }}
          />
        </chakra.div>
      )}
    </Field>
  );
}
