import { useEffect, useState } from "react";
import type { CityOption } from "../../lib/towns";

/**
 * The cities of a state to choose from; the chosen one is always among them, since older accounts wrote theirs freely.
 */
export function useCityOptions(state: string, chosen: string): CityOption[] {
  const [listed, setListed] = useState<{ state: string; options: CityOption[] }>({ state: "", options: [] });
  useEffect(() => {
    if (state === "") return;
    let isOutdated = false;
    void import("../../lib/towns")
      .then(({ listCities }) => {
        if (!isOutdated) setListed({ state, options: listCities(state) });
      })
      // The city is optional: without the list there is none to choose.
      .catch(() => undefined);
    return () => {
      isOutdated = true;
    };
  }, [state]);
  const options = listed.state === state ? listed.options : [];
  const isListed = chosen === "" || options.some(({ value }) => value === chosen);
  return isListed ? options : [{ value: chosen, label: chosen }, ...options];
}
