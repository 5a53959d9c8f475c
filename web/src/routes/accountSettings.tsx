import ChatPrivacy from "../features/chat/ChatPrivacy";
import NotificationSettings from "../features/notification/NotificationSettings";
import Payments from "../features/payment/Payments";
import RingSettings from "../features/ring/RingSettings";
import Alerts from "../features/search/Alerts";
import AccountSettings from "../features/user/AccountSettings";

/** «Ajustes» with all its sections: they load as one, so that none pushes the others down. */
export default function AccountSettingsTab() {
  return (
    <AccountSettings
      notifications={<NotificationSettings />}
      chats={<ChatPrivacy />}
      rings={<RingSettings />}
      alerts={<Alerts />}
      payments={<Payments />}
    />
  );
}
