import { chakra } from "@chakra-ui/react/styled-system";
import { LuLock } from "react-icons/lu";
import { creditMessages } from "../../lib/creditMessages";
import { moneyLabel } from "../../lib/moneyLabel";
import { infoPaths } from "../../lib/paths";
import { Link } from "../ui/Link";

/** Credit that cannot be spent yet, and how to unlock it. */
export function LockedCredit({ locked }: { locked: { amount: number; currency: string } }) {
  return (
    <chakra.p display="flex" gap="2" textStyle="small" color="fg.muted">
      <chakra.span flexShrink={0} mt="1px" aria-hidden="true">
        <LuLock size={18} />
      </chakra.span>
      <span>
        {creditMessages.lockedAmount(moneyLabel(locked))}{" "}
        <Link to={infoPaths.verification} fontWeight={700} textDecoration="underline">
          {creditMessages.state.NO_VERIFIED_WITH_CREDITS.action}
        </Link>
      </span>
    </chakra.p>
  );
}
