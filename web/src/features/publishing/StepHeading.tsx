import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { VisuallyHidden } from "../../components/ui/VisuallyHidden";
import { publishingMessages as texts } from "../../lib/publishingMessages";
import type { StepNumber } from "./publicationFields";

/** «Paso N» (for screen readers, the stepper shows it), the step's title and a line under it. */
export function StepHeading({ step, title, children }: { step: StepNumber; title: string; children?: ReactNode }) {
  return (
    <chakra.div mb="6">
      <chakra.h1 textStyle="h1" fontSize={{ base: "1.6875rem", md: "1.875rem" }}>
        <VisuallyHidden>{texts.step(step)}: </VisuallyHidden>
        {title}
      </chakra.h1>
      {children && (
        <chakra.p mt="1" color="fg.muted" overflowWrap="anywhere">
          {children}
        </chakra.p>
      )}
    </chakra.div>
  );
}
