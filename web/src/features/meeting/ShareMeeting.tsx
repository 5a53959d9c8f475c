import { chakra } from "@chakra-ui/react/styled-system";
import { lazy, Suspense, useState } from "react";
import { LuShieldCheck } from "react-icons/lu";
import { Button } from "../../components/ui/Button";
import { loadWhenOnline } from "../../lib/loadWhenOnline";
import { meetingMessages } from "../../lib/meetingMessages";
import { useMeetingShare } from "./useMeetingShare";

const ShareMeetingDialog = lazy(loadWhenOnline(() => import("./ShareMeetingDialog")));

const text = meetingMessages.share;

/** Telling somebody outside, whom the viewer trusts, where and when the viewer meets a stranger. */
export function ShareMeeting({ meetingId }: { meetingId: string }) {
  const { path, ...share } = useMeetingShare(meetingId);
  const [isOpen, setOpen] = useState(false);
  return (
    <chakra.div display="grid" gap="2" justifyItems="start" pt="4" borderTop="1px solid {colors.border.subtle}">
      <chakra.p color="fg.muted">{path ? text.isShared : text.invite}</chakra.p>
      <Button variant="secondary" disabled={path === undefined} onClick={() => setOpen(true)}>
        <LuShieldCheck size={20} aria-hidden="true" />
        {path ? text.see : text.start}
      </Button>
      {isOpen && path !== undefined && (
        <Suspense>
          <ShareMeetingDialog path={path} {...share} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </chakra.div>
  );
}
