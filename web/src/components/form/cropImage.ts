import { minPictureSide, pictureWidths } from "../../../../rules/pictures";

/** A rectangle in pixels of the picture. */
export interface CropArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Initial share of the picture that the crop covers. */
const CROP_SHARE = 0.9;

/** The zoom at which the crop reaches the minimum of 350 px a side; 3 at most. */
export function maxZoom({ width, height }: { width: number; height: number }): number {
  return Math.max(1, Math.min(3, Math.min(width, height) / minPictureSide));
}

/** The initial zoom: the crop takes 90 % of the shorter side, or more where 350 px need it. */
export function firstZoom(size: { width: number; height: number }): number {
  return Math.min(1 / CROP_SHARE, maxZoom(size));
}

/** The crop before it is moved: a square in the middle. */
export function defaultArea(size: { width: number; height: number }): CropArea {
  const side = Math.min(size.width, size.height) / firstZoom(size);
  return { x: (size.width - side) / 2, y: (size.height - side) / 2, width: side, height: side };
}

/** The zoom at which the whole picture lies in the square, with white beside it. */
export function wholeZoom({ width, height }: { width: number; height: number }): number {
  return Math.min(width, height) / Math.max(width, height);
}

/** The picture turned by a quarter, clockwise. */
export async function turnImage(source: string): Promise<Blob> {
  const image = await loadImage(source);
  const canvas = document.createElement("canvas");
  canvas.width = image.naturalHeight;
  canvas.height = image.naturalWidth;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("no canvas");
  context.translate(canvas.width, 0);
  context.rotate(Math.PI / 2);
  context.drawImage(image, 0, 0);
  return toJpeg(canvas, 0.95);
}

/** Redraws the area as a JPEG, without the original's metadata (position, camera). */
export async function cropImage(source: string, area: CropArea, width: number, name: string): Promise<File> {
  const image = await loadImage(source);
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = Math.round((width * area.height) / area.width);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("no canvas");
  context.fillStyle = "#ffffff"; // transparent pictures would turn black
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = "high";
  context.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, canvas.width, canvas.height);
  return new File([await toJpeg(canvas, 0.9)], `${name}.jpg`, { type: "image/jpeg" });
}

async function toJpeg(canvas: HTMLCanvasElement, quality: number): Promise<Blob> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", quality));
  if (!blob) throw new Error("no picture");
  return blob;
}

/**
 * A file as a picture of the form, cropped without asking; null where it is too small. Throws for a file that is no
 * picture.
 */
export async function cropByDefault(file: File): Promise<File | null> {
  const url = URL.createObjectURL(file);
  try {
    const { naturalWidth: width, naturalHeight: height } = await loadImage(url);
    if (Math.min(width, height) < minPictureSide) return null;
    return await cropImage(url, defaultArea({ width, height }), pictureWidths[0], baseName(file));
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** The name of a file without its ending. */
export const baseName = ({ name }: File) => name.replace(/\.\w+$/, "") || "foto";

/** The picture at an address, once its pixels are there. Rejects for what is no picture. */
export function loadImage(source: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.addEventListener("load", () => resolve(image));
    image.addEventListener("error", () => reject(new Error("not a picture")));
    image.src = source;
  });
}
