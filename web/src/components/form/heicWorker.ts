/*! Decodes with libheif and libde265 (LGPL 3.0), unmodified, in a file of their own; licence: /assets/libheif-LICENSE.txt */
import decoderUrl from "libheif-js/libheif-wasm/libheif-bundle.mjs?url";

/** What is used of libheif. */
interface HeifImage {
  get_width(): number;
  get_height(): number;
  is_primary(): boolean;
  /** Upright, as the file says; `done` gets null where it cannot be decoded. */
  display(pixels: ImageData, done: (shown: ImageData | null) => void): void;
}
interface Decoder {
  HeifDecoder: new () => { decode(file: Uint8Array): HeifImage[] };
}

/** What phones take at most; each pixel takes several bytes of memory. */
const maxPixels = 50_000_000;
/** Larger ones are made smaller: what is kept in the end is 750 px wide. */
const longestSide = 4_000;

async function decode(file: File): Promise<ImageData> {
  // By its address, and so not part of our own code: another build of the library can take its place.
  const library = (await import(/* @vite-ignore */ decoderUrl)) as { default: () => Decoder };
  const { HeifDecoder } = library.default();
  const images = new HeifDecoder().decode(new Uint8Array(await file.arrayBuffer()));
  const image = images.find((one) => one.is_primary()) ?? images[0];
  if (!image) throw new Error("no picture in it");
  const [width, height] = [image.get_width(), image.get_height()];
  if (width * height > maxPixels) throw new Error("too large");
  const pixels = new ImageData(width, height);
  await new Promise<void>((resolve, reject) => {
    image.display(pixels, (shown) => (shown ? resolve() : reject(new Error("not decoded"))));
  });
  return pixels;
}

async function toJpeg(file: File): Promise<Blob> {
  const pixels = await decode(file);
  const scale = Math.min(1, longestSide / Math.max(pixels.width, pixels.height));
  const canvas = new OffscreenCanvas(Math.round(pixels.width * scale), Math.round(pixels.height * scale));
  const context = canvas.getContext("2d");
  if (!context) throw new Error("no canvas");
  context.fillStyle = "#ffffff"; // transparent pictures would turn black
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = "high";
  context.drawImage(await createImageBitmap(pixels), 0, 0, canvas.width, canvas.height);
  return canvas.convertToBlob({ type: "image/jpeg", quality: 0.92 });
}

addEventListener("message", ({ data }: MessageEvent<File>) => {
  void toJpeg(data).then(
    (jpeg) => postMessage(jpeg),
    () => postMessage(null),
  );
});
