import { heifHeadBytes, isHeif } from "../../../../rules/pictures";
import { loadOrFailOffline } from "../../lib/loadWhenOnline";

const loadDecoder = loadOrFailOffline(() => import("./heicToJpeg"));

/** The file itself, or as JPG where it is a HEIC photo that this browser cannot show. Throws where that fails. */
export async function readableFile(file: File): Promise<File> {
  const head = new Uint8Array(await file.slice(0, heifHeadBytes).arrayBuffer());
  return isHeif(head) ? (await loadDecoder()).heicToJpeg(file) : file;
}
