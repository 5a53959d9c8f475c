import { chakra } from "@chakra-ui/react/styled-system";
import { lazy, Suspense, useEffect, useState } from "react";
import { LuFlag } from "react-icons/lu";
import { useLocation, useNavigate } from "react-router-dom";
import { useSession } from "../../apollo/session";
import { Button } from "../../components/ui/Button";
import { loadWhenOnline } from "../../lib/loadWhenOnline";
import type { LoginState } from "../../lib/guestIntent";
import { paths } from "../../lib/paths";
import { questionMessages } from "../../lib/questionMessages";
import { markReported, useIsReported } from "./reportedPublications";

const ReportDialog = lazy(loadWhenOnline(() => import("./ReportDialog")));

interface ReportButtonProps {
  publicationId: string;
  isOwn: boolean;
  /** As the server knows it. */
  wasReported?: boolean;
}

/** In the address after a sign-in that began here: the dialog is open. */
const REPORT_HASH = "#denunciar";

/** On other users' publications; disabled once the report is sent. A guest signs in first. */
export function ReportButton({ publicationId, isOwn, wasReported = false }: ReportButtonProps) {
  const { viewer } = useSession();
  const location = useLocation();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  // Not at first: the server, which renders this too, knows no hash.
  useEffect(() => {
    if (location.hash === REPORT_HASH) setOpen(true);
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  const isReported = useIsReported(viewer?.id ?? "", publicationId) || wasReported;
  if (isOwn) return null;
  const press = () => {
    if (viewer) return setOpen(true);
    const state: LoginState = { from: { ...location, hash: REPORT_HASH } };
    navigate(paths.login(), { state });
  };
  const close = () => {
    setOpen(false);
    // A reload must not open it again.
    if (location.hash === REPORT_HASH) navigate({ ...location, hash: "" }, { replace: true });
  };
  return (
    <chakra.div display="flex" justifyContent={{ base: "center", lg: "flex-start" }}>
      <Button variant="text" ml={{ lg: "-5" }} disabled={isReported} onClick={press}>
        <LuFlag size={20} aria-hidden="true" />
        {isReported ? questionMessages.reported : questionMessages.report}
      </Button>
      {viewer && isOpen && !isReported && (
        <Suspense fallback={null}>
          <ReportDialog
            target={{ publicationId }}
            onClose={close}
            onSent={() => markReported(viewer.id, publicationId)}
          />
        </Suspense>
      )}
    </chakra.div>
  );
}
