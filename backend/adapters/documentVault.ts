import { createHmac, randomBytes, randomUUID } from "node:crypto";
import { link, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { CompactEncrypt, compactDecrypt, errors } from "jose";
import { deriveKey } from "./deriveKey";

const minSecret = 32;

/** Seals what identifies a person (AES-256-GCM), so that a copy of the database shows no user's documents. */
export interface DocumentVault {
  /** Opens again for the same owner and part alone. */
  seal(data: Uint8Array, owner: number, part: string): Promise<string>;
  /** Null where it was sealed under another key, or for another owner or part. */
  open(sealed: string, owner: number, part: string): Promise<Buffer | null>;
  /** The same for the same text, which cannot be found by it. */
  hash(text: string): string;
}

/** Seals with keys derived from `secret`; what is sealed for one owner and part opens for these only. */
export function createDocumentVault(secret: string): DocumentVault {
  const key = deriveKey(secret, "documents");
  const hashKey = deriveKey(secret, "identity numbers");
  return {
    seal: (data, owner, part) =>
      new CompactEncrypt(data)
        .setProtectedHeader({ alg: "dir", enc: "A256GCM", sub: String(owner), cty: part })
        .encrypt(key),
    async open(sealed, owner, part) {
      try {
        const { plaintext, protectedHeader } = await compactDecrypt(sealed, key, {
          keyManagementAlgorithms: ["dir"],
          contentEncryptionAlgorithms: ["A256GCM"],
        });
        const isMeant = protectedHeader.sub === String(owner) && protectedHeader.cty === part;
        return isMeant ? Buffer.from(plaintext) : null;
      } catch (error) {
        if (error instanceof errors.JOSEError) return null;
        throw error;
      }
    },
    hash: (text) => createHmac("sha256", hashKey).update(text).digest("base64url"),
  };
}

/** The secret that was made on this machine and is kept in the data folder, readable by its owner only. */
export async function localDocumentsSecret(folder: string): Promise<string> {
  const file = join(folder, "documents-secret");
  const ownFile = `${file}.${randomUUID()}`;
  await writeFile(ownFile, randomBytes(32).toString("base64url"), { mode: 0o600, flag: "wx" });
  try {
    // Whole from the first moment: of two processes that start at once, one gives its file the name and both read it.
    await link(ownFile, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    await rm(ownFile);
  }
  const secret = (await readFile(file, "utf8")).trim();
  if (secret.length < minSecret) throw new Error(`${file} is damaged: documents sealed with it cannot be read`);
  return secret;
}
