import { z } from "zod";
import type { FileUpload } from "../uploads";
import type { RestClient } from "./client";
import { parseUpstream } from "./parseUpstream";
import { readableItems, text } from "./shapes";
import { transactionAnswer } from "./transactionRecord";
import type { TransactionRecord } from "./transactionRecord";

const claimPicture = z.object({ author: text.transform((value) => value ?? ""), picture: text });
/** `picture` is a WebP in base64; null where it was sealed under another key. `author` is a name. */
export type ClaimPictureRecord = z.output<typeof claimPicture>;
const picturesAnswer = z.object({ pictures: readableItems(claimPicture) });

/** Six pictures, as base64. */
const maxClaimBytes = 32 * 1024 * 1024;

interface ClaimStatement {
  text: string | null;
  pictures: readonly FileUpload[];
}

/** Sends the operators the viewer's statement about a claim. */
export async function postClaimStatement(
  rest: RestClient,
  transactionId: string,
  { text: said, pictures }: ClaimStatement,
): Promise<TransactionRecord> {
  const { data } = await rest.call("POST", `/transactions/${encodeURIComponent(transactionId)}/claim_statement`, {
    form: [{ name: "text", value: said ?? "" }, ...pictures.map((file) => ({ name: "pictures[]", file }))],
  });
  return parseUpstream(transactionAnswer, data);
}

/** For operators. NOT_FOUND where no claim waits. */
export async function listClaimPictures(rest: RestClient, transactionId: string): Promise<ClaimPictureRecord[]> {
  const path = `/moderation/claims/${encodeURIComponent(transactionId)}/pictures`;
  return (await rest.get(path, picturesAnswer, { isRecord: true, maxBytes: maxClaimBytes })).pictures;
}
