import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { LuInfo, LuLightbulb, LuTriangleAlert } from "react-icons/lu";
import { infoMessages } from "../../lib/infoMessages";

const KINDS = {
  tip: { Icon: LuLightbulb, bg: "bg.success", color: "fg.success" },
  info: { Icon: LuInfo, bg: "bg.info", color: "fg.info" },
  care: { Icon: LuTriangleAlert, bg: "bg.danger", color: "fg.danger" },
} as const;

/** A callout, distinguished by icon and label as well as by colour. */
export function Note({ kind = "info", children }: { kind?: keyof typeof KINDS; children: ReactNode }) {
  const { Icon, bg, color } = KINDS[kind];
  return (
    <chakra.div
      role="note"
      display="flex"
      gap="3.5"
      p="5"
      bg={bg}
      borderRadius="plumaMd"
      maxWidth="72ch"
      fontSize="1rem"
      lineHeight="1.5625rem"
    >
      <chakra.span color={color} mt="2px">
        <Icon size={22} aria-hidden="true" />
      </chakra.span>
      <chakra.div minWidth="0" css={{ "& > * + *": { mt: "2" } }}>
        <chakra.p textStyle="label" color={color}>
          {infoMessages.notes[kind]}
        </chakra.p>
        {children}
      </chakra.div>
    </chakra.div>
  );
}
