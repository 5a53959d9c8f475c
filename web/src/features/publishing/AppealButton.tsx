import { Suspense, lazy, useState } from "react";
import { Button } from "../../components/ui/Button";
import { editMessages } from "../../lib/editMessages";
import { loadWhenOnline } from "../../lib/loadWhenOnline";

const AppealDialog = lazy(loadWhenOnline(() => import("./AppealDialog")));

/** Asks for another review of what was returned. */
export function AppealButton({ publicationId }: { publicationId: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="text" size="s" px="0" onClick={() => setOpen(true)}>
        {editMessages.appeal}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <AppealDialog publicationId={publicationId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
