import { z } from "zod";
import type { FileUpload } from "../uploads";
import type { RestClient } from "./client";
import { parseUpstream } from "./parseUpstream";
import { moment, readableItems, text } from "./shapes";
import { userRecord } from "./users";

const verificationRecord = z.object({
  status: z.enum(["none", "wished", "waiting", "refused", "verified"]),
  since: moment,
  reason: text,
});
/** `wished`: asked for when registering, without documents; `reason` is of a refusal. */
export type VerificationRecord = z.output<typeof verificationRecord>;
const answer = z.object({ verification: verificationRecord });

const documents = z.object({
  identity_number: text,
  document: text,
  photo: text,
  shared_with: readableItems(userRecord),
});
/** WebP in base64, null where it was sealed under another key; `shared_with` are accounts with the same number. */
export type VerificationDocumentsRecord = z.output<typeof documents>;

/** Two pictures of documents, as base64. */
const maxDocumentBytes = 16 * 1024 * 1024;

/** Where the viewer's verification stands; undefined where the backend verifies no users. */
export function getVerification(rest: RestClient): Promise<VerificationRecord | undefined> {
  return rest.ifSupported("/verification", async () => (await rest.get("/verification", answer)).verification);
}

interface VerificationForm {
  identityNumber: string;
  document: FileUpload;
  photo: FileUpload;
}

/** Sends what a verification needs, once per request. */
export async function postVerification(rest: RestClient, form: VerificationForm): Promise<VerificationRecord> {
  const { data } = await rest.call("POST", "/verification", {
    form: [
      { name: "identity_number", value: form.identityNumber },
      { name: "document", file: form.document },
      { name: "photo", file: form.photo },
    ],
  });
  return parseUpstream(answer, data).verification;
}

/** For operators. NOT_FOUND where no request waits. */
export function getVerificationDocuments(rest: RestClient, userId: string): Promise<VerificationDocumentsRecord> {
  return rest.get(`/moderation/verifications/${encodeURIComponent(userId)}`, documents, {
    isRecord: true,
    maxBytes: maxDocumentBytes,
  });
}
