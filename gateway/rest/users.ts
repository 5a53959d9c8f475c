import { z } from "zod";
import { ratingReasons } from "../../rules/ratingReason";
import { replyTimes } from "../../rules/reliability";
import { UpstreamError } from "../errors";
import type { RestClient } from "./client";
import type { FileUpload } from "../uploads";
import { parseUpstream } from "./parseUpstream";
import type { RestResponse } from "./response";
import type { FormPart } from "./multipart";
import {
  converted,
  count,
  flag,
  id,
  listOrEmpty,
  moment,
  nullable,
  number,
  optionalId,
  readableItems,
  text,
  unwrapped,
} from "./shapes";

const picture = z.object({ id: optionalId, url: text });

const meetingCount = z.number().int().nonnegative();
const reliabilityRecord = z.object({
  /** Null while too few proposals came. */
  reply_time: nullable(z.enum(replyTimes)),
  /** Null while too few meetings were. */
  meetings: nullable(z.object({ kept: meetingCount, late: meetingCount, missed: meetingCount })),
});
const reasonCount = z.object({ reason: z.enum(ratingReasons), count: z.number().int().positive() });

/** From what happened alone; opinions are in the reputation. */
export type ReliabilityRecord = z.output<typeof reliabilityRecord>;

/**
 * A person, from any call: owners carry a picture and `active`, authors of messages only the name, profiles a list of
 * pictures. Private fields (e-mail, phone, balance…) are not read at all, so that no resolver can hand them on by
 * mistake.
 */
export const userRecord = z.object({
  id,
  name: text,
  last_name: text,
  city: text,
  state: text,
  reputation: number,
  /** Null where the backend leaves it out. */
  rating_count: count,
  verified: flag,
  type_suscription: text,
  email_confirmed: flag,
  picture: text,
  avatar: text,
  picture_users: listOrEmpty(picture),
  /** Missing means true: only a deactivated account is false. */
  active: converted((value) => !(value === false || value === 0 || value === "0" || value === "false")),
  /** Whether the viewer has blocked them; only in profiles, null elsewhere. */
  blocked: nullable(flag),
  created_at: moment,
  registration_date: moment,
  publication_actives: count,
  successful_changes: count,
  /** Only in profiles, of who has completed enough exchanges. */
  reliability: nullable(reliabilityRecord),
  /** Only in profiles, of a backend that takes reasons. */
  rating_reasons: nullable(readableItems(reasonCount)),
});
/** `reputation` is 0 to 5; null or missing fields are those that the call leaves out. */
export type UserRecord = z.output<typeof userRecord>;

/** A person of whom only the id is known. */
export const unknownUser = (userId: string): UserRecord => userRecord.parse({ id: userId, active: false });

/** The session's account: fields that only its owner may see. */
export const accountRecord = userRecord.extend({
  token: text,
  uid: text,
  email: text,
  sign_in_count: count,
  balance: number,
  active_publications: count,
  change: count,
  /** devise's field for how the account was created: `email`, or a provider. */
  provider: text,
  /** Null where the backend leaves it out. */
  notifications_email: nullable(flag),
  /** Null where the backend leaves it out. */
  hides_city: nullable(flag),
  /** Only of those who may decide at /moderacion; other backends know none. */
  operator: flag,
  publication_owners: listOrEmpty(z.object({ id, title: text })),
  /** Null where the backend leaves it out. */
  ads_count: count,
  promotables_count: count,
});
/** `balance` in US dollars; `token` is the user's, not the session's. */
export type AccountRecord = z.output<typeof accountRecord>;

/** The viewer's own profile: fields that no other user gets. */
const ownProfile = z.object({ id, country: text, phone: text, date_of_birth: text, gender: text });
/** As the form of the personal data shows it; the day of birth may come with a time. */
export type OwnProfileRecord = z.output<typeof ownProfile>;

/** The viewer's own profile, private fields included. */
export function getOwnProfile(rest: RestClient, viewerId: string): Promise<OwnProfileRecord> {
  return rest.get(`/users/${encodeURIComponent(viewerId)}`, unwrapped(ownProfile, "user"), { isRecord: true });
}

/** The public profile of a person. NOT_FOUND when there is none. */
export function getUser(rest: RestClient, userId: string): Promise<UserRecord> {
  return rest.get(`/users/${encodeURIComponent(userId)}`, unwrapped(userRecord, "user"), { isRecord: true });
}

/** The account that belongs to a user token; needs the session headers, too. */
export function getAccount(rest: RestClient, userToken: string): Promise<AccountRecord> {
  return rest.get("/users", unwrapped(accountRecord, "user"), { query: { token: userToken } });
}

/**
 * Turns mails on or off; returns the new state. The original takes no value and toggles: a second call then turns it
 * back.
 */
export async function setEmailNotifications(rest: RestClient, isEnabled: boolean): Promise<boolean> {
  const setOnce = async () => {
    const answer = await rest.call("PATCH", "/user/set_email_notifications", {
      json: { notifications_email: isEnabled },
    });
    return parseUpstream(z.looseObject({ notifications_email: flag }), answer.data).notifications_email;
  };
  return (await setOnce()) === isEnabled ? isEnabled : setOnce();
}

/** Hides the city from others, or shows it; returns the new state. */
export async function setCityHidden(rest: RestClient, isHidden: boolean): Promise<boolean> {
  const answer = await rest.changePublicReads(() =>
    rest.call("PATCH", "/user/set_hidden_city", { json: { hides_city: isHidden } }),
  );
  return parseUpstream(z.looseObject({ hides_city: flag }), answer.data).hides_city;
}

interface PersonalDataForm {
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

interface PersonalDataOutcome {
  message: string | null;
  account: AccountRecord | null;
}

const accountAnswer = z.looseObject({ message: text, error: text, user: accountRecord.nullish().catch(null) });

/** Changes the session's own data. Returns the backend's message, and the account where it sends it. */
export function updatePersonalData(
  rest: RestClient,
  viewerId: string,
  form: PersonalDataForm,
): Promise<PersonalDataOutcome> {
  return rest.changePublicReads(() => sendPersonalData(rest, viewerId, form));
}

async function sendPersonalData(
  rest: RestClient,
  viewerId: string,
  form: PersonalDataForm,
): Promise<PersonalDataOutcome> {
  const json = { ...form, id: viewerId };
  const answer = await rest.call("PUT", `/users/${encodeURIComponent(viewerId)}`, {
    json,
    rotatesToken: form.password !== undefined,
  });
  const { message, error, user } = accountAnswer.catch({ message: null, error: null, user: null }).parse(answer.data);
  // The original answers some refusals under a status of success.
  if (error && !message) throw new UpstreamError("BAD_USER_INPUT", { status: answer.status, messages: [error] });
  return { message, account: user ?? null };
}

/**
 * Replaces the profile photo and its thumbnail; returns the account where the backend sends it. Status 406: the photo
 * is rejected.
 */
export function updateProfilePhoto(
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
  return changePhoto(rest, "/update_profile_photo", { form });
}

/** Removes the profile photo; returns the account where the backend sends it. */
export function deleteProfilePhoto(rest: RestClient, viewerId: string): Promise<AccountRecord | null> {
  return changePhoto(rest, "/delete_profile_photo", { json: { id_user: viewerId } });
}

function changePhoto(rest: RestClient, path: string, body: { form: FormPart[] } | { json: unknown }) {
  return rest.changePublicReads(async () => parseAccountAnswer(await rest.call("PUT", path, body)));
}

/** The account in the response to a change; the original has only a message, or an error under a status of success. */
function parseAccountAnswer({ data, status }: RestResponse): AccountRecord | null {
  const { message, error, user } = accountAnswer.catch({ message: null, error: null, user: null }).parse(data);
  if (error && !message) throw new UpstreamError("BAD_USER_INPUT", { status, messages: [error] });
  return user ?? null;
}
