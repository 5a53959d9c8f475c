import { Skeleton } from "../../components/ui/Skeleton";

/** Keeps the panel's room while it loads. */
export function SecureExchangeSkeleton() {
  return <Skeleton flexShrink={0} height="69px" borderRadius="0" />;
}
