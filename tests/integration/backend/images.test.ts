import { readdir, readFile } from "node:fs/promises";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { deflateSync } from "node:zlib";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aUser, sessionOf } from "../../support/builders";
import { aForm, aPhoto, asFile } from "../../support/uploads";
import { startBackend } from "../../support/startBackend";
import type { TestBackend } from "../../support/startBackend";

let backend: TestBackend;
let folder: string;
let session: Record<string, string>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "truequea-images-"));
  backend = await startBackend({ dataFolder: folder });
  session = await sessionOf(backend.db, await aUser(backend.db));
});
afterAll(async () => {
  await backend.stop();
  await rm(folder, { recursive: true, force: true });
});

interface Answer {
  publication: { pictures: { url: string }[] };
  fields?: Record<string, string[]>;
}

const publish = (...files: File[]) =>
  backend.call<Answer>("/publications", {
    headers: session,
    form: aForm({
      publication_type: "Producto",
      product_categories_id: "5",
      name: "Teléfono",
      price: "15",
      product_status: "Nuevo",
      editor_web: "Como nuevo",
      latitude: "10.5",
      longitude: "-66.9",
      address_1: "Calle 1",
      location: "Libertador, Distrito Capital",
      "picture_data[]": files,
    }),
  });

const crcTable = Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value >>> 0;
});
const crc = (data: Buffer) =>
  (data.reduce((sum, byte) => (crcTable[(sum ^ byte) & 0xff] ?? 0) ^ (sum >>> 8), 0xffffffff) ^ 0xffffffff) >>> 0;

function chunk(type: string, data: Buffer) {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const out = Buffer.alloc(body.length + 8);
  out.writeUInt32BE(data.length, 0);
  body.copy(out, 4);
  out.writeUInt32BE(crc(body), body.length + 4);
  return out;
}

/** A PNG of one bit a pixel: few bytes, many pixels; `rows` may be fewer than its header claims. */
function aPng(width: number, height: number, rows = height) {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  const data = deflateSync(Buffer.alloc(rows * (1 + Math.ceil(width / 8))), { level: 9 });
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", header),
    chunk("IDAT", data),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

async function aGif(frames: number) {
  const side = 360;
  const raw = Buffer.concat(
    Array.from({ length: frames }, (_, index) => Buffer.alloc(side * side * 3, (index * 40) % 256)),
  );
  return sharp(raw, { raw: { width: side, height: side * frames, channels: 3, pageHeight: side } })
    .gif()
    .toBuffer();
}

const format = "La imagen debe ser JPG, PNG o GIF";
const tooSmall = "La imagen es muy pequeña ... Debe tener más de 350 pixeles por lado";
const tooBig = "La imagen tiene demasiados píxeles";
const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="500" height="500"><script>alert(1)</script></svg>',
);

describe("pictures", () => {
  it.each<[string, () => Buffer | Promise<Buffer>, string]>([
    ["a bomb of 15,000 pixels a side", () => aPng(15_000, 15_000), tooBig],
    ["a header that claims 64,250 pixels a side", () => aPng(64_250, 64_250, 1), tooBig],
    ["an SVG named .jpg", () => svg, format],
    ["HTML", () => Buffer.from("<!doctype html><script>alert(1)</script>"), format],
    ["a WebP", () => aPhoto(500, 500, "webp"), format],
    ["nothing", () => Buffer.alloc(0), format],
    ["the head of a JPEG alone", () => Buffer.from([0xff, 0xd8, 0xff, 0xe0]), format],
    [
      "a JPEG cut in the middle",
      async () => {
        const data = await noise();
        return data.subarray(0, data.length / 2);
      },
      format,
    ],
    ["349 by 400", () => aPhoto(349, 400), tooSmall],
    ["400 by 349", () => aPhoto(400, 349, "png"), tooSmall],
  ])("refuses %s", async (_name, make, message) => {
    const { status, body } = await publish(asFile(await make()));
    expect([status, body.fields]).toEqual([422, { "picture_data.0": [message] }]);
  });

  it.each<[string, () => Buffer | Promise<Buffer>]>([
    ["exactly 350 by 350", () => aPhoto(350, 350)],
    [
      "a PNG of 16 bits",
      () =>
        sharp({ create: { width: 400, height: 400, channels: 3, background: "red" } })
          .toColourspace("rgb16")
          .png()
          .toBuffer(),
    ],
    [
      "a JPEG in CMYK",
      () =>
        sharp({ create: { width: 400, height: 400, channels: 3, background: "red" } })
          .toColourspace("cmyk")
          .jpeg()
          .toBuffer(),
    ],
    ["a GIF of several frames", () => aGif(5)],
  ])("accepts %s and serves one still WebP", async (_name, make) => {
    const { status, body } = await publish(asFile(await make(), "../../x.jpg"));
    expect(status).toBe(201);
    const stored = await served(body.publication.pictures[0]?.url ?? "");
    expect(await sharp(stored).metadata()).toMatchObject({ format: "webp", space: "srgb" });
    expect((await sharp(stored).metadata()).pages ?? 1).toBe(1);
  });

  it("removes metadata and trailing bytes, and turns the picture upright", async () => {
    const upright = await sharp(await noise(800, 400))
      .withExif({ IFD0: { Artist: "Marta" }, IFD3: { GPSLatitude: "10/1 29/1 0/1" } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(upright).metadata()).exif).toBeDefined();
    const { body } = await publish(asFile(Buffer.concat([upright, Buffer.from('<?php echo "tail"; ?>')])));
    const stored = await served(body.publication.pictures[0]?.url ?? "");
    const metadata = await sharp(stored).metadata();
    expect([metadata.exif, metadata.icc, metadata.xmp, metadata.orientation]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect([metadata.width, metadata.height]).toEqual([400, 800]);
    expect(stored.includes("<?php")).toBe(false);
  });

  it("serves three cacheable widths under unguessable names, and nothing else", async () => {
    const { body } = await publish(asFile(await noise(1000, 900)));
    const url = body.publication.pictures[0]?.url ?? "";
    expect(url).toMatch(new RegExp(`^${backend.url}/uploads/[\\w-]{22}/750\\.webp$`));
    for (const width of [750, 360, 180]) {
      const response = await fetch(url.replace("750", String(width)));
      expect([
        response.status,
        response.headers.get("content-type"),
        response.headers.get("x-content-type-options"),
        response.headers.get("cache-control"),
      ]).toEqual([200, "image/webp", "nosniff", "public, max-age=31536000, immutable"]);
      expect((await sharp(Buffer.from(await response.arrayBuffer())).metadata()).width).toBe(width);
    }
    for (const path of [
      "/uploads/",
      "/uploads/x/750.webp",
      url.replace(backend.url, "").replace("750", "751"),
      "/uploads/..%2f..%2fdatabase/PG_VERSION",
      url.replace(backend.url, "").replace(/\d+\.webp/, "%2e%2e"),
    ]) {
      expect([path, (await fetch(backend.url + path)).status]).toEqual([path, 404]);
    }
  });

  it("refuses more than 15 MB, takes exactly 15 MB, and leaves no temporary file behind", async () => {
    const limit = 15 * 1024 * 1024;
    const photo = await aPhoto();
    const padded = (size: number) => asFile(Buffer.concat([photo, Buffer.alloc(size - photo.length)]));
    expect((await publish(padded(limit))).status).toBe(201);
    const { status, body } = await publish(padded(limit + 1));
    expect([status, body.fields]).toEqual([413, { picture_data: ["La imagen supera los 15 MB"] }]);
    await publish(asFile(svg));
    await expect.poll(() => readdir(join(folder, "incoming"))).toEqual([]);
    const stored = await readdir(join(folder, "uploads"));
    expect((await readFile(join(folder, "uploads", stored[0] ?? "", "180.webp"))).subarray(8, 12).toString()).toBe(
      "WEBP",
    );
  });
});

const noise = (width = 600, height = 500) =>
  sharp({
    create: { width, height, channels: 3, background: "white", noise: { type: "gaussian", mean: 128, sigma: 60 } },
  })
    .jpeg()
    .toBuffer();

async function served(url: string) {
  const response = await fetch(url);
  if (response.status !== 200) throw new Error(`${url} answered ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
}
