import { useState } from "react";
import { timeAgo } from "../../lib/dates";

/** `hace 2 días`; the exact moment in the machine-readable attribute. */
export function TimeAgo({ at }: { at: string }) {
  const [now] = useState(() => new Date());
  return (
    <time dateTime={at} suppressHydrationWarning>
      {timeAgo(at, now)}
    </time>
  );
}
