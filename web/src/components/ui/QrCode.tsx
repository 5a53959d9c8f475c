import { chakra } from "@chakra-ui/react/styled-system";
import { encode } from "uqr";
import { colorVar } from "../../theme/colors";

/** A code for cameras: dark on light in both appearances, or they do not read it. */
export function QrCode({ value, label }: { value: string; label: string }) {
  const { data, size } = encode(value, { ecc: "M", border: 2 });
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <chakra.svg
      role="img"
      aria-label={label}
      width="176px"
      height="176px"
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      borderRadius="plumaSm"
      bg="fg.onFill"
      css={{ printColorAdjust: "exact" }}
    >
      <path fill={colorVar("fg.onSwap")} d={squares.join("")} />
    </chakra.svg>
  );
}
