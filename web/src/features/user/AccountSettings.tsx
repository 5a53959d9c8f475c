import { chakra } from "@chakra-ui/react/styled-system";
import { AppearanceChoice } from "./AppearanceChoice";
import { BlockedUsers } from "./BlockedUsers";
import { DeactivateAccount } from "./DeactivateAccount";
import { MailSwitch } from "./MailSwitch";

/** «Ajustes»: e-mails about transactions, appearance, blocked people, and account deactivation. */
export function AccountSettings() {
  return (
    <chakra.div display="grid" gap="5" maxWidth="760px">
      <MailSwitch />
      <AppearanceChoice />
      <BlockedUsers />
      <DeactivateAccount />
    </chakra.div>
  );
}
