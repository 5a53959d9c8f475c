import { chakra } from "@chakra-ui/react/styled-system";
import { useState } from "react";
import type { ComponentProps } from "react";
import { LuChevronDown, LuEye, LuEyeOff } from "react-icons/lu";
import { messages } from "../../lib/messages";
import { controlRecipe } from "../../theme/recipes/field";

/** Text field; takes the props of Field's child function and of react-hook-form's register. */
export const Input = chakra("input", controlRecipe);

/** Multi-line text field. */
export const Textarea = chakra("textarea", controlRecipe, { defaultProps: { kind: "textarea" } });

const StyledSelect = chakra("select", controlRecipe, { defaultProps: { kind: "select" } });

/** The browser's native select, styled. */
export function Select(props: ComponentProps<typeof StyledSelect>) {
  return (
    <chakra.span position="relative" display="block" width="100%">
      <StyledSelect {...props} />
      <chakra.span
        position="absolute"
        right="3"
        top="50%"
        transform="translateY(-50%)"
        pointerEvents="none"
        color="fg.muted"
      >
        <LuChevronDown size={20} aria-hidden="true" />
      </chakra.span>
    </chakra.span>
  );
}

/** Password with a button that shows it. */
export function PasswordInput(props: Omit<ComponentProps<typeof Input>, "type">) {
  const [isShown, setShown] = useState(false);
  return (
    <chakra.span position="relative" display="block" width="100%">
      <Input {...props} type={isShown ? "text" : "password"} pr="12" />
      <chakra.button
        type="button"
        onClick={() => setShown(!isShown)}
        aria-pressed={isShown}
        aria-label={messages.field.showPassword}
        position="absolute"
        right="1"
        top="50%"
        transform="translateY(-50%)"
        display="grid"
        placeItems="center"
        width="2.75rem"
        height="2.75rem"
        borderRadius="md"
        color="fg.muted"
        cursor="pointer"
      >
        {isShown ? <LuEyeOff size={20} aria-hidden="true" /> : <LuEye size={20} aria-hidden="true" />}
      </chakra.button>
    </chakra.span>
  );
}
