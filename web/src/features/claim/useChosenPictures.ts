import { useEffect, useRef, useState } from "react";
import { checkClaimPictures, maxClaimPictures } from "../../../../rules/claim";
import { checkPictureFile } from "../../components/form/checkPictureFile";

interface ChosenPicture {
  file: File;
  /** Of its preview, while the form is open. */
  url: string;
}

/** The pictures that go with a statement, with why some of the last choice were not taken. */
export function useChosenPictures() {
  const [pictures, setPictures] = useState<readonly ChosenPicture[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const urls = useRef(new Set<string>());
  /** Of the moment, also while files of an earlier choice are still checked. */
  const count = useRef(0);
  useEffect(() => {
    const all = urls.current;
    return () => all.forEach((url) => URL.revokeObjectURL(url));
  }, []);

  const add = async (files: readonly File[]) => {
    const refusals = await Promise.all(files.map(checkPictureFile));
    const fitting = files.filter((_file, index) => refusals[index] === null);
    const free = Math.max(0, maxClaimPictures - count.current);
    const added = fitting.slice(0, free).map((file) => ({ file, url: URL.createObjectURL(file) }));
    count.current += added.length;
    setProblem(
      refusals.find((one) => one !== null) ?? checkClaimPictures(count.current + fitting.length - added.length),
    );
    for (const { url } of added) urls.current.add(url);
    setPictures((before) => [...before, ...added]);
  };
  const remove = (url: string) => {
    URL.revokeObjectURL(url);
    urls.current.delete(url);
    count.current -= 1;
    setProblem(null);
    setPictures((before) => before.filter((picture) => picture.url !== url));
  };
  return { pictures, problem, setProblem, add, remove };
}
