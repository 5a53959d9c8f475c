import { chakra } from "@chakra-ui/react/styled-system";
import { lazy, Suspense, useEffect, useId, useRef, useState } from "react";
import type { Dispatch, SetStateAction } from "react";
import { LuImage, LuImagePlus } from "react-icons/lu";
import { cropByDefault } from "../../components/form/cropImage";
import { chosenTypes, imageFileError, unreadableFileError } from "../../components/form/imageFile";
import { readableFile } from "../../components/form/readableFile";
import { FieldError } from "../../components/ui/Field";
import { Spinner } from "../../components/ui/Spinner";
import { VisuallyHidden } from "../../components/ui/VisuallyHidden";
import { publishingMessages } from "../../lib/publishingMessages";
import { randomId } from "../../lib/randomId";
import { loadWhenOnline } from "../../lib/loadWhenOnline";
import { ImageTile } from "./ImageTile";
import type { DraftImage } from "./publicationFields";

const CropDialog = lazy(loadWhenOnline(() => import("../../components/form/CropDialog")));
const texts = publishingMessages.images;
/** Places that are drawn while they are empty. */
const shownSlots = 7;

/** What the crop window shows: a picture of the form, or one that is not in it. */
interface Cropped {
  id?: string;
  original: File;
}

const toDraftImage = (file: File, original: File): DraftImage => ({
  id: randomId(),
  file,
  url: URL.createObjectURL(file),
  original,
});

interface ImagesFieldProps {
  images: readonly DraftImage[];
  max: number;
  onChange: (images: DraftImage[]) => void;
  /** The field lost focus while empty. */
  onBlurEmpty: () => void;
  error?: string;
  /** How many chosen files are not cropped yet. */
  pendingCount: number;
  setPendingCount: Dispatch<SetStateAction<number>>;
}

/** The pictures: add several at once (cropped by default), adjust, reorder, remove. The first is the cover. */
export function ImagesField({
  images,
  max,
  onChange,
  onBlurEmpty,
  error,
  pendingCount,
  setPendingCount,
}: ImagesFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const [cropped, setCropped] = useState<Cropped>();
  const [problem, setProblem] = useState<string>();
  const [notice, setNotice] = useState("");
  const dragged = useRef<number>(undefined);
  // Files are cropped one after the other, while pictures can be moved and removed.
  const latest = useRef(images);
  useEffect(() => {
    latest.current = images;
  }, [images]);
  const change = (next: DraftImage[]) => {
    latest.current = next;
    onChange(next);
  };

  const choose = async (files: readonly File[]) => {
    const accepted = files.filter((file) => !imageFileError(file));
    setProblem(files.map((file) => imageFileError(file)).find(Boolean) ?? undefined);
    setPendingCount((count) => count + accepted.length);
    for (const chosen of accepted) {
      try {
        const original = await readableFile(chosen);
        const file = await cropByDefault(original);
        if (file) change([...latest.current, toDraftImage(file, original)]);
        // The window says that it is too small.
        else setCropped({ original });
      } catch {
        setProblem(unreadableFileError(chosen));
      }
      setPendingCount((count) => count - 1);
    }
  };
  const replace = (id: string, file: File, original: File) => {
    const replaced = latest.current.find((image) => image.id === id);
    if (!replaced) return;
    URL.revokeObjectURL(replaced.url);
    change(latest.current.map((image) => (image === replaced ? toDraftImage(file, original) : image)));
  };
  const move = (from: number, to: number) => {
    const image = images[from];
    if (!image || to < 0 || to >= images.length || from === to) return;
    change(images.toSpliced(from, 1).toSpliced(to, 0, image));
    setNotice(texts.moved(to + 1));
  };
  const remove = (index: number) => {
    const image = images[index];
    if (image?.file) URL.revokeObjectURL(image.url);
    change(images.toSpliced(index, 1));
    addButton.current?.focus();
  };
  const message = problem ?? error;
  const emptySlots = Math.max(0, Math.min(max, shownSlots) - images.length - 1);

  return (
    <chakra.fieldset border="0" minWidth="0" aria-describedby={message ? `${id}-error ${id}-hint` : `${id}-hint`}>
      <chakra.legend textStyle="label" mb="1.5" float="left">
        {texts.label}
      </chakra.legend>
      <chakra.p textAlign="right" textStyle="small" color="fg.muted" mb="1.5">
        {texts.count(images.length, max)}
      </chakra.p>
      <chakra.div
        clear="both"
        display="grid"
        gridTemplateColumns={{ base: "repeat(3, 1fr)", md: "repeat(4, 1fr)" }}
        gap={{ base: "2.5", md: "3.5" }}
      >
        {images.map((image, index) => (
          <ImageTile
            key={image.id}
            url={image.url}
            position={index + 1}
            isLast={index === images.length - 1}
            onRemove={() => remove(index)}
            onAdjust={
              image.file ? () => setCropped({ id: image.id, original: image.original ?? image.file! }) : undefined
            }
            onMove={(by) => move(index, index + by)}
            onDragStart={() => {
              dragged.current = index;
            }}
            onDrop={() => {
              if (dragged.current !== undefined) move(dragged.current, index);
              dragged.current = undefined;
            }}
          />
        ))}
        <chakra.button
          ref={addButton}
          type="button"
          onClick={() => input.current?.click()}
          onBlur={() => images.length === 0 && pendingCount === 0 && onBlurEmpty()}
          aria-describedby={message ? `${id}-error` : `${id}-hint`}
          aspectRatio="1"
          borderRadius="plumaMd"
          border={message ? "2px dashed {colors.border.error}" : "2px dashed {colors.border.give}"}
          bg="bg.give"
          color="fg.give"
          display="grid"
          placeItems="center"
          alignContent="center"
          gap="1"
          cursor="pointer"
          fontWeight={700}
          textStyle="small"
        >
          {pendingCount > 0 ? <Spinner /> : <LuImagePlus size={26} aria-hidden="true" />}
          {texts.add}
        </chakra.button>
        {Array.from({ length: emptySlots }, (_, index) => (
          <chakra.span
            key={index}
            aria-hidden="true"
            aspectRatio="1"
            borderRadius="plumaMd"
            bg="bg.sunken"
            color="border.control"
            display="grid"
            placeItems="center"
          >
            <LuImage size={24} />
          </chakra.span>
        ))}
      </chakra.div>
      <chakra.input
        ref={input}
        type="file"
        multiple
        accept={chosenTypes}
        hidden
        onChange={(event) => {
          void choose([...(event.target.files ?? [])]);
          event.target.value = "";
        }}
      />
      <chakra.p id={`${id}-hint`} textStyle="small" color="fg.muted" mt="1.5">
        {texts.hint}
      </chakra.p>
      {message && <FieldError id={`${id}-error`}>{message}</FieldError>}
      <VisuallyHidden role="status">{pendingCount > 0 ? texts.preparing(pendingCount) : notice}</VisuallyHidden>
      {cropped && (
        <Suspense fallback={null}>
          <CropDialog
            key={cropped.id ?? cropped.original.name}
            file={cropped.original}
            onDone={(file) => {
              if (cropped.id) replace(cropped.id, file, cropped.original);
              setCropped(undefined);
            }}
            onCancel={() => setCropped(undefined)}
            onUnreadable={() => {
              setProblem(unreadableFileError(cropped.original));
              setCropped(undefined);
            }}
          />
        </Suspense>
      )}
    </chakra.fieldset>
  );
}
