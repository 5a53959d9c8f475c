import { pushMessages as text } from "../../lib/pushMessages";
import { Switch } from "../ui/Switch";
import { canTakePushes } from "./device";
import { usePush } from "./usePush";

/** Pushes to this device, on or off; nothing where it can take none. */
export function PushSwitch() {
  const { push, isBusy, turnOn, turnOff } = usePush();
  if (!push || !canTakePushes()) return null;
  const isBlocked = Notification.permission === "denied";
  return (
    <Switch
      label={text.title}
      hint={isBlocked ? text.blocked : text.hint}
      checked={push.isOn && Notification.permission === "granted"}
      // Not disabled while it is saved: it would lose the focus.
      onChange={(event) => {
        if (!isBusy) void (event.currentTarget.checked ? turnOn() : turnOff());
      }}
    />
  );
}
