import { chakra } from "@chakra-ui/react/styled-system";

/** «48/60» below a text field. */
export function Counter({ count, max }: { count: number; max: number }) {
  return (
    <chakra.span textStyle="small" color={count > max ? "fg.error" : "fg.muted"} whiteSpace="nowrap" aria-hidden="true">
      {count}/{max}
    </chakra.span>
  );
}
