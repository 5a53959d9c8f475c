import { chakra } from "@chakra-ui/react/styled-system";
import { lazy, Suspense, useState } from "react";
import { LuShieldCheck } from "react-icons/lu";
import { Button } from "../../components/ui/Button";
import { loadWhenOnline } from "../../lib/loadWhenOnline";
import { meetingMessages } from "../../lib/meetingMessages";
import type { SharedSafety } from "./useSafety";

const ShareMeetingDialog = lazy(loadWhenOnline(() => import("./ShareMeetingDialog")));

const text = meetingMessages.share;

/** Shares with an outsider whom the viewer trusts where and when the viewer meets a stranger. */
export function ShareMeeting({ safety }: { safety: SharedSafety }) {
  const { known, isBusy, share, stop } = safety;
  const [isOpen, setOpen] = useState(false);
  const isShared = known?.sharePath != null;
  return (
    <chakra.div display="grid" gap="2" justifyItems="start">
      <chakra.p color="fg.muted">{isShared ? text.isShared : text.invite}</chakra.p>
      <Button variant="secondary" disabled={!known} onClick={() => setOpen(true)}>
        <LuShieldCheck size={20} aria-hidden="true" />
        {isShared ? text.see : text.start}
      </Button>
      {isOpen && known && (
        <Suspense>
          <ShareMeetingDialog
            path={known.sharePath}
            isBusy={isBusy}
            share={share}
            stop={stop}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </chakra.div>
  );
}
