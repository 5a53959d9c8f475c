import { chakra } from "@chakra-ui/react/styled-system";
import { useState } from "react";
import { LuBellRing } from "react-icons/lu";
import { browserStorage } from "../../lib/browserStorage";
import { paths } from "../../lib/paths";
import { pushMessages as text } from "../../lib/pushMessages";
import { Button } from "../ui/Button";
import { Link } from "../ui/Link";
import { useFocusOnChange } from "../ui/useFocusOnChange";
import { useCapability } from "../useCapability";
import { canTakePushes } from "./device";
import { usePush } from "./usePush";

const DISMISSED = "push-dismissed";

/**
 * Asks once whether to push to this device, where the viewer waits for an answer. It asks before the browser does,
 * which never asks again after a «no».
 */
export default function PushCard() {
  const hasPush = useCapability("push");
  // Once: the card stays where it is after the browser has asked.
  const [canAsk] = useState(() => canTakePushes() && Notification.permission === "default");
  return hasPush && canAsk ? <Question /> : null;
}

function Question() {
  const { push, isBusy, turnOn } = usePush();
  const [isDismissed] = useState(() => browserStorage.read(DISMISSED) !== null);
  const [hasAnswered, setAnswered] = useState(false);
  // The pressed button is gone.
  const toSettings = useFocusOnChange<HTMLAnchorElement>(hasAnswered);
  const dismiss = () => {
    browserStorage.write(DISMISSED, "1");
    setAnswered(true);
  };
  const accept = async () => {
    await turnOn();
    // After a «no» to the browser the card does not ask again.
    if (Notification.permission !== "default") dismiss();
  };
  if (hasAnswered)
    return (
      <chakra.p px="4" py="1.5" bg="bg.surface" borderTop="1px solid {colors.border.subtle}" textStyle="small">
        <Link
          ref={toSettings}
          to={`${paths.profile("account")}#avisos`}
          display="inline-flex"
          alignItems="center"
          minHeight="44px"
        >
          {text.toSettings}
        </Link>
      </chakra.p>
    );
  if (!push || push.isOn || isDismissed) return null;
  return (
    <chakra.section
      aria-label={text.ask}
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="2"
      px="4"
      py="3"
      bg="bg.surface"
      borderTop="1px solid {colors.border.subtle}"
    >
      <LuBellRing size={22} aria-hidden="true" />
      <chakra.div flex="1" minWidth="200px">
        <chakra.p fontWeight={700}>{text.ask}</chakra.p>
        <chakra.p textStyle="small" color="fg.muted">
          {text.askHint}
        </chakra.p>
      </chakra.div>
      <chakra.div display="flex" gap="2" ms="auto">
        <Button variant="text" size="s" onClick={dismiss}>
          {text.later}
        </Button>
        <Button size="s" loading={isBusy} onClick={() => void accept()}>
          {text.accept}
        </Button>
      </chakra.div>
    </chakra.section>
  );
}
