import { chakra } from "@chakra-ui/react/styled-system";
import { lazy, Suspense, useId, useRef, useState } from "react";
import type { ReactNode } from "react";
import { LuCamera } from "react-icons/lu";
import { accountMessages } from "../../lib/accountMessages";
import { loadWhenOnline } from "../../lib/loadWhenOnline";
import { publishingMessages } from "../../lib/publishingMessages";
import { Button } from "../ui/Button";
import { FieldError } from "../ui/Field";
import { chosenTypes, imageFileError, unreadableFileError } from "./imageFile";
import { readableFile } from "./readableFile";

const CropDialog = lazy(loadWhenOnline(() => import("./CropDialog")));
const texts = accountMessages.photo;

interface PhotoPickerProps {
  /** Content of the circle of 84 px. */
  face: ReactNode;
  hasPhoto: boolean;
  title: ReactNode;
  /** Replaces the hint and «Quitar la foto» while a change is in progress. */
  status?: ReactNode;
  error?: string;
  /** The cropped photo and its small version. */
  onChosen: (photo: File, small: File) => void;
  onRemove: () => void;
}

/** Chooses, crops and removes a profile photo. The caller saves it. */
export function PhotoPicker({ face, hasPhoto, title, status, error, onChosen, onRemove }: PhotoPickerProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLButtonElement>(null);
  const [chosen, setChosen] = useState<File>();
  const [problem, setProblem] = useState<string>();
  const [isReading, setReading] = useState(false);

  const choose = async (file: File | undefined) => {
    if (!file) return;
    const refusal = imageFileError(file);
    setProblem(refusal ?? undefined);
    if (refusal) return;
    setReading(true);
    try {
      setChosen(await readableFile(file));
    } catch {
      setProblem(unreadableFileError(file));
    }
    setReading(false);
  };
  const message = problem ?? error;
  return (
    <chakra.div display="flex" flexDirection="column" gap="1.5">
      <chakra.div display="flex" alignItems="center" gap="4">
        <chakra.span position="relative" flexShrink={0}>
          <chakra.span
            display="grid"
            placeItems="center"
            width="84px"
            height="84px"
            borderRadius="full"
            overflow="hidden"
            bg="bg.accent"
            color="fg.action"
          >
            {face}
          </chakra.span>
          <chakra.button
            ref={camera}
            type="button"
            aria-label={hasPhoto ? texts.change : texts.choose}
            aria-describedby={message ? `${id}-error` : `${id}-hint`}
            aria-disabled={status || isReading ? true : undefined}
            onClick={() => !status && !isReading && input.current?.click()}
            position="absolute"
            right="-6px"
            bottom="-4px"
            display="grid"
            placeItems="center"
            width="38px"
            height="38px"
            borderRadius="full"
            bg="action.primary"
            color="fg.onFill"
            boxShadow="0 0 0 3px {colors.bg.surface}"
            cursor="pointer"
            _after={{ content: '""', position: "absolute", inset: "-3px" }}
          >
            <LuCamera size={18} aria-hidden="true" />
          </chakra.button>
        </chakra.span>
        <chakra.div
          minHeight="84px"
          display="flex"
          flexDirection="column"
          justifyContent="center"
          alignItems="flex-start"
        >
          <chakra.p fontWeight={700}>{title}</chakra.p>
          <chakra.div id={`${id}-hint`} role="status" textStyle="small" color="fg.muted">
            {status ?? (isReading ? publishingMessages.images.preparing(1) : texts.hint)}
          </chakra.div>
          {hasPhoto && !status && (
            <Button
              variant="text"
              size="s"
              px="0"
              onClick={() => {
                // This button disappears with the photo.
                camera.current?.focus();
                onRemove();
              }}
            >
              {texts.remove}
            </Button>
          )}
        </chakra.div>
      </chakra.div>
      <chakra.input
        ref={input}
        type="file"
        name="profilePicture"
        aria-label={texts.label}
        accept={chosenTypes}
        hidden
        onChange={(event) => {
          void choose(event.target.files?.[0]);
          event.target.value = "";
        }}
      />
      {message && <FieldError id={`${id}-error`}>{message}</FieldError>}
      {chosen && (
        <Suspense fallback={null}>
          <CropDialog
            file={chosen}
            shape="round"
            onDone={(photo, small) => {
              setChosen(undefined);
              onChosen(photo, small);
            }}
            onCancel={() => setChosen(undefined)}
            onUnreadable={() => {
              setProblem(unreadableFileError(chosen));
              setChosen(undefined);
            }}
          />
        </Suspense>
      )}
    </chakra.div>
  );
}
