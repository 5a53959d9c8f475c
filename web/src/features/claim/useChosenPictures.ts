import { useEffect, useRef, useState } from "react";
import { checkClaimPictures, maxClaimPictures } from "../../../../rules/claim";
import { checkPictureFile } from "../../components/form/checkPictureFile";

interface ChosenPicture {
  file: File;
  /** Of its preview, while the form is open. */
  url: string;
}
interface Choice {
  pictures: readonly ChosenPicture[];
  /** Why some of the last choice were not taken, or what the form says of them. */
  problem: string | null;
}

/** The pictures that go with a statement. */
export function useChosenPictures() {
  const [choice, setChoice] = useState<Choice>({ pictures: [], problem: null });
  const urls = useRef(new Set<string>());
  useEffect(() => {
    const all = urls.current;
    return () => all.forEach((url) => URL.revokeObjectURL(url));
  }, []);

  const add = async (files: readonly File[]) => {
    const refusals = await Promise.all(files.map(checkPictureFile));
    const refusal = refusals.find((one) => one !== null) ?? null;
    const fitting = files
      .filter((_file, index) => refusals[index] === null)
      .map((file) => ({ file, url: URL.createObjectURL(file) }));
    for (const { url } of fitting) urls.current.add(url);
    // Files of an earlier choice may have been checked meanwhile.
    setChoice(({ pictures }) => {
      const all = [...pictures, ...fitting];
      return { pictures: all.slice(0, maxClaimPictures), problem: refusal ?? checkClaimPictures(all.length) };
    });
  };
  const remove = (url: string) => {
    URL.revokeObjectURL(url);
    urls.current.delete(url);
    setChoice(({ pictures }) => ({ pictures: pictures.filter((picture) => picture.url !== url), problem: null }));
  };
  const setProblem = (problem: string | null) => setChoice(({ pictures }) => ({ pictures, problem }));
  return { ...choice, setProblem, add, remove };
}
