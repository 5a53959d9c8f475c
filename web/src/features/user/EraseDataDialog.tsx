import { dataMessages } from "../../lib/dataMessages";
import { OwnerDialog } from "./OwnerDialog";
import { useRequestErasure } from "./useErasure";

/** Asks before the erasure of one's data is requested. */
export default function EraseDataDialog({ onClose }: { onClose: () => void }) {
  const request = useRequestErasure();
  return (
    <OwnerDialog
      texts={dataMessages.erase}
      onClose={onClose}
      onConfirm={async (input) => {
        const refusals = await request(input);
        if (refusals.length === 0) onClose();
        return refusals;
      }}
    />
  );
}
