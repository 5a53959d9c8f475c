import { chakra } from "@chakra-ui/react/styled-system";
import { isHeld } from "../../apollo/meetingFragment";
import type { Meeting } from "../../apollo/meetingFragment";
import { ButtonLink } from "../../components/ui/Button";
import { Card } from "../../components/ui/Card";
import { meetingMessages } from "../../lib/meetingMessages";
import { infoPaths, paths } from "../../lib/paths";
import { AllWellQuestion, useIsAsked } from "./AllWellQuestion";
import type { MeetingSafety } from "./useSafety";

const text = meetingMessages.well;

interface AllWellCardProps {
  meeting: Meeting;
  safety: MeetingSafety;
  counterpartId: string;
  /** Of the counterpart. */
  name: string;
  chatId: string | null;
}

/** The question after a meeting of a transaction. */
export default function AllWellCard({ meeting, safety, counterpartId, name, chatId }: AllWellCardProps) {
  const isAsked = useIsAsked(meeting.startsAt, safety);
  if (!isAsked || !isHeld(meeting)) return null;
  return (
    <Card as="section" aria-label={text.title} display="grid" gap="4" mb="5" p={{ base: "4", md: "6" }}>
      <AllWellQuestion
        lead={safety.known?.sharePath == null ? text.lead(name) : text.leadShared(name)}
        safety={safety}
        canShare={meeting.state === "AGREED"}
      >
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
      </AllWellQuestion>
    </Card>
  );
}
