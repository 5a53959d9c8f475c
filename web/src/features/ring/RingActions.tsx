import { chakra } from "@chakra-ui/react/styled-system";
import { lazy, Suspense, useState } from "react";
import type { ReactNode } from "react";
import { Button } from "../../components/ui/Button";
import { useFocusOnChange } from "../../components/ui/useFocusOnChange";
import { loadWhenOnline } from "../../lib/loadWhenOnline";
import { ringMessages as text } from "../../lib/ringMessages";
import type { RingData } from "../../components/ring/ringNames";
import { useChangeRing } from "./useChangeRing";

const LeaveRingForm = lazy(loadWhenOnline(() => import("./LeaveRingForm")));

interface RingActionsProps {
  ring: RingData;
  /** Confirming with stars what was received; null where another place asks for it. */
  confirm: ReactNode;
  onRefused: () => void;
  /** What was pressed is gone. */
  onDone: () => void;
}

/** What the viewer can do with a ring now. */
export function RingActions({ ring, confirm, onRefused, onDone }: RingActionsProps) {
  const change = useChangeRing(ring.id, onRefused);
  const [isLeaving, setLeaving] = useState(false);
  const leaveButton = useFocusOnChange<HTMLButtonElement>(isLeaving);
  const answer = async (how: () => Promise<boolean>) => {
    if (await how()) onDone();
  };
  return (
    <chakra.div display="grid" gap="4" css={{ "&:empty": { display: "none" } }}>
      {(ring.canAccept || ring.canDecline) && (
        <chakra.div display="flex" flexWrap="wrap" gap="3">
          {ring.canAccept && (
            <Button
              variant="swap"
              size="l"
              flex="1 1 200px"
              loading={change.busy === "accept"}
              onClick={() => void answer(change.accept)}
            >
              {text.accept}
            </Button>
          )}
          {ring.canDecline && (
            <Button
              variant="secondary"
              size="l"
              flex="1 1 140px"
              loading={change.busy === "decline"}
              onClick={() => void answer(change.decline)}
            >
              {text.decline}
            </Button>
          )}
        </chakra.div>
      )}
      {confirm}
      {ring.canLeave &&
        (isLeaving ? (
          <Suspense>
            <LeaveRingForm
              isBusy={change.busy === "leave"}
              onBack={() => setLeaving(false)}
              onLeave={(reason) => void answer(() => change.leave(reason))}
            />
          </Suspense>
        ) : (
          <Button ref={leaveButton} variant="text" size="s" justifySelf="start" onClick={() => setLeaving(true)}>
            {text.leave.open}
          </Button>
        ))}
    </chakra.div>
  );
}
