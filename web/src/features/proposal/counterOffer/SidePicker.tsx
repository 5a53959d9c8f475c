import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { FieldError } from "../../../components/ui/Field";
import { counterOfferMessages as text } from "../../../lib/counterOfferMessages";
import { OfferCard } from "../OfferCard";
import type { Thing } from "./thingFragment";

interface SidePickerProps {
  label: string;
  kind: "give" | "receive";
  things: readonly (Thing & { isReserved?: boolean })[];
  field: UseFormRegisterReturn;
  chosen: number;
  error?: string | undefined;
  /** In place of an empty list. */
  none?: string | null;
  /** What is given anyway, and what stands below. */
  children?: ReactNode;
  below?: ReactNode;
}

/** The publications of one side, to choose from. */
export function SidePicker({
  label,
  kind,
  things,
  field,
  chosen,
  error,
  none = text.none,
  children,
  below,
}: SidePickerProps) {
  return (
    <chakra.fieldset border="0" minWidth="0" aria-describedby={error ? `${field.name}-error` : undefined}>
      <chakra.div display="flex" justifyContent="space-between" alignItems="baseline" gap="3" mb="3">
        <chakra.legend float="left" textStyle="h3" color={kind === "give" ? "fg.give" : "fg.receive"}>
          {label}
        </chakra.legend>
        <chakra.span textStyle="small" color="fg.muted" aria-live="polite">
          {text.chosen(chosen)}
        </chakra.span>
      </chakra.div>
      {children}
      {things.length === 0 ? (
        none && <chakra.p color="fg.muted">{none}</chakra.p>
      ) : (
        <chakra.div display="grid" gridTemplateColumns={{ base: "1fr 1fr", sm: "repeat(3, 1fr)" }} gap="3">
          {things.map((thing) => (
            <OfferCard key={thing.id} publication={thing} isWanted={false} value={thing.id} {...field} />
          ))}
        </chakra.div>
      )}
      {error && <FieldError id={`${field.name}-error`}>{error}</FieldError>}
      {below}
    </chakra.fieldset>
  );
}
