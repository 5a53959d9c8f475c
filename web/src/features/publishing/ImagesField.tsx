import { chakra } from "@chakra-ui/react/styled-system";
import { lazy, Suspense, useId, useRef, useState } from "react";
import { LuImage, LuImagePlus } from "react-icons/lu";
import { maxPictures, pictureTypes } from "../../../../rules/pictures";
import { imageFileError } from "../../components/form/imageFile";
import { FieldError } from "../../components/ui/Field";
import { VisuallyHidden } from "../../components/ui/VisuallyHidden";
import { publishingMessages } from "../../lib/publishingMessages";
import { randomId } from "../../lib/randomId";
import { loadWhenOnline } from "../../lib/loadWhenOnline";
import { ImageTile } from "./ImageTile";
import type { DraftImage } from "./publicationFields";

const CropDialog = lazy(loadWhenOnline(() => import("../../components/form/CropDialog")));
const texts = publishingMessages.images;

interface ImagesFieldProps {
  images: readonly DraftImage[];
  onChange: (images: DraftImage[]) => void;
  /** The field lost focus while empty. */
  onBlurEmpty: () => void;
  error?: string;
}

/** The pictures: add (each is cropped in turn), reorder, remove. The first is the cover. */
export function ImagesField({ images, onChange, onBlurEmpty, error }: ImagesFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const [queue, setQueue] = useState<File[]>([]);
  const [problem, setProblem] = useState<string>();
  const [notice, setNotice] = useState("");
  const dragged = useRef<number>(undefined);
  const [current, ...remaining] = queue;

  const choose = (files: readonly File[]) => {
    const refused = files.map((file) => imageFileError(file)).find(Boolean);
    setProblem(refused ?? undefined);
    setQueue(files.filter((file) => !imageFileError(file)));
  };
  const move = (from: number, to: number) => {
    const image = images[from];
    if (!image || to < 0 || to >= images.length || from === to) return;
    onChange(images.toSpliced(from, 1).toSpliced(to, 0, image));
    setNotice(texts.moved(to + 1));
  };
  const remove = (index: number) => {
    const image = images[index];
    if (image?.file) URL.revokeObjectURL(image.url);
    onChange(images.toSpliced(index, 1));
    addButton.current?.focus();
  };
  const message = problem ?? error;
  const emptySlots = Math.max(0, maxPictures.Standard - images.length - 1);

  return (
    <chakra.fieldset border="0" minWidth="0" aria-describedby={message ? `${id}-error ${id}-hint` : `${id}-hint`}>
      <chakra.legend textStyle="label" mb="1.5" float="left">
        {texts.label}
      </chakra.legend>
      <chakra.p textAlign="right" textStyle="small" color="fg.muted" mb="1.5">
        {texts.count(images.length, maxPictures.Standard)}
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
          onBlur={() => images.length === 0 && queue.length === 0 && onBlurEmpty()}
          aria-describedby={message ? `${id}-error` : `${id}-hint`}
          aspectRatio="1"
          borderRadius="plumaMd"
          border={message ? "2px dashed {colors.rojo.600}" : "2px dashed {colors.border.give}"}
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
          <LuImagePlus size={26} aria-hidden="true" />
          {texts.add}
        </chakra.button>
        {Array.from({ length: emptySlots }, (_, index) => (
          <chakra.span
            key={index}
            aria-hidden="true"
            aspectRatio="1"
            borderRadius="plumaMd"
            bg="bg.sunken"
            color="#B9AE95"
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
        accept={pictureTypes.join(",")}
        hidden
        onChange={(event) => {
          choose([...(event.target.files ?? [])]);
          event.target.value = "";
        }}
      />
      <chakra.p id={`${id}-hint`} textStyle="small" color="fg.muted" mt="1.5">
        {texts.hint}
      </chakra.p>
      {message && <FieldError id={`${id}-error`}>{message}</FieldError>}
      <VisuallyHidden role="status">{notice}</VisuallyHidden>
      {current && (
        <Suspense fallback={null}>
          <CropDialog
            file={current}
            pending={remaining.length}
            onDone={(file) => {
              onChange([...images, { id: randomId(), file, url: URL.createObjectURL(file) }]);
              setQueue(remaining);
            }}
            onCancel={() => setQueue(remaining)}
            onUnreadable={() => {
              setProblem(texts.unreadable(current.name));
              setQueue(remaining);
            }}
          />
        </Suspense>
      )}
    </chakra.fieldset>
  );
}
