/**
 * A JPEG of 400 × 400 in place of the library that draws them: it is built for one machine, and the kit runs on all.
 */
const jpeg = Buffer.from(drawnPicture, "base64");
const drawn = { jpeg: () => drawn, toBuffer: () => Promise.resolve(jpeg) };
export default () => drawn;

declare const drawnPicture: string;
