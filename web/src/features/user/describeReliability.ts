import type { ReplyTime } from "../../__generated__/enums";
import { profileMessages } from "../../lib/profileMessages";

interface Reliability {
  replyTime: ReplyTime | null;
  meetings: { kept: number; late: number; missed: number } | null;
}

const text = profileMessages.person.reliability;

/** What has happened with a person's proposals and meetings, as one sentence. */
export function describeReliability({ replyTime, meetings }: Reliability): string {
  const facts = [replyTime && text.reply[replyTime], meetings && describeMeetings(meetings)];
  const [first = "", ...others] = facts.filter((fact) => fact !== null);
  return `${[first.charAt(0).toUpperCase() + first.slice(1), ...others].join(text.and)}.`;
}

function describeMeetings({ kept, late, missed }: NonNullable<Reliability["meetings"]>): string {
  const came = missed === 0 ? text.cameToAll(kept) : text.cameTo(kept, kept + missed);
  return late === 0 ? came : `${came}, ${text.late(late)}`;
}
