import { chakra } from "@chakra-ui/react/styled-system";
import { LuArrowLeft } from "react-icons/lu";
import { useNavigate } from "react-router-dom";
import { Card } from "../../components/ui/Card";
import { Link } from "../../components/ui/Link";
import { PageTitle } from "../../components/ui/PageTitle";
import { useFocusOnChange } from "../../components/ui/useFocusOnChange";
import { isLiveMeeting, meetingFor } from "../../components/ring/ringMeetings";
import { nameOf, sidesOf } from "../../components/ring/ringNames";
import type { RingData } from "../../components/ring/ringNames";
import { paths } from "../../lib/paths";
import { ringMessages } from "../../lib/ringMessages";
import { toChoice } from "./meetingChoice";
import { MeetingForm } from "./MeetingForm";
import { MeetingSkeleton } from "./MeetingSkeleton";
import { SafetyTips } from "./SafetyTips";
import { useMeetingPlaces } from "./useMeetingPlaces";
import { useProposeRingMeeting } from "./useRingMeeting";

const text = ringMessages.plan.form;

/** The form of a meeting: of a hand-over of the viewer's by its giver, or of all at once. */
export default function RingProposal({ ring, giverId }: { ring: RingData; giverId: string | null }) {
  const navigate = useNavigate();
  const heading = useFocusOnChange<HTMLHeadingElement>(giverId);
  const cities = useMeetingPlaces(true);
  const { submit, clearRefusals, ...form } = useProposeRingMeeting(ring.id, giverId, () => {
    void navigate(paths.ring(ring.id), { replace: true });
  });
  const sides = sidesOf(ring.members);
  const other = giverId === sides?.own.user.id ? sides?.receiver : sides?.giver;
  const title = giverId === null || !other ? text.forAll : text.with(nameOf(other));
  const meeting = meetingFor(ring, giverId);
  const present = meeting && isLiveMeeting(meeting) ? meeting : null;
  return (
    <chakra.div maxWidth="712px" mx="auto">
      <PageTitle>{title}</PageTitle>
      <Link to={paths.ring(ring.id)} display="inline-flex" alignItems="center" gap="2" minHeight="44px">
        <LuArrowLeft size={18} aria-hidden="true" />
        {text.back}
      </Link>
      <chakra.h1 ref={heading} tabIndex={-1} outline="none" textStyle="h1" mb="3">
        {title}
      </chakra.h1>
      {cities === undefined ? (
        <MeetingSkeleton />
      ) : (
        <Card as="section" aria-label={title} p={{ base: "4", md: "6" }}>
          <chakra.p color="fg.muted" mb="5">
            {present ? text.changeLead : text.lead}
          </chakra.p>
          <MeetingForm
            {...form}
            cities={cities}
            initial={toChoice(present)}
            onChange={clearRefusals}
            onSubmit={(chosen) => void submit(chosen)}
          />
        </Card>
      )}
      <SafetyTips />
    </chakra.div>
  );
}
