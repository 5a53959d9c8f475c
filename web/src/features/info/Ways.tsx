import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import counterOffer from "../../assets/ways/counterOffer.svg";
import forYou from "../../assets/ways/forYou.svg";
import meeting from "../../assets/ways/meeting.svg";
import ring from "../../assets/ways/ring.svg";

const PICTURES = { counterOffer, forYou, meeting, ring };

/** What helps to arrive at a swap; its children are `Way`s. */
export function Ways({ children }: { children: ReactNode }) {
  return (
    <chakra.div display="grid" gap={{ base: "8", md: "6" }}>
      {children}
    </chakra.div>
  );
}

/** One of them with its picture: above the text on phones, beside it on wider screens. */
export function Way({
  picture,
  title,
  children,
}: {
  picture: keyof typeof PICTURES;
  title: string;
  children: ReactNode;
}) {
  return (
    <chakra.section
      display="grid"
      alignItems="center"
      gap={{ base: "4", md: "6" }}
      gridTemplateColumns={{ base: "minmax(0, 1fr)", sm: "220px minmax(0, 1fr)" }}
      maxWidth="76ch"
    >
      <chakra.img
        src={PICTURES[picture]}
        alt=""
        loading="lazy"
        width="100%"
        aspectRatio="4 / 3"
        borderRadius="plumaTile"
      />
      <div>
        <chakra.h3 textStyle="h3">{title}</chakra.h3>
        <chakra.div mt="1" color="fg.muted" css={{ "& > * + *": { mt: "2" } }}>
          {children}
        </chakra.div>
      </div>
    </chakra.section>
  );
}
