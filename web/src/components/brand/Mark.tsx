import { colorVar } from "../../theme/colors";
import type { ColorName } from "../../theme/colors";

const FEATHER =
  "M4 25.4C5 22 6.7 18.9 9 16.2L14.8 18.6L13.4 12.2C18.7 8.2 25.7 6 33.5 6H60C60 20 50 30 36 30H13.2C24.4 26.6 35.4 21.9 46.5 15.3A1.35 1.35 0 0 0 45.2 12.94C32.8 20.2 19.6 25.3 5.4 28.5C4.3 27.7 3.7 26.6 4 25.4Z";
/** Without quill, for sizes below 28 px. */
const SMALL_FEATHER = "M4 27C6 14 18 5 34 5H61C61 20 50 30 36 30H8C5.5 30 3.7 29 4 27Z";
const SMALL_MARK = "small-mark";

/** The brand mark of two feathers: blue gives, gold receives. Decorative. */
export function Mark({ size }: { size: number }) {
  if (size < 28)
    return (
      <svg width={size} height={size} aria-hidden="true">
        <use href={`#${SMALL_MARK}`} />
      </svg>
    );
  return (
    <svg width={size} height={size} viewBox="0 0 64 64" aria-hidden="true">
      <Feathers shape={FEATHER} />
    </svg>
  );
}

/** The small mark as the shell has it, once for all the cards of a page. */
export function SmallMark() {
  return (
    <svg style={{ display: "none" }}>
      <symbol id={SMALL_MARK} viewBox="0 0 64 64">
        <Feathers shape={SMALL_FEATHER} />
      </symbol>
    </svg>
  );
}

function Feathers({ shape }: { shape: string }) {
  return (
    <>
      <path fill={colorVar("art.give")} d={shape} />
      <path fill={colorVar("art.receive")} transform="rotate(180 32 32)" d={shape} />
    </>
  );
}

/** One flat feather: `give` points right and is blue, `receive` points left and is gold. */
export function Feather({ side, color, width = 19 }: { side: "give" | "receive"; color?: ColorName; width?: number }) {
  return (
    <svg width={width} height={(width * 33) / 60} viewBox="2 3 60 29" aria-hidden="true">
      <path
        fill={colorVar(color ?? (side === "give" ? "art.give" : "art.featherReceive"))}
        transform={side === "receive" ? "rotate(180 32 18)" : undefined}
        d={SMALL_FEATHER}
      />
    </svg>
  );
}
