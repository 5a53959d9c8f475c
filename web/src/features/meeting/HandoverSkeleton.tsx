import type { Meeting } from "../../apollo/meetingFragment";
import { Card } from "../../components/ui/Card";
import { Skeleton } from "../../components/ui/Skeleton";
import { useIsDue } from "./useIsDue";

/** While the code of an agreed meeting loads; nothing before its day, as the card itself. */
export function HandoverSkeleton({ meeting }: { meeting: Meeting }) {
  return useIsDue(meeting) ? (
    <Card mt="5" p={{ base: "4", md: "6" }}>
      <Skeleton height="560px" borderRadius="control" />
    </Card>
  ) : null;
}
