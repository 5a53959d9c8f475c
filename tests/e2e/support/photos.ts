import { writeFile } from "node:fs/promises";
import sharp from "sharp";

/** Writes a JPEG as a phone would: 1200 × 900, and the place it was taken at in its metadata. */
export async function takePhoto(file: string, tones: [string, string]): Promise<string> {
  const scene = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900">
    <defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${tones[0]}"/><stop offset="1" stop-color="${tones[1]}"/></linearGradient></defs>
    <rect width="1200" height="900" fill="url(#g)"/>
    <rect x="330" y="290" width="540" height="360" rx="44" fill="#22303c"/><rect x="330" y="380" width="540" height="190" fill="#101a23"/>
    <rect x="420" y="240" width="150" height="60" rx="14" fill="#2f4251"/><circle cx="600" cy="475" r="150" fill="#3b5161"/>
    <circle cx="600" cy="475" r="108" fill="#0b1116"/><circle cx="560" cy="435" r="30" fill="#8fb3cc"/><circle cx="800" cy="335" r="22" fill="#e5502f"/>
  </svg>`;
  const photo = await sharp(Buffer.from(scene))
    .withExif({
      IFD0: { Make: "Telefono", Artist: "Marta" },
      IFD3: {
        GPSLatitudeRef: "N",
        GPSLatitude: "10/1 29/1 5123/100",
        GPSLongitudeRef: "W",
        GPSLongitude: "66/1 53/1 812/100",
      },
    })
    .jpeg({ quality: 88 })
    .toBuffer();
  await writeFile(file, photo);
  return file;
}
