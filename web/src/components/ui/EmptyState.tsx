import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import guaca from "../../assets/guaca.svg";

interface EmptyStateProps {
  /** The specification's message. */
  title: string;
  hint?: ReactNode;
  /** One action. */
  action?: ReactNode;
  /** Replaces the picture of Guaca, the mascot. */
  picture?: ReactNode;
  as?: "h1" | "h2" | "h3";
  /** `page` where it fills the page; `part` inside a list, menu or dialog. */
  size?: "page" | "part";
}

/** Empty state: the mascot, a message, a hint, one action. */
export function EmptyState({ title, hint, action, picture, as = "h2", size = "part" }: EmptyStateProps) {
  return (
    <chakra.div
      display="flex"
      flexDirection="column"
      alignItems="center"
      gap="2"
      textAlign="center"
      py="10"
      px="4"
      maxWidth="420px"
      mx="auto"
    >
      {picture ?? (
        <chakra.img
          src={guaca}
          alt=""
          // Without the network it may be missing: no broken picture, and its room stays.
          onError={({ currentTarget }) => currentTarget.style.setProperty("visibility", "hidden")}
          {...(size === "page" ? { width: "132px", height: "176px" } : { width: "84px", height: "112px" })}
          objectFit="contain"
          mb="3"
        />
      )}
      <chakra.h2 as={as} textStyle={size === "page" ? "h2" : "h3"}>
        {title}
      </chakra.h2>
      {hint && (
        <chakra.p textStyle={size === "page" ? "body" : "small"} color="fg.muted">
          {hint}
        </chakra.p>
      )}
      {action && (
        <chakra.div
          mt="4"
          display="flex"
          flexDirection="column"
          gap="3"
          alignSelf={size === "page" ? "stretch" : "center"}
        >
          {action}
        </chakra.div>
      )}
    </chakra.div>
  );
}
