import { Suspense, lazy, useState } from "react";
import { LuFlag } from "react-icons/lu";
import { Button } from "../../components/ui/Button";
import { PhoneLabel } from "../../components/ui/PhoneLabel";
import { loadWhenOnline } from "../../lib/loadWhenOnline";
import { personMessages } from "../../lib/personMessages";

const ReportDialog = lazy(loadWhenOnline(() => import("./ReportDialog")));

/** Reports a person. */
export function ReportPersonButton({ userId }: { userId: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="text" size="s" aria-label={personMessages.report} onClick={() => setOpen(true)}>
        <LuFlag size={18} aria-hidden="true" />
        <PhoneLabel full={personMessages.report} short={personMessages.reportShort} />
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ReportDialog target={{ userId }} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
