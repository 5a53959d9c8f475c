import { chakra } from "@chakra-ui/react/styled-system";
import { lazy, Suspense, useState } from "react";
import { LuFlag } from "react-icons/lu";
import { useSession } from "../../apollo/session";
import { Button } from "../../components/ui/Button";
import { loadWhenOnline } from "../../lib/loadWhenOnline";
import { questionMessages } from "../../lib/questionMessages";
import { markReported, useIsReported } from "./reportedPublications";

const ReportDialog = lazy(loadWhenOnline(() => import("./ReportDialog")));

interface ReportButtonProps {
  publicationId: string;
  isOwn: boolean;
  /** As the server knows it. */
  wasReported?: boolean;
}

/** For members, on other users' publications; disabled once the report is sent. */
export function ReportButton({ publicationId, isOwn, wasReported = false }: ReportButtonProps) {
  const { viewer } = useSession();
  const [isOpen, setOpen] = useState(false);
  const isReported = useIsReported(viewer?.id ?? "", publicationId) || wasReported;
  if (!viewer || isOwn) return null;
  return (
    <chakra.div display="flex" justifyContent={{ base: "center", lg: "flex-start" }}>
      <Button variant="text" disabled={isReported} onClick={() => setOpen(true)}>
        <LuFlag size={20} aria-hidden="true" />
        {isReported ? questionMessages.reported : questionMessages.report}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ReportDialog
            target={{ publicationId }}
            onClose={() => setOpen(false)}
            onSent={() => markReported(viewer.id, publicationId)}
          />
        </Suspense>
      )}
    </chakra.div>
  );
}
