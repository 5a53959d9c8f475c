import { chakra } from "@chakra-ui/react/styled-system";
import avila from "../../assets/avila.svg";
import guaca from "../../assets/guaca.svg";
import { homeMessages } from "../../lib/homeMessages";

const STEP_STYLES = [
  { bg: "fill.info", color: "fg.onFill" },
  { bg: "action.swap", color: "fg.onSwap" },
  { bg: "fill.success", color: "fg.onFill" },
];

/** The three steps of a swap. */
export function HowItWorks() {
  // The operator of the site may have one; without it the scene is drawn.
  const video: string | undefined = import.meta.env.VITE_HOW_IT_WORKS_VIDEO_URL;
  return (
    <chakra.section
      display="grid"
      alignItems="center"
      gap={{ base: "6", lg: "14" }}
      gridTemplateColumns={{ base: "minmax(0, 1fr)", lg: "1.2fr 1fr" }}
    >
      {video ? <Video url={video} /> : <Scene />}
      <div>
        <chakra.h2 textStyle="h2" fontSize={{ md: "1.875rem" }}>
          {homeMessages.howTitle}
        </chakra.h2>
        <chakra.ol display="grid" gap="6" mt="6" listStyleType="none">
          {homeMessages.steps.map(({ title, text }, index) => (
            <chakra.li key={title} display="flex" gap="4">
              <chakra.span
                aria-hidden="true"
                display="grid"
                placeItems="center"
                width="44px"
                height="44px"
                flexShrink={0}
                borderRadius="plumaThumb"
                fontFamily="heading"
                fontWeight={700}
                fontSize="1.125rem"
                {...STEP_STYLES[index]}
              >
                {index + 1}
              </chakra.span>
              <div>
                <chakra.h3 textStyle="h3">{title}</chakra.h3>
                <chakra.p color="fg.muted">{text}</chakra.p>
              </div>
            </chakra.li>
          ))}
        </chakra.ol>
      </div>
    </chakra.section>
  );
}

function Video({ url }: { url: string }) {
  return (
    <chakra.video
      src={url}
      controls
      playsInline
      preload="none"
      aria-label={homeMessages.howTitle}
      width="100%"
      aspectRatio="636 / 358"
      borderRadius="plumaLg"
      bg="bg.stage"
    />
  );
}

/** El Ávila over the city, with Guaca. */
function Scene() {
  return (
    <chakra.div position="relative" overflow="hidden" borderRadius="plumaLg" aspectRatio="636 / 358" aria-hidden="true">
      <chakra.img src={avila} alt="" width="100%" height="100%" objectFit="cover" loading="lazy" />
      <chakra.img
        src={guaca}
        alt=""
        position="absolute"
        left="12%"
        top="12%"
        width="23%"
        height="66%"
        objectFit="contain"
      />
    </chakra.div>
  );
}
