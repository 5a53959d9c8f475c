import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { Container } from "../../components/ui/Card";
import type { StepNumber } from "./publicationSchema";
import { Stepper } from "./Stepper";
import { WizardBar } from "./WizardBar";

interface WizardFrameProps {
  title: string;
  /** Where the arrow leads. */
  backTo: string;
  /** Where «Salir» leads. */
  leaveTo: string;
  step: StepNumber;
  /** The first step that still lacks something. */
  firstIncompleteStep: number;
  /** Above the form: what there is to know before one changes it. */
  notice?: ReactNode;
  /** Beside the form on wide screens. */
  aside?: ReactNode;
  children: ReactNode;
}

/** Bar, timeline and the place of the form: the same while it is loading. */
export function WizardFrame({
  title,
  backTo,
  leaveTo,
  step,
  firstIncompleteStep,
  notice,
  aside,
  children,
}: WizardFrameProps) {
  return (
    <>
      <WizardBar title={title} backTo={backTo} leaveTo={leaveTo} />
      <Container pt={{ base: "3.5", md: "7" }} pb={{ base: "0", md: "14" }}>
        <Stepper current={step} firstIncompleteStep={firstIncompleteStep} />
        <chakra.div
          display="grid"
          gridTemplateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 340px" }}
          gap="8"
          alignItems="start"
          mt={{ base: "4", md: "6" }}
        >
          <chakra.div minWidth="0">
            {notice}
            {children}
          </chakra.div>
          {aside}
        </chakra.div>
      </Container>
    </>
  );
}

/** The sheet that a step stands on. */
export const wizardPanel = {
  minWidth: 0,
  bg: { md: "bg.surface" },
  border: { md: "1px solid {colors.border.subtle}" },
  borderRadius: { md: "card" },
  boxShadow: { md: "1" },
  p: { md: "8" },
} as const;
