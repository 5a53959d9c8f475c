import { chakra } from "@chakra-ui/react/styled-system";

/** The label of a button that has less room on phones; its `aria-label` is the full one. */
export function PhoneLabel({ full, short }: { full: string; short: string }) {
  return (
    <>
      <chakra.span display={{ base: "none", md: "inline" }}>{full}</chakra.span>
      <chakra.span display={{ base: "inline", md: "none" }}>{short}</chakra.span>
    </>
  );
}
