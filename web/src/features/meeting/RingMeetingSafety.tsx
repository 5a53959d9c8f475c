import { chakra } from "@chakra-ui/react/styled-system";
import { ButtonLink } from "../../components/ui/Button";
import type { RingMeetingData } from "../../components/ring/ringMeetings";
import type { RingMemberData } from "../../components/ring/ringNames";
import { meetingMessages } from "../../lib/meetingMessages";
import { infoPaths, paths } from "../../lib/paths";
import { ringMessages } from "../../lib/ringMessages";
import { AllWellQuestion, useIsAsked } from "./AllWellQuestion";
import { ShareMeeting } from "./ShareMeeting";
import { useRingMeetingSafety } from "./useRingMeetingSafety";

const text = meetingMessages.well;

interface RingMeetingSafetyProps {
  meeting: RingMeetingData;
  /** Whom the viewer meets. */
  others: readonly RingMemberData[];
}

/** An agreed meeting of a ring: sharing it with an outsider, and afterwards whether all went well. */
export function RingMeetingSafety({ meeting, others }: RingMeetingSafetyProps) {
  const safety = useRingMeetingSafety(meeting.id);
  const isAsked = useIsAsked(meeting.startsAt, safety);
  const names = new Intl.ListFormat("es").format(others.map(({ user }) => user.firstName));
  return (
    <>
      {isAsked && (
        <chakra.div
          role="group"
          aria-label={text.title}
          display="grid"
          gap="4"
          pt="4"
          borderTop="1px solid {colors.border.subtle}"
        >
          <AllWellQuestion
            lead={safety.known?.sharePath == null ? text.lead(names) : ringMessages.plan.wellShared(names)}
            safety={safety}
            canShare={false}
          >
            <p>{ringMessages.plan.trouble}</p>
            <chakra.div display="flex" flexWrap="wrap" gap="3">
              {others.map(({ user }) => (
                <ButtonLink key={user.id} variant="secondary" to={paths.person(user.id)}>
                  {text.report(user.firstName)}
                </ButtonLink>
              ))}
              <ButtonLink variant="text" to={infoPaths.contact}>
                {text.contact}
              </ButtonLink>
            </chakra.div>
          </AllWellQuestion>
        </chakra.div>
      )}
      <ShareMeeting safety={safety} />
    </>
  );
}
