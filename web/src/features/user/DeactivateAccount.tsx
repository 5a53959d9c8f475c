import { chakra } from "@chakra-ui/react/styled-system";
import { lazy, Suspense, useState } from "react";
import { Button } from "../../components/ui/Button";
import { Card } from "../../components/ui/Card";
import { deactivationMessages } from "../../lib/deactivationMessages";
import { loadWhenOnline } from "../../lib/loadWhenOnline";

const DeactivateAccountDialog = lazy(loadWhenOnline(() => import("./DeactivateAccountDialog")));
const text = deactivationMessages.deactivate;

/** «Desactivar mi cuenta»: what it means, and the button that opens the confirmation. */
export function DeactivateAccount() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Card as="section" aria-labelledby="deactivate-account" p={{ base: "4", md: "6" }}>
      <chakra.h2 id="deactivate-account" textStyle="h3">
        {text.title}
      </chakra.h2>
      <chakra.p mt="0.5" mb="4" textStyle="small" color="fg.muted">
        {text.hint}
      </chakra.p>
      <Button variant="danger" onClick={() => setOpen(true)}>
        {text.open}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <DeactivateAccountDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Card>
  );
}
