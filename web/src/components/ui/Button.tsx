import { chakra } from "@chakra-ui/react/styled-system";
import type { ComponentProps } from "react";
import { Link as RouterLink } from "react-router-dom";
import { messages } from "../../lib/messages";
import { buttonRecipe } from "../../theme/recipes/button";
import { Spinner } from "./Spinner";

const StyledButton = chakra("button", buttonRecipe);
const StyledLink = chakra(RouterLink, buttonRecipe);

type ButtonProps = ComponentProps<typeof StyledButton> & {
  /** Shows a spinner and «Un momento…» and takes no clicks; the button keeps its width and the focus. */
  loading?: boolean;
};

/** Not `disabled`, which would take the focus from what was pressed. Without its click no form is sent again. */
const loadingProps: ButtonProps & { "data-disabled": string } = {
  "aria-busy": true,
  "aria-disabled": true,
  "data-disabled": "",
  onClick: (event) => event.preventDefault(),
};

/** A button. `loading` shows a spinner in place of its text: it keeps its size and the focus, and takes no clicks. */
export function Button({ loading = false, children, type = "button", ...props }: ButtonProps) {
  return (
    <StyledButton type={type} {...props} {...(loading && loadingProps)}>
      {loading ? (
        <chakra.span display="grid" justifyItems="center" alignItems="center">
          <chakra.span gridArea="1/1" visibility="hidden" display="inline-flex" gap="2" aria-hidden="true">
            {children}
          </chakra.span>
          <chakra.span gridArea="1/1" display="inline-flex" gap="2" alignItems="center" whiteSpace="nowrap">
            <Spinner />
            {messages.action.working}
          </chakra.span>
        </chakra.span>
      ) : (
        children
      )}
    </StyledButton>
  );
}

/** A link that looks like a button. */
export function ButtonLink(props: ComponentProps<typeof StyledLink>) {
  return <StyledLink {...props} />;
}
