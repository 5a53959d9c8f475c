import { randomInt } from "node:crypto";
import { solveChallenge } from "altcha-lib";
import type { Challenge } from "altcha-lib/types";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import sharp from "sharp";
import { GraphqlClient } from "./graphqlClient";
import type { UploadedFile } from "./graphqlClient";
import { pollUntil } from "./pollUntil";

/** A gateway that tests use from the outside. */
export interface Target {
  url: string;
  /** Where mails can be read as JSON; null where that is not possible. */
  outboxUrl: string | null;
}

/** A signed-in person in front of a gateway. */
export interface Person {
  id: string;
  email: string;
  firstName: string;
  client: GraphqlClient;
}

/** Of everybody in the demo town, and of whoever is registered by these tests. */
export const password = "Cambio#2024";

/** The proof that the gateway's captcha requires, computed as a browser does; null where none is required. */
export async function captchaProof(url: string): Promise<string | null> {
  const config = await fetch(`${url}/config.json`).then(
    (response) => (response.ok ? response.json() : null),
    () => null,
  );
  if ((config as { captcha?: { kind?: string } } | null)?.captcha?.kind === "off") return null;
  const response = await fetch(`${url}/captcha`);
  if (!response.ok) return null;
  const challenge = (await response.json()) as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString("base64");
}

/** With a solved captcha; null where it is refused. */
export async function signIn(target: Target, email: string, secret: string = password): Promise<Person | null> {
  const client = new GraphqlClient(target.url);
  const { signIn: result } = await client.data<{
    signIn: { viewer: { id: string; user: { firstName: string } } | null };
  }>(
    "mutation ($input: SignInInput!) { signIn(input: $input) { viewer { id user { firstName } } errors { code message } } }",
    { input: { email, password: secret, captcha: await captchaProof(target.url) } },
  );
  return result.viewer && { id: result.viewer.id, email, firstName: result.viewer.user.firstName, client };
}

/** The registration form of a new user. */
export function registrationInput(firstName = "Marta") {
  const number = `${Date.now()}${randomInt(1_000, 9_999)}`;
  return {
    firstName,
    lastName: "Prueba",
    email: `${firstName.toLowerCase()}.${number}@example.com`,
    phone: `+58424${number.slice(-7)}`,
    country: "VE",
    state: "Distrito Capital",
    city: "Caracas",
    dateOfBirth: "1994-03-12",
    gender: "FEMALE",
    password,
    acceptsTerms: true,
    captcha: null as string | null,
  };
}

/** Registers a new user, confirms by the link in the mail and signs in. */
export async function register(
  target: Target,
  firstName = "Marta",
  details: Partial<ReturnType<typeof registrationInput>> = {},
): Promise<Person> {
  const form = { ...registrationInput(firstName), ...details };
  const guest = new GraphqlClient(target.url);
  form.captcha = await captchaProof(target.url);
  const { register: result } = await guest.data<{ register: { email: string | null; errors: { message: string }[] } }>(
    "mutation ($input: RegisterInput!) { register(input: $input) { email errors { field code message } } }",
    { input: form },
  );
  if (result.email !== form.email) throw new Error(`registration refused: ${JSON.stringify(result.errors)}`);
  const token = await confirmationToken(target, form.email);
  const { confirmEmail } = await guest.data<{ confirmEmail: { confirmed: boolean } }>(
    "mutation ($token: String!) { confirmEmail(input: { token: $token }) { confirmed errors { message } } }",
    { token },
  );
  if (!confirmEmail.confirmed) throw new Error("the confirmation was refused");
  const person = await signIn(target, form.email);
  if (!person) throw new Error("the new account cannot sign in");
  return person;
}

const confirmationToken = (target: Target, email: string) =>
  tokenFromMail(target, email, /\/confirm\/user\/([\w.~-]+)/);

/** The token in the newest mail to this address that contains such a link. */
export async function tokenFromMail({ outboxUrl }: Target, email: string, link: RegExp): Promise<string> {
  if (!outboxUrl) throw new Error("Mails cannot be read here: set OUTBOX_URL");
  const mails = (await (await fetch(outboxUrl, { headers: { accept: "application/json" } })).json()) as {
    recipient: string;
    text: string;
  }[];
  const token = mails
    .filter((mail) => mail.recipient === email)
    .map((mail) => link.exec(mail.text)?.[1])
    .find(Boolean);
  if (!token) throw new Error(`no mail with ${link} for ${email}`);
  return token;
}

/** A real picture that is large enough. */
export async function picture(red = 120, side = 400): Promise<UploadedFile> {
  const bytes = await sharp({
    create: { width: side, height: side, channels: 3, background: { r: red, g: 90, b: 60 } },
  })
    .jpeg()
    .toBuffer();
  return { name: "foto.jpg", type: "image/jpeg", bytes };
}

interface PublicationDetails {
  title: string;
  type?: "PRODUCT" | "SERVICE";
  categoryId: string;
  interests?: string[];
  address?: string;
  reference?: string;
  coordinates?: { latitude: number; longitude: number };
}

/** A product unless it is said; whatever else is needed is filled in. */
export function publicationInput({
  title,
  type = "PRODUCT",
  categoryId,
  interests = ["bicicleta"],
  ...place
}: PublicationDetails) {
  return {
    requestId: `prueba-${Date.now()}-${randomInt(1_000_000)}`,
    type,
    categoryId,
    title,
    priceUsd: 40,
    condition: type === "PRODUCT" ? "NEW" : null,
    description: "Para probar el camino entero",
    images: [null],
    interests,
    acceptsOtherOffers: true,
    address: "Av. Francisco de Miranda, Caracas",
    reference: "Frente a la plaza",
    municipality: "Chacao",
    state: "Miranda",
    coordinates: { latitude: 10.4946, longitude: -66.8539 },
    ...place,
  };
}

const CREATE = `mutation ($input: CreatePublicationInput!) {
  createPublication(input: $input) { publication { id status title } errors { field code message } }
}`;

/** Publishes and waits until the review has let it through. */
export async function publish({ client }: Person, details: PublicationDetails): Promise<string> {
  const created = await client.data<{ createPublication: { publication: { id: string } | null; errors: unknown[] } }>(
    CREATE,
    { input: publicationInput(details) },
    { "input.images.0": await picture() },
  );
  const id = created.createPublication.publication?.id;
  if (!id) throw new Error(`publishing refused: ${JSON.stringify(created.createPublication.errors)}`);
  await pollUntil(
    () =>
      client.data<{ publication: { status: string } }>("query ($id: ID!) { publication(id: $id) { status } }", { id }),
    ({ publication }) => publication.status === "ACTIVE",
  );
  return id;
}

interface CategoryNode {
  id: string;
  name: string;
  children: CategoryNode[];
}

/** A category without children, of products or of services. */
export async function leafCategory(client: GraphqlClient, type: "PRODUCT" | "SERVICE"): Promise<string> {
  const { categories } = await client.data<{ categories: CategoryNode[] }>(
    "{ categories { id name children { id name children { id name children { id name } } } } }",
  );
  const root = categories.find((category) => (category.name === "Servicios") === (type === "SERVICE"));
  const firstLeafId = (category: CategoryNode): string =>
    category.children?.[0] ? firstLeafId(category.children[0]) : category.id;
  if (!root) throw new Error("no categories");
  return firstLeafId(root);
}
