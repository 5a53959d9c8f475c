import { chakra } from "@chakra-ui/react/styled-system";
import { useRef } from "react";
import type { ReactNode } from "react";
import { LuPause, LuPlay } from "react-icons/lu";
import { sliderMessages as text } from "../../lib/sliderMessages";
import { useAutoplay } from "./useAutoplay";

interface SliderProps {
  /** Accessible name of the carousel. */
  label: string;
  slides: readonly { title: string; content: ReactNode }[];
}

/** A shorter touch movement is not a swipe. */
const MIN_SWIPE_PX = 40;

/** A carousel of slides of equal height, with dots, swiping and a pause button. The parent positions it. */
export function Slider({ label, slides }: SliderProps) {
  const { index, show, next, isPlaying, toggle, pauseHandlers } = useAutoplay(slides.length);
  const start = useRef<number>(undefined);
  return (
    <section aria-roledescription={text.kind} aria-label={label} {...pauseHandlers}>
      <chakra.div
        display="grid"
        overflow="hidden"
        borderRadius="plumaTile"
        onTouchStart={(event) => (start.current = event.touches[0]?.clientX)}
        onTouchEnd={(event) => {
          const distance = (event.changedTouches[0]?.clientX ?? 0) - (start.current ?? 0);
          if (Math.abs(distance) > MIN_SWIPE_PX) next(distance < 0 ? 1 : -1);
        }}
      >
        {slides.map(({ title, content }, place) => (
          <chakra.div
            key={title}
            role="group"
            aria-label={text.slide(place + 1, slides.length)}
            gridArea="1/1"
            transition="transform {durations.swap} {easings.standard}, visibility {durations.swap}"
            transform={place === index ? "none" : `translateX(${place < index ? "-" : ""}100%)`}
            visibility={place === index ? "visible" : "hidden"}
          >
            {content}
          </chakra.div>
        ))}
      </chakra.div>
      <chakra.div display="flex" justifyContent="center" alignItems="center" mt="1">
        {slides.map(({ title }, place) => (
          <Control
            key={title}
            type="button"
            aria-label={text.show(title)}
            aria-current={place === index}
            onClick={() => show(place)}
          >
            <chakra.span
              height="10px"
              borderRadius="6px 2px 6px 2px"
              width={place === index ? "26px" : "12px"}
              bg={place === index ? "border.selected" : "border.control"}
              transition="width {durations.base}"
            />
          </Control>
        ))}
        <Control type="button" aria-label={isPlaying ? text.pause : text.play} onClick={toggle}>
          {isPlaying ? <LuPause size={18} aria-hidden="true" /> : <LuPlay size={18} aria-hidden="true" />}
        </Control>
      </chakra.div>
    </section>
  );
}

const Control = chakra("button", {
  base: {
    display: "grid",
    placeItems: "center",
    width: "44px",
    height: "44px",
    borderRadius: "control",
    color: "fg.action",
    cursor: "pointer",
    _hover: { bg: "bg.sunken" },
  },
});
