import { chakra } from "@chakra-ui/react/styled-system";
import { useSearchParams } from "react-router-dom";
import { LoadingOrOffline } from "../../components/ui/LoadingOrOffline";
import { Skeleton } from "../../components/ui/Skeleton";
import { VisuallyHidden } from "../../components/ui/VisuallyHidden";
import { editMessages } from "../../lib/editMessages";
import { stepNumbers } from "./publicationSchema";
import { WizardFrame, wizardPanel } from "./WizardFrame";

interface WizardSkeletonProps {
  leaveTo: string;
  title?: string;
}

/** The wizard's placeholder while the publication to edit, or its own code, loads. */
export function WizardSkeleton({ leaveTo, title = editMessages.title }: WizardSkeletonProps) {
  const [params] = useSearchParams();
  const step = stepNumbers.find((number) => String(number) === params.get("paso")) ?? 1;
  return (
    <WizardFrame title={title} backTo={leaveTo} leaveTo={leaveTo} step={step} firstIncompleteStep={step}>
      <chakra.div
        aria-busy="true"
        css={wizardPanel}
        display="grid"
        gap="6"
        alignContent="start"
        minHeight={{ base: "70vh", md: "520px" }}
      >
        <VisuallyHidden as="h1">{title}</VisuallyHidden>
        <LoadingOrOffline>
          <VisuallyHidden role="status">{editMessages.loading}</VisuallyHidden>
          <div>
            <Skeleton width="60%" height="34px" />
            <Skeleton width="85%" height="20px" mt="2" />
          </div>
          <Skeleton height="72px" borderRadius="control" />
          <Skeleton height="72px" borderRadius="control" />
          <Skeleton height="72px" borderRadius="control" />
        </LoadingOrOffline>
      </chakra.div>
    </WizardFrame>
  );
}
