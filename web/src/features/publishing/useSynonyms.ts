import { useEffect, useState } from "react";

type Synonyms = readonly (readonly string[])[];

/** Groups of everyday words for one thing, loaded when they are needed; none until then, nor without a network. */
export function useSynonyms(isNeeded: boolean): Synonyms {
  const [synonyms, setSynonyms] = useState<Synonyms>([]);
  useEffect(() => {
    if (!isNeeded) return;
    import("../../../../catalogue/synonyms.json").then(
      ({ default: groups }) => setSynonyms(groups),
      () => undefined,
    );
  }, [isNeeded]);
  return synonyms;
}
