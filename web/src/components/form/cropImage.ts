import { minPictureSide } from "../../../../rules/pictures";

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
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", 0.9));
  if (!blob) throw new Error("no picture");
  return new File([blob], `${name}.jpg`, { type: "image/jpeg" });
}

export function loadImage(source: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.addEventListener("load", () => resolve(image));
    image.addEventListener("error", () => reject(new Error("not a picture")));
    image.src = source;
  });
}
