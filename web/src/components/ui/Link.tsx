import { chakra } from "@chakra-ui/react/styled-system";
import { Link as RouterLink } from "react-router-dom";

/** Link inside the app. */
export const Link = chakra(RouterLink, {
  base: { color: "fg.link", textDecoration: "none", _hover: { textDecoration: "underline" } },
});
