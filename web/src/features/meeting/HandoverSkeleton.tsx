import { isMeetingDue } from "../../../../rules/meeting";
import { Card } from "../../components/ui/Card";
import { Skeleton } from "../../components/ui/Skeleton";
import { useNow } from "../../components/ui/useNow";

/** While the code of an agreed meeting loads; nothing before its day, as the card itself. */
export function HandoverSkeleton({ startsAt }: { startsAt: string }) {
  const isDue = isMeetingDue({ state: "agreed", startsAt: new Date(startsAt) }, useNow());
  return isDue ? (
    <Card mt="5" p={{ base: "4", md: "6" }}>
      <Skeleton height="560px" borderRadius="control" />
    </Card>
  ) : null;
}
