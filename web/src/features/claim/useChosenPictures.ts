import { useEffect, useRef, useState } from "react";
import { checkClaimPictures } from "../../../../rules/claim";
import { checkPictureFile } from "../../components/form/checkPictureFile";

interface ChosenPicture {
  file: File;
  /** Of its preview, while the form is open. */
  url: string;
}

/** The pictures that go with a statement, with why the last choice was not taken. */
export function useChosenPictures() {
  const [pictures, setPictures] = useState<readonly ChosenPicture[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const urls = useRef(new Set<string>());
  useEffect(() => {
    const all = urls.current;
    return () => all.forEach((url) => URL.revokeObjectURL(url));
  }, []);

  const add = async (files: readonly File[]) => {
    const refusals = await Promise.all(files.map(checkPictureFile));
    const refusal = refusals.find((one) => one !== null) ?? checkClaimPictures(pictures.length + files.length);
    setProblem(refusal);
    if (refusal) return;
    const added = files.map((file) => ({ file, url: URL.createObjectURL(file) }));
    for (const { url } of added) urls.current.add(url);
    setPictures((before) => [...before, ...added]);
  };
  const remove = (url: string) => {
    URL.revokeObjectURL(url);
    urls.current.delete(url);
    setProblem(null);
    setPictures((before) => before.filter((picture) => picture.url !== url));
  };
  return { pictures, problem, setProblem, add, remove };
}
