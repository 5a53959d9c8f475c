import { z } from "zod";
import { readCredentials } from "../session/credentials";
import type { Credentials } from "../session/credentials";
import type { FileUpload } from "../uploads";
import { AppError, UpstreamError } from "../errors";
import type { RestClient } from "./client";
import type { FormPart } from "./multipart";
import { parseUpstream } from "./parseUpstream";
import { optionalId, text, unwrapped } from "./shapes";
import { accountRecord } from "./users";
import type { AccountRecord } from "./users";

/** Exchanges e-mail and password for the session headers and the account. 401 for wrong ones. */
export async function signIn(
  rest: RestClient,
  email: string,
  password: string,
): Promise<{ account: AccountRecord; credentials: Credentials }> {
  const answer = await rest.call("POST", "/auth/sign_in/", { json: { email, password }, isAnonymous: true });
  const credentials = readCredentials(answer.headers);
  if (!credentials)
    throw new UpstreamError("UPSTREAM_UNAVAILABLE", { cause: new Error("sign-in without session headers") });
  return { account: parseUpstream(unwrapped(accountRecord, "user"), answer.data), credentials };
}

/** Ends the session at the backend; one that is over already is fine. */
export async function signOut(rest: RestClient): Promise<void> {
  await rest.call("DELETE", "/auth/sign_out");
}

/** A registration as the wire has it. */
export interface RegistrationForm {
  name: string;
  last_name: string;
  email: string;
  phone: string;
  date_of_birth: string;
  gender: "1" | "0";
  password: string;
  city: string;
  state: string;
  country: string;
  identity_verification: boolean;
  picture: FileUpload | null;
}

const newAccount = z.looseObject({ id: optionalId, correction_token: text });
type NewAccountRecord = z.output<typeof newAccount>;

/** Creates an unconfirmed account; the backend sends the mail. What it answers beyond that is optional. */
export async function register(rest: RestClient, form: RegistrationForm, requestId: string): Promise<NewAccountRecord> {
  const parts = registrationParts(form);
  const answer = await rest.call("POST", "/users", { form: parts, isAnonymous: true, idempotencyKey: requestId });
  return newAccount.catch({ id: null, correction_token: null }).parse(answer.data);
}

/** Moves an unconfirmed account to another address and mails the confirmation there. NOT_FOUND for an invalid token. */
export async function changeRegistrationEmail(rest: RestClient, token: string, email: string): Promise<void> {
  await rest.call("PUT", "/registration_email", { json: { token, email }, isAnonymous: true });
}

/** The form as the multipart body that registration and its completion share. */
export function registrationParts(form: Omit<RegistrationForm, "email"> & { email?: string }): FormPart[] {
  const { picture, identity_verification, ...fields } = form;
  return [
    ...Object.entries(fields).map(([name, value]) => ({ name, value })),
    { name: "identity_verification", value: String(identity_verification) },
    { name: "email_path", value: "/confirm/user/" },
    // The second one is the thumbnail; the backend makes its own widths of the first.
    ...(picture
      ? [
          { name: "picture_data[0]", file: picture },
          { name: "picture_data[1]", file: picture },
        ]
      : []),
  ];
}

/** Redeems the token of a confirmation mail. NOT_FOUND for an unknown token. */
export function confirmEmail(rest: RestClient, token: string): Promise<void> {
  return rest.changePublicReads(() => sendConfirmation(rest, token));
}

async function sendConfirmation(rest: RestClient, token: string): Promise<void> {
  // A change behind a GET: it must not be repeated like a read.
  const answer = await rest.call("GET", `/active_user/${encodeURIComponent(token)}`, {
    isAnonymous: true,
    canRetry: false,
  });
  const confirmed = z
    .object({ response: z.unknown() })
    .transform(({ response }) => Boolean(response) && response !== "false");
  if (!parseUpstream(confirmed, answer.data)) throw new AppError("NOT_FOUND");
}
