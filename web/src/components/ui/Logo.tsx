import { chakra } from "@chakra-ui/react/styled-system";
import negative from "../../assets/logo-negativo.svg";
import positive from "../../assets/logo.svg";
import { BRAND } from "../../lib/messages";

/** The logo; `onBlue` is its negative. Height in px, at least 24. */
export function Logo({ height = 38, onBlue = false }: { height?: number; onBlue?: boolean }) {
  return (
    <chakra.img
      src={onBlue ? negative : positive}
      alt={BRAND}
      height={`${height}px`}
      width={`${Math.round((height * 249.9) / 64)}px`}
      maxWidth="none"
    />
  );
}
