import { chakra } from "@chakra-ui/react/styled-system";
import { LuArrowUp } from "react-icons/lu";
import { kilometresLabel } from "../../lib/distance";
import { messages } from "../../lib/messages";
import type { Position } from "../../lib/position";
import { findFewNeighbours, findSurroundings } from "../../lib/surroundings";

/** Where each quarter of the horizon stands, as `findSurroundings` orders them. */
const CORNERS = [
  { top: "0", right: "0" },
  { bottom: "0", right: "0" },
  { bottom: "0", left: "0" },
  { top: "0", left: "0" },
];

interface SurroundingsProps {
  center: Position;
  /** 0 for a point. */
  radiusMetres: number;
  /** Of a small map, which has room for few labels: what the place is called. */
  name?: string | null | undefined;
}

/**
 * Which places lie around a point, and how far: what the map without tiles knows instead of streets. Its area says how
 * large it is: on a phone little of its edge is in view.
 */
export function Surroundings({ center, radiusMetres, name }: SurroundingsProps) {
  const isSmall = name !== undefined;
  const { town, neighbours } = isSmall
    ? { town: shortNameOf(name), neighbours: findFewNeighbours(center) }
    : findSurroundings(center);
  return (
    <chakra.ul listStyleType="none" position="absolute" inset="1.5" pointerEvents="none">
      {neighbours.map(
        (neighbour, quarter) =>
          neighbour && (
            <Label key={neighbour.name} {...CORNERS[quarter]} {...(isSmall && { maxWidth: "100%" })}>
              <LuArrowUp size={14} aria-hidden="true" style={{ rotate: `${Math.round(neighbour.degrees)}deg` }} />
              <chakra.span minWidth="0">
                {neighbour.name}{" "}
                <chakra.span fontWeight={400} whiteSpace="nowrap">
                  {kilometresLabel(neighbour.km)}
                </chakra.span>
              </chakra.span>
            </Label>
          ),
      )}
      {town && (
        <Label bottom="calc(50% + 16px)" left="50%" transform="translateX(-50%)" width="max-content" maxWidth="100%">
          {town}
        </Label>
      )}
      {radiusMetres > 0 && (
        <Label
          top="50%"
          left="50%"
          transform="translate(-50%, -50%)"
          width="max-content"
          bg="fill.info"
          color="fg.onFill"
        >
          {messages.distance.around(Math.round(radiusMetres / 100) * 100)}
        </Label>
      )}
    </chakra.ul>
  );
}

/** Longer ones take more than two lines. */
const MAX_NAME = 40;

/** A name short enough for the map: an address without its town. The full one stands below. */
function shortNameOf(name: string | null): string | null {
  const [first = ""] = (name ?? "").split(",");
  return first.length <= MAX_NAME ? first.trim() : null;
}

const Label = chakra("li", {
  base: {
    position: "absolute",
    display: "flex",
    gap: "1",
    // In a chat a name is often wider than its half: it takes two lines.
    maxWidth: "calc(50% - 3px)",
    px: "1.5",
    borderRadius: "md",
    // In the dark its ground is nearly that of the map.
    boxShadow: "0 0 0 1px {colors.border.subtle}",
    bg: "bg.surface",
    color: "fg",
    textStyle: "caption",
    fontWeight: 700,
    overflowWrap: "anywhere",
    "& svg": { flexShrink: 0, mt: "0.5" },
  },
});
