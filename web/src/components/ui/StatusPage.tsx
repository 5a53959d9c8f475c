import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import guaca from "../../assets/guaca-sol.svg";
import { Container } from "./Card";
import { colorVar } from "../../theme/colors";

interface StatusPageProps {
  title: string;
  text: ReactNode;
  children?: ReactNode;
  /** What else there is on the page. */
  below?: ReactNode;
}

/** A page for a status such as «not found»: the mascot on the S-curve, what happened, where to go. */
export function StatusPage({ title, text, children, below }: StatusPageProps) {
  return (
    // As high as the page, without the bottom bar of phones: no paper is left below.
    <chakra.div
      display="flex"
      flexDirection="column"
      minHeight={{ base: "calc(100dvh - 132px)", sm: "calc(100dvh - 56px)" }}
    >
      <Ground>
        <chakra.svg
          display={{ base: "none", md: "block" }}
          position="absolute"
          inset="0"
          width="100%"
          height="100%"
          viewBox="0 0 1280 440"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path fill={colorVar("art.receive")} d="M940 0H1280V440H690C800 390 770 300 850 220C906 164 944 80 940 0Z" />
        </chakra.svg>
        <chakra.svg
          display={{ base: "block", md: "none" }}
          position="absolute"
          left="0"
          top="0"
          width="100%"
          height="232px"
          viewBox="0 0 390 232"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path fill={colorVar("art.receive")} d="M170 0H390V150C330 160 300 214 230 214C150 214 190 90 170 0Z" />
        </chakra.svg>
        <Container
          position="relative"
          display="grid"
          alignItems="center"
          gap={{ base: "2", md: "10" }}
          gridTemplateColumns={{ base: "minmax(0, 1fr)", md: "minmax(0, 1fr) 340px" }}
          py={{ base: "6", md: "14" }}
        >
          <chakra.img
            src={guaca}
            alt=""
            width={{ base: "184px", md: "320px" }}
            height={{ base: "184px", md: "320px" }}
            justifySelf={{ base: "end", md: "center" }}
            order={{ md: 1 }}
          />
          <chakra.div minWidth="0" maxWidth="560px">
            <chakra.h1 textStyle="h1" fontSize={{ lg: "2.75rem" }} lineHeight={{ lg: "3rem" }}>
              {title}
            </chakra.h1>
            <chakra.div
              mt="3"
              fontSize={{ base: "1.0625rem", md: "1.1875rem" }}
              lineHeight={{ base: "1.625rem", md: "1.8125rem" }}
              css={{ "& > * + *": { mt: "2" } }}
            >
              {text}
            </chakra.div>
            {children}
          </chakra.div>
        </Container>
      </Ground>
      {below}
    </chakra.div>
  );
}

const Ground = chakra("div", {
  base: {
    position: "relative",
    overflow: "hidden",
    flex: "1",
    display: "grid",
    alignItems: { base: "start", md: "center" },
    bg: "bg.accent",
  },
});
