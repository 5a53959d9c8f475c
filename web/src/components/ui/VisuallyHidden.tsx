import { chakra } from "@chakra-ui/react/styled-system";

/** For screen readers only. As a live region: `<VisuallyHidden role="status">`. */
export const VisuallyHidden = chakra("span", { base: { srOnly: true } });
