import { Card } from "../../components/ui/Card";
import { Skeleton } from "../../components/ui/Skeleton";

/** The placeholder of a meeting, or of its form: as high as a screen, so that what follows does not move. */
export function MeetingSkeleton() {
  return (
    <Card p={{ base: "4", md: "6" }} minHeight="1100px" aria-busy="true">
      <Skeleton width="40%" height="24px" mb="4" />
      <Skeleton height="48px" mb="3" borderRadius="control" />
      <Skeleton height="72px" mb="3" borderRadius="control" />
      <Skeleton height="72px" mb="3" borderRadius="control" />
      <Skeleton height="48px" mt="6" borderRadius="control" />
    </Card>
  );
}
