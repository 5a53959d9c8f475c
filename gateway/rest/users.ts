import { z } from "zod";
import { UpstreamError } from "../errors";
import { checked } from "./client";
import type { RestClient } from "./client";
import { present } from "./present";
import type { FileUpload } from "../uploads";
import type { RestAnswer } from "./answer";
import type { FormPart } from "./multipart";
import { count, flag, id, many, moment, number, optionalId, text, unwrapped } from "./shapes";

const picture = z.object({ id: optionalId, url: text });

/**
 * A person, from any call: owners carry a picture and `active`, authors of messages only the name, profiles a list of pictures.
 * Private fields (e-mail, phone, balance…) are not read at all, so that no resolver can hand them on by mistake.
 */
export const userRecord = z.object({
  id,
  name: text,
  last_name: text,
  city: text,
  state: text,
  reputation: number,
  verified: flag,
  picture: text,
  avatar: text,
  picture_users: many(picture),
  /** Missing means yes: only a deactivated account says no. */
  active: z
    .unknown()
    .optional()
    .transform((value) => !(value === false || value === 0 || value === "0" || value === "false")),
  created_at: moment,
  registration_date: moment,
  publication_actives: count,
  successful_changes: count,
});
export type UserRecord = z.output<typeof userRecord>;

/** A person of whom nothing is known but the id. */
export const unknownUser = (userId: string): UserRecord => userRecord.parse({ id: userId, active: false });

/** The account of the session: what its own person may see. */
export const accountRecord = userRecord.extend({
  token: text,
  uid: text,
  email: text,
  sign_in_count: count,
  balance: number,
  active_publications: count,
  change: count,
  type_suscription: text,
  /** devise's word for how the account was made: `email`, or who vouches for its person. */
  provider: text,
  /** Null where it is not told. */
  notifications_email: z
    .unknown()
    .optional()
    .transform((value) => (value === undefined || value === null ? null : flag.parse(value))),
  publication_owners: many(z.object({ id })),
  /** Null where it is not told. */
  ads_count: count,
  promotables_count: count,
});
export type AccountRecord = z.output<typeof accountRecord>;

/** One's own profile: what nobody else is told. */
const ownProfile = z.object({ id, country: text, phone: text, date_of_birth: text, gender: text });
export type OwnProfileRecord = z.output<typeof ownProfile>;

/** The profile of the session's person, with what only they may read. */
export function getOwnProfile(rest: RestClient, viewerId: string): Promise<OwnProfileRecord> {
  return rest.get(`/users/${encodeURIComponent(viewerId)}`, unwrapped(ownProfile, "user"));
}

/** The public profile of a person. NOT_FOUND when there is none. */
export function getUser(rest: RestClient, userId: string): Promise<UserRecord> {
  return rest.get(`/users/${encodeURIComponent(userId)}`, unwrapped(userRecord, "user"));
}

/** The account that belongs to a user token; needs the session headers, too. */
export function getAccount(rest: RestClient, userToken: string): Promise<AccountRecord> {
  return rest.get("/users", unwrapped(accountRecord, "user"), { query: { token: userToken } });
}

/** Turns mails on or off; answers how it is now. The original knows no value and turns to the other one: then once more leads back. */
export async function setEmailNotifications(rest: RestClient, isEnabled: boolean): Promise<boolean> {
  const turn = async () => {
    const answer = await present(
      rest.call("PATCH", "/user/set_email_notifications", { json: { notifications_email: isEnabled } }),
    );
    return checked(z.looseObject({ notifications_email: flag }), answer.data).notifications_email;
  };
  return (await turn()) === isEnabled ? isEnabled : turn();
}

export interface PersonalDataForm {
  name: string;
  last_name: string;
  phone: string;
  date_of_birth: string;
  gender: "1" | "0";
  city: string;
  state: string;
  country: string;
  password?: string;
  current_password?: string;
}

const savedShape = z.looseObject({ message: text, error: text, user: accountRecord.nullish().catch(null) });

/** Changes the session's own data. Answers what the backend says about it, and the account where it tells it. */
export async function updatePersonalData(
  rest: RestClient,
  viewerId: string,
  form: PersonalDataForm,
): Promise<{ message: string | null; account: AccountRecord | null }> {
  const json = { ...form, id: viewerId };
  const answer = await present(
    rest.call("PUT", `/users/${encodeURIComponent(viewerId)}`, { json, replacesToken: form.password !== undefined }),
  );
  const { message, error, user } = savedShape.catch({ message: null, error: null, user: null }).parse(answer.data);
  // The original answers some refusals under a status of success.
  if (error && !message) throw new UpstreamError("BAD_USER_INPUT", { status: answer.status, messages: [error] });
  return { message, account: user ?? null };
}

/** Sends another profile photo with its small version; answers the account where the backend tells it. Status 406: not this one. */
export async function updateProfilePhoto(
  rest: RestClient,
  viewer: AccountRecord,
  picture: FileUpload,
  thumbnail: FileUpload | null,
): Promise<AccountRecord | null> {
  const former = viewer.picture_users[0]?.id;
  const form: FormPart[] = [
    ...(former ? [{ name: "id_image", value: former }] : []),
    { name: "id_user", value: viewer.id },
    { name: "picture_data[0]", file: picture },
    { name: "picture_data[1]", file: thumbnail ?? picture },
  ];
  return accountIn(await present(rest.call("PUT", "/update_profile_photo", { form })));
}

/** Removes the profile photo; answers the account where the backend tells it. */
export async function deleteProfilePhoto(rest: RestClient, viewerId: string): Promise<AccountRecord | null> {
  return accountIn(await present(rest.call("PUT", "/delete_profile_photo", { json: { id_user: viewerId } })));
}

/** The account in an answer to a change; the original has only a message, or an error under a status of success. */
function accountIn({ data, status }: RestAnswer): AccountRecord | null {
  const { message, error, user } = savedShape.catch({ message: null, error: null, user: null }).parse(data);
  if (error && !message) throw new UpstreamError("BAD_USER_INPUT", { status, messages: [error] });
  return user ?? null;
}
