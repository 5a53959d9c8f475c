import { Suspense, lazy, useState } from "react";
import { LuBan } from "react-icons/lu";
import { Button } from "../../components/ui/Button";
import { PhoneLabel } from "../../components/ui/PhoneLabel";
import { loadWhenOnline } from "../../lib/loadWhenOnline";
import { personMessages as text } from "../../lib/personMessages";
import { useBlock } from "./useBlock";

const BlockDialog = lazy(loadWhenOnline(() => import("./BlockDialog")));

/** Blocks a person after a question, or takes the block back at once. */
export function BlockButton({ userId, name, isBlocked }: { userId: string; name: string; isBlocked: boolean }) {
  const [isAsking, setAsking] = useState(false);
  const { block, unblock, isBusy } = useBlock(userId, name);
  const label = isBlocked ? text.unblock(name) : text.block(name);
  return (
    <>
      <Button
        variant="text"
        size="s"
        aria-label={label}
        loading={isBusy && !isAsking}
        onClick={() => (isBlocked ? void unblock() : setAsking(true))}
      >
        <LuBan size={18} aria-hidden="true" />
        <PhoneLabel full={label} short={isBlocked ? text.unblockShort : text.blockShort} />
      </Button>
      {isAsking && (
        <Suspense fallback={null}>
          <BlockDialog
            name={name}
            loading={isBusy}
            onClose={() => setAsking(false)}
            onConfirm={() => void block().then(() => setAsking(false))}
          />
        </Suspense>
      )}
    </>
  );
}
