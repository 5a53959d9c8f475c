import { deactivationMessages } from "../../lib/deactivationMessages";
import { OwnerDialog } from "./OwnerDialog";
import { useDeactivateAccount } from "./useDeactivateAccount";

/** Asks before the account is deactivated. */
export default function DeactivateAccountDialog({ onClose }: { onClose: () => void }) {
  return <OwnerDialog texts={deactivationMessages.deactivate} onConfirm={useDeactivateAccount()} onClose={onClose} />;
}
