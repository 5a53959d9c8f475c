import { chakra } from "@chakra-ui/react/styled-system";
import { useRef } from "react";
import type { KeyboardEvent, ReactNode } from "react";
import { LuChevronLeft, LuChevronRight, LuPause, LuPlay } from "react-icons/lu";
import { sliderMessages as text } from "../../lib/sliderMessages";
import { useAutoplay } from "./useAutoplay";

interface Slide {
  title: string;
  /** `isNear` while it shows or comes next. */
  renderContent: (isNear: boolean) => ReactNode;
}

interface SliderProps {
  /** Accessible name of the carousel. */
  label: string;
  slides: readonly Slide[];
  /** How long one slide shows, in ms. */
  slideMs?: number;
  /** As wide as the screen, with the controls on the slides and arrows among them. */
  isFullWidth?: boolean;
}

/** A shorter touch movement is not a swipe. */
const MIN_SWIPE_PX = 40;

/** A carousel of slides of equal height, with dots, swiping and a pause button. The parent positions it. */
export function Slider({ label, slides, slideMs, isFullWidth = false }: SliderProps) {
  const { index, show, next, isPlaying, toggle, pauseHandlers } = useAutoplay(slides.length, slideMs);
  const start = useRef<number>(undefined);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === "ArrowLeft" || key === "ArrowRight") next(key === "ArrowRight" ? 1 : -1);
  };
  return (
    <chakra.section
      position={isFullWidth ? "relative" : undefined}
      aria-roledescription={text.kind}
      aria-label={label}
      {...pauseHandlers}
    >
      <chakra.div
        display="grid"
        gridTemplateColumns="minmax(0, 1fr)"
        overflow="hidden"
        borderRadius={isFullWidth ? undefined : "plumaTile"}
        onTouchStart={(event) => (start.current = event.touches[0]?.clientX)}
        onTouchEnd={(event) => {
          const distance = (event.changedTouches[0]?.clientX ?? 0) - (start.current ?? 0);
          if (Math.abs(distance) > MIN_SWIPE_PX) next(distance < 0 ? 1 : -1);
        }}
      >
        {slides.map(({ title, renderContent }, place) => (
          <chakra.div
            key={place}
            role="group"
            aria-label={slides.length > 1 ? text.slide(place + 1, slides.length) : title}
            gridArea="1/1"
            transition="transform {durations.swap} {easings.standard}, visibility {durations.swap}"
            transform={place === index ? "none" : `translateX(${place < index ? "-" : ""}100%)`}
            visibility={place === index ? "visible" : "hidden"}
          >
            {renderContent(place === index || place === (index + 1) % slides.length)}
          </chakra.div>
        ))}
      </chakra.div>
      {slides.length > 1 && (
        <chakra.div
          display="flex"
          justifyContent="center"
          alignItems="center"
          onKeyDown={onKeyDown}
          {...(isFullWidth ? onSlides : { mt: "1" })}
        >
          {isFullWidth && (
            <Arrow type="button" aria-label={text.previous} onClick={() => next(-1)}>
              <LuChevronLeft size={20} aria-hidden="true" />
            </Arrow>
          )}
          {slides.map(({ title }, place) => (
            <Control
              key={place}
              type="button"
              aria-label={text.show(title)}
              aria-current={place === index}
              onClick={() => show(place)}
              {...(isFullWidth && { width: { base: "28px", md: "32px" } })}
            >
              <chakra.span
                height="10px"
                borderRadius="6px 2px 6px 2px"
                width={place === index ? "26px" : "12px"}
                bg={dotColor(place === index, isFullWidth)}
                transition="width {durations.base}"
              />
            </Control>
          ))}
          {isFullWidth && (
            <Arrow type="button" aria-label={text.next} onClick={() => next(1)}>
              <LuChevronRight size={20} aria-hidden="true" />
            </Arrow>
          )}
          <Control type="button" aria-label={isPlaying ? text.pause : text.play} onClick={toggle}>
            {isPlaying ? <LuPause size={18} aria-hidden="true" /> : <LuPlay size={18} aria-hidden="true" />}
          </Control>
        </chakra.div>
      )}
    </chakra.section>
  );
}

/** Readable on any picture. */
const onSlides = {
  className: "on-header",
  position: "absolute",
  bottom: { base: "2", md: "4" },
  left: { base: "50%", md: "max(24px, 50% - 600px)" },
  transform: { base: "translateX(-50%)", md: "none" },
  px: "1.5",
  borderRadius: "control",
  bg: "bg.scrim",
  css: { "& button": { color: "fg.onFill", _hover: { bg: "bg.headerHover" } } },
} as const;

function dotColor(isCurrent: boolean, isOnSlides: boolean): string {
  if (isOnSlides) return isCurrent ? "fg.onFill" : "border.give";
  return isCurrent ? "border.selected" : "border.control";
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

/** Phones are swiped. */
const Arrow = chakra(Control, { base: { display: { base: "none", md: "grid" } } });
