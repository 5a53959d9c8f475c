import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { caracasDay } from "../../../../rules/age";
import type { Meeting } from "../../apollo/meetingFragment";
import { timeOfDay, weekdayLabel } from "../../lib/dates";
import { meetingMessages } from "../../lib/meetingMessages";
import { mapUrl } from "./calendar";

const text = meetingMessages.card;

/** Where and when two people meet. */
export function MeetingPlan({ startsAt, place }: Pick<Meeting, "startsAt" | "place">) {
  const url = mapUrl(place);
  return (
    <chakra.dl display="grid" gap="3">
      <Line label={text.day}>
        <chakra.span display="inline-block" _firstLetter={{ textTransform: "uppercase" }}>
          {weekdayLabel(caracasDay(new Date(startsAt)))}
        </chakra.span>
      </Line>
      <Line label={text.hour}>
        {timeOfDay(startsAt)} <chakra.span fontWeight={400}>({text.timeZone})</chakra.span>
      </Line>
      <Line label={text.place}>
        {place.name}
        {place.address && (
          <chakra.span display="block" fontWeight={400}>
            {place.address}
          </chakra.span>
        )}
        {url && (
          <chakra.a
            href={url}
            target="_blank"
            rel="noreferrer"
            display="inline-block"
            py="2"
            color="fg.link"
            fontWeight={700}
          >
            {text.map}
          </chakra.a>
        )}
      </Line>
    </chakra.dl>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns={{ base: "72px minmax(0, 1fr)", md: "112px minmax(0, 1fr)" }}
      gap="3"
    >
      <chakra.dt color="fg.muted">{label}</chakra.dt>
      <chakra.dd m="0" fontWeight={700} overflowWrap="anywhere">
        {children}
      </chakra.dd>
    </chakra.div>
  );
}
