import { afterEach, expect, it, vi } from "vitest";
import { readableFile } from "./readableFile";

const heic = new Uint8Array([0, 0, 0, 24, ...Buffer.from("ftypheic"), 0, 0, 0, 0]);
const jpeg = new Blob(["jpeg"], { type: "image/jpeg" });

/** A browser that shows HEIC or none, and a decoder that answers with a JPG, or null for what it cannot decode. */
function setUp({ isShown, answer }: { isShown: boolean; answer: Blob | null }) {
  const ended: string[] = [];
  vi.stubGlobal("createImageBitmap", () =>
    isShown ? Promise.resolve({ close: () => {} }) : Promise.reject(new Error()),
  );
  vi.stubGlobal(
    "Worker",
    class extends EventTarget {
      postMessage = () => this.dispatchEvent(new MessageEvent("message", { data: answer }));
      terminate = () => void ended.push("decoder");
    },
  );
  return ended;
}
afterEach(() => void vi.unstubAllGlobals());

it("makes a JPG of a HEIC photo that the browser does not show, whatever its name says, and ends the decoder", async () => {
  const ended = setUp({ isShown: false, answer: jpeg });
  const file = await readableFile(new File([heic], "IMG_0042.jpg", { type: "image/jpeg" }));
  expect([file.name, file.type, await file.text(), ended]).toEqual(["IMG_0042.jpg", "image/jpeg", "jpeg", ["decoder"]]);
});

it("leaves a HEIC photo that the browser shows, and every other file", async () => {
  const ended = setUp({ isShown: true, answer: jpeg });
  const photo = new File([heic], "IMG_0042.HEIC");
  const other = new File(["GIF89a"], "a.heic");
  expect([await readableFile(photo), await readableFile(other), ended]).toEqual([photo, other, []]);
});

it("throws for what cannot be decoded, and ends the decoder", async () => {
  const ended = setUp({ isShown: false, answer: null });
  await expect(readableFile(new File([heic], "rota.heic"))).rejects.toThrow("can be read");
  expect(ended).toEqual(["decoder"]);
});
