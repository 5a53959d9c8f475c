import { chakra } from "@chakra-ui/react/styled-system";
import { LuChevronLeft, LuChevronRight, LuCrop, LuX } from "react-icons/lu";
import { publishingMessages } from "../../lib/publishingMessages";

const texts = publishingMessages.images;

interface ImageTileProps {
  url: string;
  /** Its position, from 1; the first is the cover. */
  position: number;
  isLast: boolean;
  onRemove: () => void;
  /** Opens the crop window; missing for a picture that is published already. */
  onAdjust?: () => void;
  onMove: (offset: -1 | 1) => void;
  onDragStart: () => void;
  onDrop: () => void;
}

/** A chosen picture: reorder it by dragging or with the buttons, or remove it. */
export function ImageTile({ url, position, isLast, onRemove, onAdjust, onMove, onDragStart, onDrop }: ImageTileProps) {
  const isCover = position === 1;
  return (
    <chakra.div
      className="group"
      position="relative"
      aspectRatio="1"
      borderRadius="plumaMd"
      overflow="hidden"
      cursor="grab"
      draggable
      onDragStart={onDragStart}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        onDrop();
      }}
    >
      <chakra.img src={url} alt={texts.alt(position)} width="100%" height="100%" objectFit="cover" draggable={false} />
      <RoundButton type="button" aria-label={texts.remove(position)} onClick={onRemove} right="1.5" top="1.5">
        <LuX size={18} aria-hidden="true" />
      </RoundButton>
      {onAdjust && (
        <RoundButton type="button" aria-label={texts.adjust(position)} onClick={onAdjust} left="1.5" top="1.5">
          <LuCrop size={18} aria-hidden="true" />
        </RoundButton>
      )}
      {!isCover && (
        <RoundButton
          type="button"
          quiet
          aria-label={texts.moveBack(position)}
          onClick={() => onMove(-1)}
          left="1.5"
          bottom="1.5"
        >
          <LuChevronLeft size={18} aria-hidden="true" />
        </RoundButton>
      )}
      {!isLast && (
        <RoundButton
          type="button"
          quiet
          aria-label={texts.moveForward(position)}
          onClick={() => onMove(1)}
          right="1.5"
          bottom={isCover ? "8" : "1.5"}
        >
          <LuChevronRight size={18} aria-hidden="true" />
        </RoundButton>
      )}
      {isCover && (
        <chakra.span
          position="absolute"
          left="0"
          right="0"
          bottom="0"
          bg="bg.scrim"
          color="fg.onFill"
          textAlign="center"
          py="1"
          textStyle="caption"
          fontWeight={700}
        >
          {texts.cover}
        </chakra.span>
      )}
    </chakra.div>
  );
}

const RoundButton = chakra("button", {
  base: {
    position: "absolute",
    display: "grid",
    placeItems: "center",
    width: "32px",
    height: "32px",
    borderRadius: "full",
    bg: "bg.surface",
    color: "fg.action",
    boxShadow: "onPicture",
    cursor: "pointer",
    _after: { content: '""', position: "absolute", inset: "-6px" },
  },
  variants: {
    // With a hovering pointer the buttons stay hidden until it comes near.
    quiet: {
      true: {
        "@media (hover: hover)": { opacity: 0, _groupHover: { opacity: 1 }, ".group:focus-within &": { opacity: 1 } },
      },
    },
  },
});
