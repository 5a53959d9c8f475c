import { chakra } from "@chakra-ui/react/styled-system";
import { LuPlus } from "react-icons/lu";
import guaca from "../../assets/guaca-sol.svg";
import bici from "../../assets/scenes/bici.svg";
import camara from "../../assets/scenes/camara.svg";
import { Seal } from "../../components/brand/Seal";
import { ButtonLink } from "../../components/ui/Button";
import { Container } from "../../components/ui/Card";
import { messages } from "../../lib/messages";
import { homeMessages } from "../../lib/homeMessages";
import { paths } from "../../lib/paths";
import { colorVar } from "../../theme/colors";

/** The first slide of the home page: two things facing each other, blue giving, gold receiving. */
export function Hero() {
  return (
    <chakra.div
      className="on-header"
      position="relative"
      overflow="hidden"
      height="100%"
      bg="bg.brand"
      color="fg.onFill"
    >
      <Curve />
      <Container
        position="relative"
        display="grid"
        alignItems="center"
        gap={{ base: "6", lg: "10" }}
        gridTemplateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 560px) minmax(0, 1fr)" }}
        minHeight={{ lg: "452px" }}
        pt={{ base: "7", lg: "14" }}
        pb={{ base: "16", lg: "14" }}
      >
        <div>
          {/* The page keeps its heading while another slide shows. */}
          <chakra.h1 textStyle="display" visibility="visible">
            {homeMessages.title}
          </chakra.h1>
          <chakra.p
            mt="4"
            maxWidth="430px"
            fontSize={{ base: "1rem", lg: "1.1875rem" }}
            lineHeight={{ lg: "1.75rem" }}
            color="fg.onHeader"
          >
            {homeMessages.lead}
          </chakra.p>
          <chakra.div display="flex" flexWrap="wrap" gap="3" mt={{ base: "5", lg: "7" }}>
            <ButtonLink to={paths.newPublication()} variant="swap" size="l">
              <LuPlus size={20} strokeWidth={2.6} aria-hidden="true" />
              {messages.nav.publish}
            </ButtonLink>
            <ButtonLink to={paths.wall()} variant="onHeader" size="l">
              {homeMessages.toWall}
            </ButtonLink>
          </chakra.div>
        </div>
        <chakra.div position="relative" alignSelf={{ lg: "start" }} aria-hidden="true" pr={{ lg: "24" }}>
          <chakra.div
            position="relative"
            display="grid"
            gridTemplateColumns="1fr 1fr"
            gap="3.5"
            height={{ base: "168px", sm: "264px" }}
          >
            {[bici, camara].map((picture) => (
              <chakra.div
                key={picture}
                overflow="hidden"
                borderRadius="plumaLg"
                boxShadow="0 0 0 3px {colors.bg.surface}"
              >
                <chakra.img
                  src={picture}
                  alt=""
                  // The largest things of the screen: announced in the head, before fonts and scripts.
                  fetchPriority="high"
                  width="100%"
                  height="100%"
                  objectFit="cover"
                />
              </chakra.div>
            ))}
            <chakra.div position="absolute" left="50%" top="50%" transform="translate(-50%, -50%)">
              <Seal size={84} />
            </chakra.div>
          </chakra.div>
          <chakra.img
            src={guaca}
            alt=""
            display={{ base: "none", lg: "block" }}
            position="absolute"
            right="-34px"
            bottom="-172px"
            width="272px"
            height="272px"
            maxWidth="none"
          />
        </chakra.div>
      </Container>
    </chakra.div>
  );
}

function Curve() {
  return (
    <>
      <chakra.svg
        display={{ base: "none", lg: "block" }}
        position="absolute"
        inset="0"
        width="100%"
        height="100%"
        viewBox="0 0 1280 452"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path fill={colorVar("art.receive")} d="M820 0H1280V452H560C700 400 640 300 740 220C800 170 836 90 820 0Z" />
      </chakra.svg>
      <chakra.svg
        display={{ base: "block", lg: "none" }}
        position="absolute"
        left="0"
        bottom="0"
        width="100%"
        height="52%"
        viewBox="0 0 390 240"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path fill={colorVar("art.receive")} d="M390 40V240H0V176C90 190 150 170 196 130C246 88 310 60 390 40Z" />
      </chakra.svg>
    </>
  );
}
