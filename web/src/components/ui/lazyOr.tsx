import { useEffect, useState } from "react";
import type { ComponentType, ReactNode } from "react";

/**
 * A part of the screen that loads when it is first shown. Where React's lazy would break the page when the network is away,
 * this shows `Instead`, and tries again when the network is back. Let `load` be one that fails without the network (unlessOffline).
 */
export function lazyOr<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Instead: ComponentType<Props>,
  waiting: ReactNode = null,
): ComponentType<Props> {
  let known: ComponentType<Props> | null = null;

  return function LazyPart(props: Props) {
    const [Part, setPart] = useState<ComponentType<Props> | null>(() => known);
    const [hasFailed, setFailed] = useState(false);
    useEffect(() => {
      if (Part) return;
      let isGone = false;
      const attempt = async () => {
        try {
          known = (await load()).default;
          if (!isGone) setPart(() => known);
        } catch {
          if (!isGone) setFailed(true);
        }
      };
      void attempt();
      addEventListener("online", attempt);
      return () => {
        isGone = true;
        removeEventListener("online", attempt);
      };
    }, [Part]);
    if (Part) return <Part {...props} />;
    return hasFailed ? <Instead {...props} /> : waiting;
  };
}
