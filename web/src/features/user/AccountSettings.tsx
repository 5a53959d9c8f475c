import { chakra } from "@chakra-ui/react/styled-system";
import { lazy, Suspense } from "react";
import type { ReactNode } from "react";
import { loadWhenOnline } from "../../lib/loadWhenOnline";
import { AppearanceChoice } from "./AppearanceChoice";
import { BlockedUsers } from "./BlockedUsers";
import { CitySwitch } from "./CitySwitch";
import { DeactivateAccount } from "./DeactivateAccount";
import { IdentityVerification } from "./IdentityVerification";
import { MailSwitch } from "./MailSwitch";

const OwnData = lazy(loadWhenOnline(() => import("./OwnData")));

/**
 * «Ajustes»: the verification of the identity, mails and other notifications, chats, rings, alerts, the hidden city,
 * appearance, blocked people, payments, one's data, and account deactivation.
 */
export default function AccountSettings({
  notifications,
  chats,
  rings,
  alerts,
  payments,
}: {
  notifications: ReactNode;
  chats: ReactNode;
  rings: ReactNode;
  alerts: ReactNode;
  payments: ReactNode;
}) {
  return (
    <chakra.div display="grid" gap="5" maxWidth="760px">
      <IdentityVerification />
      <MailSwitch />
      {notifications}
      {chats}
      {rings}
      {alerts}
      <CitySwitch />
      <AppearanceChoice />
      <BlockedUsers />
      {payments}
      <DeactivateAccount />
      <Suspense fallback={null}>
        <OwnData />
      </Suspense>
    </chakra.div>
  );
}
