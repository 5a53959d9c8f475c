import { chakra } from "@chakra-ui/react/styled-system";
import { Container } from "../../components/ui/Card";
import { pictures } from "./pictures";
import { Breadcrumbs } from "./Breadcrumbs";
import type { InfoKey } from "./page";
import { colorVar } from "../../theme/colors";

interface InfoHeaderProps {
  page: InfoKey;
  title: string;
  lead: string;
  children?: React.ReactNode;
}

/** The header of an information page: breadcrumbs, title, lead, and its picture on the S-curve. */
export function InfoHeader({ page, title, lead, children }: InfoHeaderProps) {
  return (
    <chakra.div position="relative" overflow="hidden" bg="bg.accent">
      <chakra.svg
        position="absolute"
        inset="0"
        width="100%"
        height="100%"
        viewBox="0 0 1280 300"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path fill={colorVar("art.softReceive")} d="M900 0H1280V300H740C840 262 800 190 868 130C906 96 916 50 900 0Z" />
      </chakra.svg>
      <Container
        position="relative"
        display="grid"
        columnGap={{ base: "4", md: "10" }}
        rowGap="4"
        alignItems={{ base: "center", md: "start" }}
        gridTemplateColumns={{ base: "minmax(0, 1fr) 88px", md: "minmax(0, 1fr) 208px" }}
        gridTemplateRows={{ md: "auto 1fr" }}
        pt={{ base: "2", md: "6" }}
        pb={{ base: "7", md: "8" }}
      >
        <chakra.div minWidth="0" display="contents" css={{ md: { display: "block" } }}>
          <chakra.div gridColumn="1 / -1">
            <Breadcrumbs page={page} />
          </chakra.div>
          <chakra.div minWidth="0" mt={{ md: "3" }}>
            <chakra.h1 textStyle="h1" fontSize={{ lg: "2.75rem" }} lineHeight={{ lg: "3rem" }}>
              {title}
            </chakra.h1>
          </chakra.div>
        </chakra.div>
        <chakra.img
          src={pictures[page]}
          alt=""
          width={{ base: "88px", md: "208px" }}
          height={{ base: "88px", md: "208px" }}
          gridRow={{ md: "1 / span 2" }}
          gridColumn={{ md: "2" }}
          borderRadius={{ base: "plumaThumb", md: "plumaLg" }}
          boxShadow="0 0 0 3px {colors.bg.surface}"
        />
        <chakra.div gridColumn={{ base: "1 / -1", md: "1" }}>
          <chakra.p
            maxWidth="60ch"
            fontSize={{ base: "1.0625rem", md: "1.1875rem" }}
            lineHeight={{ base: "1.625rem", md: "1.8125rem" }}
          >
            {lead}
          </chakra.p>
          {children}
        </chakra.div>
      </Container>
    </chakra.div>
  );
}
