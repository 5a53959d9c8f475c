import { expect, test } from "vitest";
import { toImage, toPublicAddress, toWireImage } from "./image";

const origin = "http://127.0.0.1:4001";

test("serves the backend's own pictures under the gateway's address in every stored width", () => {
  expect(toImage(`${origin}/uploads/a1-B2/750.webp`, origin)).toEqual({
    url: "/uploads/a1-B2/750.webp",
    sources: [
      { url: "/uploads/a1-B2/180.webp", width: 180 },
      { url: "/uploads/a1-B2/360.webp", width: 360 },
      { url: "/uploads/a1-B2/750.webp", width: 750 },
    ],
  });
});

test("serves them however the backend writes its own address", () => {
  const address = "/uploads/a1-B2/750.webp";
  for (const own of ["", "http://localhost", "https://backend.internal:3000", "HTTP://127.1:80"])
    expect(toImage(own + address, origin)).toEqual(toImage(origin + address, origin));
  expect(toImage(`${origin}/x/../uploads/a1-B2/750.webp`, origin)).toEqual(toImage(origin + address, origin));
  expect(toImage(`https://cdn.example:99999${address}`, origin)).toBeNull();
});

test("gives the picture of a banner its own width besides", () => {
  expect(toImage("/uploads/a1-B2/1600.webp", origin)).toMatchObject({
    url: "/uploads/a1-B2/1600.webp",
    sources: [{ width: 180 }, { width: 360 }, { width: 750 }, { width: 1600 }],
  });
});

test("gives a single file of the backend one source", () => {
  const image = { url: "/uploads/user-1.jpg", sources: [{ url: "/uploads/user-1.jpg", width: 750 }] };
  expect(toImage(`${origin}/uploads/user-1.jpg`, origin)).toEqual(image);
  expect(toImage("/uploads/user-1.jpg", origin)).toEqual(image);
});

test("leaves out a picture under an address that no client can reach and that we do not serve", () => {
  for (const host of ["localhost:3000", "192.168.1.4", "[::ffff:10.0.0.1]", "backend", "backend.internal", "0x7f.1"])
    expect(toImage(`http://${host}/system/1.jpg`, "https://backend.example")).toBeNull();
});

test("passes foreign pictures unchanged", () => {
  const url = "https://cdn.example/uploads/x/750.webp";
  expect(toImage(url, origin)).toEqual({ url, sources: [{ url, width: 750 }] });
});

test.each([null, undefined, "", "javascript:alert(1)", "data:image/png;base64,AAAA", "http://"])(
  "%j is no picture",
  (url) => {
    expect(toImage(url, origin)).toBeNull();
  },
);

test("gives the backend its own address of a picture again, also where a CDN gave it out", () => {
  const cdn = "https://fotos.example/t";
  const address = "/uploads/a1-B2/750.webp";
  expect(toPublicAddress(address, cdn)).toBe(cdn + address);
  expect(toPublicAddress("https://elsewhere.example/uploads/a/750.webp", cdn)).toBe(
    "https://elsewhere.example/uploads/a/750.webp",
  );
  for (const [given, picturesUrl] of [
    [address, undefined],
    [address, cdn],
    [cdn + address, cdn],
  ] as const)
    expect(toWireImage(given, origin, picturesUrl)).toBe(origin + address);
  expect(toWireImage(cdn + address, origin, undefined)).toBe(cdn + address);
});
