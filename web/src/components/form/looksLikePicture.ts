import { pictureFormat, pictureHeadBytes } from "../../../../rules/pictures";

/** Whether a file begins like a JPG, PNG or GIF, whatever its name says. The server checks all of it. */
export async function looksLikePicture(file: Blob): Promise<boolean> {
  return pictureFormat(new Uint8Array(await file.slice(0, pictureHeadBytes).arrayBuffer())) !== null;
}
