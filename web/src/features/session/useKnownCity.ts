import { useEffect } from "react";
import type { UseFormReturn } from "react-hook-form";
import { usePosition } from "../../apollo/position";
import type { RegistrationValues } from "./registrationSchema";

/** Fills in state and city with the town that a guest has chosen, unless they have filled in theirs. */
export function useKnownCity({ getValues, setValue }: UseFormReturn<RegistrationValues>): void {
  const { place } = usePosition();
  useEffect(() => {
    if (place?.source !== "guest") return;
    let isOutdated = false;
    void import("../../lib/towns")
      .then(({ addressOfPlace }) => {
        const address = addressOfPlace(place);
        if (isOutdated || !address || getValues("state") !== "" || getValues("city") !== "") return;
        setValue("state", address.state);
        setValue("city", address.city);
      })
      // They can be chosen in the form.
      .catch(() => undefined);
    return () => {
      isOutdated = true;
    };
  }, [place, getValues, setValue]);
}
