import { chakra } from "@chakra-ui/react/styled-system";

/** Says nothing to screen readers: what waits says it in words. */
export function Spinner({ size = "1.25rem" }: { size?: string }) {
  return (
    <chakra.span
      aria-hidden="true"
      display="inline-block"
      width={size}
      height={size}
      borderRadius="full"
      border="2.5px solid currentColor"
      borderTopColor="transparent"
      animation="spin 800ms linear infinite"
      flexShrink={0}
    />
  );
}
