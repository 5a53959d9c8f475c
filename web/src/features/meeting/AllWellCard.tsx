import { chakra } from "@chakra-ui/react/styled-system";
import { useState } from "react";
import { LuCircleCheck } from "react-icons/lu";
import { asksAt, canReportWell } from "../../../../rules/meeting";
import { Button, ButtonLink } from "../../components/ui/Button";
import { Card } from "../../components/ui/Card";
import { useNow } from "../../components/ui/useNow";
import { meetingMessages } from "../../lib/meetingMessages";
import { infoPaths, paths } from "../../lib/paths";
import { HelpNumbers } from "./HelpNumbers";
import { isHeld } from "./meetingFragment";
import type { Meeting } from "./meetingFragment";
import { ShareMeeting } from "./ShareMeeting";
import type { MeetingSafety } from "./useMeetingSafety";

const text = meetingMessages.well;

interface AllWellCardProps {
  meeting: Meeting;
  safety: MeetingSafety;
  counterpartId: string;
  /** Of the counterpart. */
  name: string;
  chatId: string | null;
}

/** Two hours after a meeting, or from its hour on for whoever shares it: whether all went well, and what if not. */
export default function AllWellCard({ meeting, safety, counterpartId, name, chatId }: AllWellCardProps) {
  const [hasTrouble, setTrouble] = useState(false);
  const now = useNow();
  const { known, isBusy, reportWell } = safety;
  const startsAt = new Date(meeting.startsAt);
  const isAsked = known?.sharePath != null || asksAt(startsAt) <= now;
  if (!known || !isHeld(meeting) || !isAsked || !canReportWell(startsAt, now)) return null;
  return (
    <Card as="section" aria-labelledby="well" display="grid" gap="4" mb="5" p={{ base: "4", md: "6" }}>
      <div>
        <chakra.h2 id="well" textStyle="h4" mb="1">
          {text.title}
        </chakra.h2>
        <chakra.p color="fg.muted">{known.sharePath === null ? text.lead(name) : text.leadShared(name)}</chakra.p>
      </div>
      {known.wellAt === null ? (
        <chakra.div display="flex" flexWrap="wrap" gap="3">
          <Button loading={isBusy} onClick={() => void reportWell()}>
            {text.yes}
          </Button>
          <Button
            variant="secondary"
            aria-expanded={hasTrouble}
            aria-controls="trouble"
            onClick={() => setTrouble(!hasTrouble)}
          >
            {text.no}
          </Button>
        </chakra.div>
      ) : (
        <chakra.p role="status" display="flex" gap="2" alignItems="center" fontWeight={700}>
          <chakra.span color="fg.success" flexShrink={0}>
            <LuCircleCheck size={20} aria-hidden="true" />
          </chakra.span>
          {text.done}
        </chakra.p>
      )}
      <chakra.div id="trouble" hidden={!hasTrouble || known.wellAt !== null} css={{ "& > * + *": { mt: "5" } }}>
        <chakra.div display="grid" gap="3">
          <chakra.h3 fontWeight={700}>{text.danger}</chakra.h3>
          <HelpNumbers />
          {meeting.state === "AGREED" && <ShareMeeting safety={safety} />}
        </chakra.div>
        <chakra.div display="grid" gap="3">
          <chakra.h3 fontWeight={700}>{text.exchange}</chakra.h3>
          <p>{text.claim}</p>
          <chakra.div display="flex" flexWrap="wrap" gap="3">
            {chatId && (
              <ButtonLink variant="secondary" to={paths.chat(chatId, "in-progress")}>
                {text.toChat}
              </ButtonLink>
            )}
            <ButtonLink variant="secondary" to={paths.person(counterpartId)}>
              {text.report(name)}
            </ButtonLink>
            <ButtonLink variant="text" to={infoPaths.contact}>
              {text.contact}
            </ButtonLink>
          </chakra.div>
        </chakra.div>
      </chakra.div>
    </Card>
  );
}
