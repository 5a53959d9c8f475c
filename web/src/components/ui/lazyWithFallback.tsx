import { useEffect, useState } from "react";
import type { ComponentType, ReactNode } from "react";

/**
 * A component that loads when it is first shown. React's lazy would crash the page offline; this shows `Fallback` and
 * tries again when the network is back. `load` must fail while offline (loadOrFailOffline).
 */
export function lazyWithFallback<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Fallback: ComponentType<Props>,
  placeholder: ReactNode = null,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | null = null;

  return function LazyPart(props: Props) {
    const [Part, setPart] = useState<ComponentType<Props> | null>(() => loaded);
    const [hasFailed, setFailed] = useState(false);
    useEffect(() => {
      if (Part) return;
      let isUnmounted = false;
      const tryLoad = async () => {
        try {
          loaded = (await load()).default;
          if (!isUnmounted) setPart(() => loaded);
        } catch {
          if (!isUnmounted) setFailed(true);
        }
      };
      void tryLoad();
      addEventListener("online", tryLoad);
      return () => {
        isUnmounted = true;
        removeEventListener("online", tryLoad);
      };
    }, [Part]);
    if (Part) return <Part {...props} />;
    return hasFailed ? <Fallback {...props} /> : placeholder;
  };
}
