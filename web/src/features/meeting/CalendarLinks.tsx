import { chakra } from "@chakra-ui/react/styled-system";
import { LuCalendarPlus } from "react-icons/lu";
import { Button } from "../../components/ui/Button";
import { meetingMessages } from "../../lib/meetingMessages";
import { googleCalendarUrl, toCalendarFile } from "./calendar";
import type { CalendarEvent } from "./calendar";

const text = meetingMessages.card;

/** A file for the phone's calendar, made on the device, and Google's. */
export function CalendarLinks({ event }: { event: CalendarEvent }) {
  const save = () => {
    const url = URL.createObjectURL(new Blob([toCalendarFile(event, new Date())], { type: "text/calendar" }));
    const link = Object.assign(document.createElement("a"), { href: url, download: text.fileName });
    link.click();
    URL.revokeObjectURL(url);
  };
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="4" rowGap="1">
      <Button variant="secondary" size="s" onClick={save}>
        <LuCalendarPlus size={18} aria-hidden="true" />
        {text.calendar}
      </Button>
      <chakra.a
        href={googleCalendarUrl(event)}
        target="_blank"
        rel="noreferrer"
        py="2"
        fontWeight={700}
        color="fg.link"
      >
        {text.google}
      </chakra.a>
    </chakra.div>
  );
}
