const beginnings: readonly (readonly number[])[] = [
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  [0x47, 0x49, 0x46, 0x38],
];

/** Whether a file begins like a JPG, PNG or GIF, whatever its name says. The server checks all of it. */
export async function looksLikePicture(file: Blob): Promise<boolean> {
  const start = new Uint8Array(await file.slice(0, 8).arrayBuffer());
  return beginnings.some((bytes) => bytes.every((byte, index) => start[index] === byte));
}
