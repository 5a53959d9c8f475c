import { useEffect, useState } from "react";
import { loadPublicConfig } from "./publicConfig";
import type { PublicConfig } from "./publicConfig";

/** The server's public settings; undefined while they load, null when they failed to load. */
export function usePublicConfig(): PublicConfig | null | undefined {
  const [config, setConfig] = useState<PublicConfig | null>();
  useEffect(() => {
    let isMounted = true;
    loadPublicConfig().then(
      (loaded) => isMounted && setConfig(loaded),
      () => isMounted && setConfig(null),
    );
    return () => {
      isMounted = false;
    };
  }, []);
  return config;
}
