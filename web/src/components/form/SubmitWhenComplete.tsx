import { chakra } from "@chakra-ui/react/styled-system";
import { useId } from "react";
import type { ReactNode } from "react";
import { Button } from "../ui/Button";
import { useIsOnline } from "../ui/useIsOnline";

interface SubmitWhenCompleteProps {
  /** What is still to be chosen, in words. */
  missing: readonly string[];
  text: { offline: string; missingAll: (list: string, count: number) => string };
  isBusy: boolean;
  children: ReactNode;
}

/** The button of a form, disabled until nothing is missing, with a line below it that says what is. */
export function SubmitWhenComplete({ missing, text, isBusy, children }: SubmitWhenCompleteProps) {
  const hintId = useId();
  const isOnline = useIsOnline();
  return (
    <chakra.div display="grid" gap="2" justifyItems="start">
      <Button
        type="submit"
        size="l"
        loading={isBusy}
        disabled={missing.length > 0 || !isOnline}
        aria-describedby={hintId}
        width={{ base: "100%", sm: "auto" }}
      >
        {children}
      </Button>
      <chakra.p id={hintId} role="status" textStyle="small" color="fg.muted" minHeight="1.5em">
        {!isOnline
          ? text.offline
          : missing.length > 0
            ? text.missingAll(new Intl.ListFormat("es", { type: "conjunction" }).format(missing), missing.length)
            : ""}
      </chakra.p>
    </chakra.div>
  );
}
