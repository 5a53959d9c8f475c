import { pictureFormat, pictureHeadBytes } from "../../../../rules/pictures";

/** Whether a file begins as a JPG, PNG or GIF does, whatever its name says. The server looks at the whole of it. */
export async function looksLikePicture(file: Blob): Promise<boolean> {
  return pictureFormat(new Uint8Array(await file.slice(0, pictureHeadBytes).arrayBuffer())) !== null;
}
