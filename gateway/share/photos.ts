import type { Transport } from "../rest/transport";

const maxBytes = 4 * 1024 * 1024;
const timeoutMs = 3_000;

/** A picture of the backend's own origin (`/uploads/…`); null when it cannot be read in time or is not a picture. */
export async function readPhoto(transport: Transport, path: string): Promise<Buffer | null> {
  try {
    const answer = await transport.stream({ method: "GET", path, headers: { accept: "image/*" }, timeoutMs });
    const deadline = setTimeout(() => answer.body.destroy(), timeoutMs);
    try {
      answer.body.on("error", () => {});
      const type = String(answer.headers["content-type"] ?? "").toLowerCase();
      if (answer.statusCode !== 200 || !/^image\/(jpeg|png|webp|gif|avif)\b/.test(type)) {
        answer.body.destroy();
        return null;
      }
      const chunks: Buffer[] = [];
      let size = 0;
      for await (const chunk of answer.body as AsyncIterable<Buffer>) {
        size += chunk.length;
        if (size > maxBytes) return null;
        chunks.push(chunk);
      }
      return Buffer.concat(chunks);
    } finally {
      clearTimeout(deadline);
    }
  } catch {
    return null;
  }
}
