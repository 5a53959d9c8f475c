import { chakra } from "@chakra-ui/react/styled-system";
import guaca from "../../assets/guaca.svg";
import { messages } from "../../lib/messages";

/** A video that the operator of the site has; without it the scene is drawn. */
const VIDEO: string | undefined = import.meta.env.VITE_HOW_IT_WORKS_VIDEO_URL;

const STEP_STYLES = [
  { bg: "azul.600", color: "white" },
  { bg: "oro.400", color: "tinta" },
  { bg: "hoja.600", color: "white" },
];

/** The three steps of a swap. */
export function HowItWorks() {
  return (
    <chakra.section
      display="grid"
      alignItems="center"
      gap={{ base: "6", lg: "14" }}
      gridTemplateColumns={{ base: "minmax(0, 1fr)", lg: "1.2fr 1fr" }}
    >
      {VIDEO ? <Video url={VIDEO} /> : <Scene />}
      <div>
        <chakra.h2 textStyle="h2" fontSize={{ md: "1.875rem" }}>
          {messages.home.howTitle}
        </chakra.h2>
        <chakra.ol display="grid" gap="6" mt="6" listStyleType="none">
          {messages.home.steps.map(({ title, text }, index) => (
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
      aria-label={messages.home.howTitle}
      width="100%"
      aspectRatio="636 / 358"
      borderRadius="plumaLg"
      bg="tinta"
    />
  );
}

/** El Ávila over the city, with Guaca. */
function Scene() {
  return (
    <chakra.div position="relative" overflow="hidden" borderRadius="plumaLg" aspectRatio="636 / 358" aria-hidden="true">
      <svg width="100%" height="100%" viewBox="0 0 636 358" preserveAspectRatio="xMidYMid slice">
        <rect width="636" height="358" fill="#CFE6F5" />
        <circle cx="556" cy="64" r="34" fill="#FFCF4D" />
        <path
          fill="#1F9254"
          d="M0 210C60 150 110 130 170 160C230 190 250 120 330 110C420 100 450 190 520 180C570 172 600 190 636 200V358H0Z"
        />
        <path fill="#157A43" d="M0 250C90 214 180 236 260 226C380 210 470 250 636 232V358H0Z" />
        <g fill="#FBF6EC">
          <rect x="70" y="220" width="54" height="90" />
          <rect x="130" y="196" width="62" height="114" />
          <rect x="470" y="204" width="66" height="106" />
          <rect x="542" y="236" width="50" height="74" />
        </g>
        <g fill="#A9CEF0">
          <path d="M80 232h12v14H80zM102 232h12v14h-12zM80 256h12v14H80zM142 208h14v16h-14zM166 208h14v16h-14zM142 236h14v16h-14zM166 236h14v16h-14zM482 216h14v16h-14zM508 216h14v16h-14zM482 244h14v16h-14zM508 244h14v16h-14zM552 248h12v14h-12z" />
        </g>
        <rect y="306" width="636" height="52" fill="#E9DCCB" />
      </svg>
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
