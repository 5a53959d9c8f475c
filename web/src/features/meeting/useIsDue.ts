import { isMeetingDue } from "../../../../rules/meeting";
import type { MeetingState } from "../../__generated__/enums";
import { useNow } from "../../components/ui/useNow";

/** Whether a meeting is agreed, and its hour is near. */
export function useIsDue({ state, startsAt }: { state: MeetingState; startsAt: string }): boolean {
  const now = useNow();
  return isMeetingDue({ state: state === "AGREED" ? "agreed" : "over", startsAt: new Date(startsAt) }, now);
}
