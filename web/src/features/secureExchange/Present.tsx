import { chakra } from "@chakra-ui/react/styled-system";

/** Marks where or when a booking that is moved is now. */
export const Present = chakra("span", {
  base: { display: "block", textStyle: "caption", fontWeight: 700, color: "fg.success" },
});
