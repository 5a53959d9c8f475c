import { baseName } from "./cropImage";

/**
 * A HEIC photo as JPG, or the photo itself where the browser shows it. The decoder is loaded for such a photo only, and
 * runs in a worker of its own: the page stays usable, and the worker's memory ends with it.
 */
export async function heicToJpeg(file: File): Promise<File> {
  if (await canShow(file)) return file;
  const worker = new Worker(new URL("./heicWorker.ts", import.meta.url), { type: "module" });
  try {
    const jpeg = await new Promise<Blob>((resolve, reject) => {
      const refuse = () => reject(new Error("not a photo that can be read"));
      worker.addEventListener("message", ({ data }: MessageEvent<Blob | null>) => (data ? resolve(data) : refuse()));
      worker.addEventListener("error", refuse);
      worker.postMessage(file, []);
    });
    return new File([jpeg], `${baseName(file)}.jpg`, { type: jpeg.type });
  } finally {
    worker.terminate();
  }
}

const canShow = (file: File): Promise<boolean> =>
  createImageBitmap(file).then(
    (bitmap) => {
      bitmap.close();
      return true;
    },
    () => false,
  );
