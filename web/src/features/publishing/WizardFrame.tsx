import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { Container } from "../../components/ui/Card";
import type { StepNumber } from "./publicationFields";
import { Stepper } from "./Stepper";
import { WizardBar } from "./WizardBar";

interface WizardFrameProps {
  title: string;
  /** Where the arrow leads. */
  backTo: string;
  /** Where «Salir» leads. */
  leaveTo: string;
  step: StepNumber;
  /** See `Stepper`. */
  firstIncompleteStep: number;
  /** Shown above the form. */
  notice?: ReactNode;
  /** Beside the form on wide screens. */
  aside?: ReactNode;
  children: ReactNode;
}

/** Bar, stepper and the form's layout; the same while it loads. */
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
      {/* On phones as high as the screen below the bar: the step's buttons stand at its foot, however short the step is. */}
      <Container
        display={{ base: "flex", md: "block" }}
        flexDirection="column"
        minHeight={{ base: "calc(100dvh - 56px)", md: "auto" }}
        pt={{ base: "3.5", md: "7" }}
        pb={{ base: "0", md: "14" }}
      >
        <Stepper current={step} firstIncompleteStep={firstIncompleteStep} />
        <chakra.div
          display="grid"
          gridTemplateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 340px" }}
          gap="8"
          alignItems={{ base: "stretch", lg: "start" }}
          flex="1"
          mt={{ base: "4", md: "6" }}
        >
          <chakra.div minWidth="0" display={{ base: "flex", md: "block" }} flexDirection="column">
            {notice}
            {children}
          </chakra.div>
          {aside}
        </chakra.div>
      </Container>
    </>
  );
}

/** Style of the panel around a step. */
export const wizardPanel = {
  minWidth: 0,
  bg: { md: "bg.surface" },
  border: { md: "1px solid {colors.border.subtle}" },
  borderRadius: { md: "card" },
  boxShadow: { md: "1" },
  p: { md: "8" },
} as const;
