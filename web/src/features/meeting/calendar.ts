import type { Meeting } from "../../apollo/meetingFragment";

/** A meeting as calendars take it. */
export interface CalendarEvent {
  id: string;
  title: string;
  details: string;
  /** Where: a place's name, with its address where that is known. */
  location: string;
  startsAt: Date;
}

/** How long a hand-over takes. */
const lengthMs = 30 * 60_000;

const endOf = ({ startsAt }: CalendarEvent) => new Date(startsAt.getTime() + lengthMs);
/** 20261124T190000Z */
const stampOf = (moment: Date) => moment.toISOString().replaceAll(/[-:]|\.\d+/g, "");

/** In one line, as calendars take it. */
export const locationOf = ({ name, address }: Meeting["place"]): string => (address ? `${name}, ${address}` : name);

/** A calendar file (RFC 5545) with a reminder two hours before. */
export function toCalendarFile(event: CalendarEvent, now: Date): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Truequea//ES",
    "BEGIN:VEVENT",
    `UID:${event.id}`,
    `DTSTAMP:${stampOf(now)}`,
    `DTSTART:${stampOf(event.startsAt)}`,
    `DTEND:${stampOf(endOf(event))}`,
    `SUMMARY:${escapeText(event.title)}`,
    `DESCRIPTION:${escapeText(event.details)}`,
    `LOCATION:${escapeText(event.location)}`,
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    `DESCRIPTION:${escapeText(event.title)}`,
    "TRIGGER:-PT2H",
    "END:VALARM",
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join("");
}

const escapeText = (text: string) => text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r?\n/g, String.raw`\n`);

/** At most 75 bytes a line, none of them half a character; what follows begins with a blank. */
function foldLine(line: string): string {
  const encoder = new TextEncoder();
  let folded = "";
  let bytes = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (bytes + size > 75) {
      folded += "\r\n ";
      bytes = 1;
    }
    folded += character;
    bytes += size;
  }
  return folded;
}

/** Opens Google's calendar with the event filled in. */
export function googleCalendarUrl(event: CalendarEvent): string {
  const query = new URLSearchParams({
    action: "TEMPLATE",
    text: event.title,
    details: event.details,
    location: event.location,
    dates: `${stampOf(event.startsAt)}/${stampOf(endOf(event))}`,
  });
  return `https://calendar.google.com/calendar/render?${query}`;
}

/** A public place by its name, which is more exact than what we know of its coordinates; another one by its point. */
export function mapUrl({ name, address, publicPlaceId, location }: Meeting["place"]): string | null {
  if (location && publicPlaceId === null) {
    const { latitude, longitude } = location;
    return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
  }
  if (publicPlaceId === null) return null;
  const query = new URLSearchParams({ api: "1", query: address ? `${name}, ${address}, Venezuela` : name });
  return `https://www.google.com/maps/search/?${query}`;
}
