import { chakra } from "@chakra-ui/react/styled-system";

interface SealedPictureProps {
  label: string;
  /** As a data address; null where it cannot be opened any more. */
  source: string | null;
  /** Said in its place then. */
  unreadable: string;
  zoomLabel: string;
  isLarge: boolean;
  onZoom: () => void;
}

/** Its box before it has grown, also while it is read: nothing below it moves. */
export const sealedPictureBox = { width: "100%", aspectRatio: "4 / 3", maxHeight: "320px" } as const;

/** A picture that operators alone see: it grows in its place, since it has no address of its own. */
export function SealedPicture({ label, source, unreadable, zoomLabel, isLarge, onZoom }: SealedPictureProps) {
  return (
    <chakra.figure m="0" minWidth="0" order={isLarge ? -1 : undefined}>
      <chakra.figcaption textStyle="caption" color="fg.muted" mb="1">
        {label}
      </chakra.figcaption>
      {source === null ? (
        <p>{unreadable}</p>
      ) : (
        <chakra.button
          type="button"
          aria-pressed={isLarge}
          aria-label={zoomLabel}
          onClick={onZoom}
          display="block"
          width="100%"
          borderRadius="md"
          overflow="hidden"
          bg="bg.sunken"
          cursor={isLarge ? "zoom-out" : "zoom-in"}
        >
          <chakra.img
            src={source}
            alt=""
            display="block"
            {...(isLarge ? { width: "100%" } : sealedPictureBox)}
            objectFit="contain"
          />
        </chakra.button>
      )}
    </chakra.figure>
  );
}
