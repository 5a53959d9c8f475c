import sharp from "sharp";

/** A JPEG of one colour, with metadata that must not survive. */
export async function aPhoto(
  width = 600,
  height = 500,
  format: "jpeg" | "png" | "gif" | "webp" = "jpeg",
): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: "#c0712f" } })
    .withExif({ IFD0: { Artist: "Marta" }, IFD3: { GPSLatitude: "10/1 29/1 0/1", GPSLatitudeRef: "N" } })
    .toFormat(format)
    .toBuffer();
}

/** Named and typed as its sender likes; the bytes may say something else. */
export const asFile = (data: Buffer, name = "foto.jpg", type = "image/jpeg") =>
  new File([new Uint8Array(data)], name, { type });

/** A multipart body; a list of values repeats its field. */
export function aForm(fields: Record<string, string | File | readonly (string | File)[] | undefined>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined) continue;
    for (const entry of Array.isArray(value) ? value : [value]) {
      if (typeof entry === "string") form.append(name, entry);
      else form.append(name, entry as File);
    }
  }
  return form;
}
