import { createRequire } from "node:module";
import sharp from "sharp";
import { drawn } from "./drawn";
import type { Subject } from "./scenes";

type IconSet = {
  icons: Record<string, { body: string } | undefined>;
  aliases?: Record<string, { parent: string } | undefined>;
};

let loaded: IconSet | undefined;
// Read once and only when the town is built: the set has some megabytes that a running server does not need.
const iconSet = (): IconSet =>
  (loaded ??= createRequire(import.meta.url)("@iconify-json/fluent-emoji-flat/icons.json") as IconSet);

/** The drawing of an icon by name: our own household things first, then Fluent Emoji Flat (MIT). */
export function iconBody(name: string): string {
  const own = drawn[name];
  if (own) return `<g fill="none">${own}</g>`;
  const body = iconSet().icons[name]?.body ?? iconSet().icons[iconSet().aliases?.[name]?.parent ?? ""]?.body;
  if (!body) throw new Error(`No icon is called ${name}`);
  return body;
}

const GRID = 64;

/** Where the drawing really stands on its grid, so that every object touches the ground and its shadow fits. */
export async function measure(name: string): Promise<Subject> {
  const body = iconBody(name);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="${GRID}" height="${GRID}">${body}</svg>`;
  const { data } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  let [left, right, bottom] = [GRID, 0, 0];
  for (let y = 0; y < GRID; y++) {
    for (let x = 0; x < GRID; x++) {
      if ((data[(y * GRID + x) * 4 + 3] ?? 0) < 40) continue;
      left = Math.min(left, x);
      right = Math.max(right, x + 1);
      bottom = Math.max(bottom, y + 1);
    }
  }
  const k = 32 / GRID;
  return { body, bottom: 32 - bottom * k, left: left * k, right: right * k };
}
