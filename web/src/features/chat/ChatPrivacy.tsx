import { SettingsCard } from "../../components/ui/SettingsCard";
import { Skeleton } from "../../components/ui/Skeleton";
import { Switch } from "../../components/ui/Switch";
import { chatPrivacyMessages as text } from "../../lib/chatPrivacyMessages";
import { useChatPrivacy } from "./useChatPrivacy";

const SETTINGS = ["sharesReading", "sharesTyping", "sharesLastSeen"] as const;

/** «Privacidad en los chats»: what one shares and so sees of others; nothing where the backend has no such settings. */
export default function ChatPrivacy() {
  const { privacy, error, refetch, choose } = useChatPrivacy();
  if (privacy === null) return null;
  return (
    <SettingsCard
      id="privacidad"
      title={text.title}
      hint={text.hint}
      isLoading={!privacy && !error}
      onRetry={!privacy && error ? () => void refetch().catch(() => {}) : null}
    >
      {SETTINGS.map((setting) =>
        privacy ? (
          <Switch
            key={setting}
            {...text.settings[setting]}
            checked={privacy[setting]}
            onChange={(event) => void choose({ [setting]: event.currentTarget.checked })}
          />
        ) : (
          <Skeleton key={setting} height="52px" />
        ),
      )}
    </SettingsCard>
  );
}
