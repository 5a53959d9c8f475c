import { chakra } from "@chakra-ui/react/styled-system";
import { useId } from "react";
import type { ReactNode } from "react";
import { LuCircleAlert } from "react-icons/lu";

/** Props that link a control with its label, hint and error; spread them on the control. */
interface ControlProps {
  id: string;
  "aria-describedby"?: string;
  "aria-invalid"?: true;
}

interface FieldProps {
  label: ReactNode;
  /** Text below the control while there is no error. */
  hint?: ReactNode;
  error?: string;
  /** `group` for several controls under one label (radio buttons, three selects). */
  as?: "field" | "group";
  children: (control: ControlProps) => ReactNode;
}

/** Label, control, hint and error, linked for assistive technology. */
export function Field({ label, hint, error, as = "field", children }: FieldProps) {
  const id = useId();
  const note = error ? `${id}-error` : hint ? `${id}-hint` : undefined;
  const control: ControlProps = { id, "aria-describedby": note, "aria-invalid": error ? true : undefined };
  const below = error ? (
    <FieldError id={`${id}-error`}>{error}</FieldError>
  ) : hint ? (
    <FieldHint id={`${id}-hint`}>{hint}</FieldHint>
  ) : null;
  if (as === "group") {
    return (
      <chakra.fieldset display="flex" flexDirection="column" gap="1.5" border="0" minWidth="0" aria-describedby={note}>
        <chakra.legend textStyle="label" mb="1.5">
          {label}
        </chakra.legend>
        {children(control)}
        {below}
      </chakra.fieldset>
    );
  }
  return (
    <chakra.div display="flex" flexDirection="column" gap="1.5" minWidth="0">
      <chakra.label htmlFor={id} textStyle="label">
        {label}
      </chakra.label>
      {children(control)}
      {below}
    </chakra.div>
  );
}

const FieldHint = chakra("p", { base: { textStyle: "small", color: "fg.muted" } });

/** Error text below a control; announced when it appears. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <chakra.p
      id={id}
      role="alert"
      display="flex"
      gap="1.5"
      alignItems="flex-start"
      textStyle="small"
      fontWeight={600}
      color="fg.error"
    >
      <chakra.span mt="2px">
        <LuCircleAlert size={16} aria-hidden="true" />
      </chakra.span>
      <span>{children}</span>
    </chakra.p>
  );
}
