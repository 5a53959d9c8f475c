import { chakra } from "@chakra-ui/react/styled-system";
import { lazy, Suspense } from "react";
import { loadWhenOnline } from "../../lib/loadWhenOnline";
import { AppearanceChoice } from "./AppearanceChoice";
import { BlockedUsers } from "./BlockedUsers";
import { DeactivateAccount } from "./DeactivateAccount";
import { IdentityVerification } from "./IdentityVerification";
import { MailSwitch } from "./MailSwitch";

const OwnData = lazy(loadWhenOnline(() => import("./OwnData")));

/** «Ajustes»: the verification of the identity, e-mails about transactions, appearance, blocked people, one's data, and account deactivation. */
export default function AccountSettings() {
  return (
    <chakra.div display="grid" gap="5" maxWidth="760px">
      <IdentityVerification />
      <MailSwitch />
      <AppearanceChoice />
      <BlockedUsers />
      <DeactivateAccount />
      <Suspense fallback={null}>
        <OwnData />
      </Suspense>
    </chakra.div>
  );
}
