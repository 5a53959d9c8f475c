import { useQuery } from "@apollo/client/react";
import { chakra } from "@chakra-ui/react/styled-system";
import { lazy, Suspense, useState } from "react";
import type { OwnDataQuery } from "../../__generated__/graphql";
import { Button } from "../../components/ui/Button";
import { ErrorState } from "../../components/ui/ErrorState";
import { Card } from "../../components/ui/Card";
import { useFocusOnChange } from "../../components/ui/useFocusOnChange";
import { dataMessages as text } from "../../lib/dataMessages";
import { dayLabel } from "../../lib/dates";
import { loadWhenOnline } from "../../lib/loadWhenOnline";
import { useDownloadData } from "./useDownloadData";
import { OWN_DATA, useRevokeErasure } from "./useErasure";

const EraseDataDialog = lazy(loadWhenOnline(() => import("./EraseDataDialog")));

type Erasure = NonNullable<OwnDataQuery["erasure"]>;

/** «Mis datos»: a copy of them, and their erasure; nothing where the backend can do neither. */
export default function OwnData() {
  const { data, error, refetch } = useQuery(OWN_DATA, { fetchPolicy: "cache-and-network" });
  if (!data && error) return <ErrorState onRetry={() => void refetch().catch(() => {})} />;
  return data?.erasure ? <OwnDataCard erasure={data.erasure} /> : null;
}

function OwnDataCard({ erasure }: { erasure: Erasure }) {
  const { download, isBusy } = useDownloadData();
  const [isOpen, setOpen] = useState(false);
  const heading = useFocusOnChange<HTMLHeadingElement>(erasure.dueAt, isOpen);
  return (
    <Card as="section" aria-labelledby="own-data" p={{ base: "4", md: "6" }} display="grid" gap="5">
      <div>
        <chakra.h2 ref={heading} tabIndex={-1} id="own-data" textStyle="h3" outline="none">
          {text.title}
        </chakra.h2>
        <chakra.p mt="0.5" mb="4" textStyle="small" color="fg.muted">
          {text.downloadHint}
        </chakra.p>
        <Button variant="secondary" loading={isBusy} onClick={() => void download()}>
          {text.download}
        </Button>
      </div>
      {erasure.dueAt ? (
        <Pending dueAt={erasure.dueAt} holdReason={erasure.holdReason} />
      ) : (
        <div>
          <chakra.p mb="4" textStyle="small" color="fg.muted">
            {text.eraseHint}
          </chakra.p>
          <Button variant="danger" onClick={() => setOpen(true)}>
            {text.erase.open}
          </Button>
        </div>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <EraseDataDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Card>
  );
}

/** The date, and the one press that takes it back. */
function Pending({ dueAt, holdReason }: { dueAt: string } & Pick<Erasure, "holdReason">) {
  const { revoke, isBusy } = useRevokeErasure();
  return (
    <chakra.div p="4" borderRadius="plumaSm" bg="bg.danger" role="status" data-keep-clear="">
      <chakra.p fontWeight={700}>{holdReason ? text.held : text.pending(dayLabel(dueAt))}</chakra.p>
      <chakra.p mt="1" mb="3" textStyle="small" overflowWrap="anywhere">
        {holdReason ? text.heldReason(holdReason) : text.pendingHint}
      </chakra.p>
      <Button variant="secondary" loading={isBusy} onClick={() => void revoke()}>
        {text.revoke}
      </Button>
    </chakra.div>
  );
}
