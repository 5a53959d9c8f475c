import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bannerTexts, checkBannerAddress, checkBannerTitle } from "../../../rules/banner";
import { checkAppeal, checkDecisionReason } from "../../../rules/moderation";
import {
  checkClosedReason,
  checkVenueAddress,
  checkVenueCity,
  checkVenueName,
  secureExchangeTexts,
} from "../../../rules/secureExchange";
import { refusalAt, startDoors } from "../../support/doors";
import type { Doors, Refusals } from "../../support/doors";
import { aForm } from "../../support/uploads";

let doors: Doors;
beforeAll(async () => {
  doors = await startDoors({ isOperator: true });
});
afterAll(() => doors?.stop());

let last = 0;
const requestId = () => `moderation-${++last}`;
/** Of no user: what is right goes no further than to its record. */
const unknownId = 2_000_000_000;

/** What an operator, or the user who appeals, writes in one field. */
interface Written {
  field: string;
  check(text: string): string | null;
  graphql(text: string): Promise<Refusals>;
  rest(text: string): Promise<Refusals>;
  /** Texts, each with its refusal. */
  cases: readonly (readonly [text: string, refusal: string | null])[];
}

const bounds = (max: number, empty: string, tooLong: string) =>
  [
    ["  ", empty],
    ["🙂".repeat(max), null],
    ["🙂".repeat(max + 1), tooLong],
  ] as const;

const appeal: Written = {
  field: "text",
  check: checkAppeal,
  graphql: (text) =>
    doors.graphql(
      "mutation ($input: AppealReviewInput!) { appealReview(input: $input) { errors { field message } } }",
      {
        publicationId: String(unknownId),
        text,
      },
    ),
  rest: (text) => doors.rest(`/publications/${unknownId}/appeal`, { body: { text } }),
  cases: bounds(300, "Explica por qué pides otra revisión", "La explicación no puede tener más de 300 caracteres"),
};

const decision: Written = {
  field: "reason",
  check: (text) => checkDecisionReason(text, true),
  graphql: (reason) =>
    doors.graphql(
      "mutation ($input: DecideModerationInput!) { decideModeration(input: $input) { errors { field message } } }",
      {
        requestId: requestId(),
        kind: "PUBLICATION",
        subjectId: String(unknownId),
        revision: "1",
        action: "RETURN",
        reason,
      },
    ),
  rest: (reason) =>
    doors.rest("/moderation/decisions", {
      body: { kind: "publication", subject_id: unknownId, revision: "1", action: "return", reason },
    }),
  cases: bounds(1_000, "Escribe el motivo de la decisión", "El motivo no puede tener más de 1.000 caracteres"),
};

/** Never saved: the banner is unknown. */
const banner = (values: (text: string) => { title: string; url: string }) => ({
  graphql: (text: string) =>
    doors.graphql("mutation ($input: SaveBannerInput!) { saveBanner(input: $input) { errors { field message } } }", {
      requestId: requestId(),
      id: String(unknownId),
      version: 1,
      place: "HOME",
      isShown: true,
      ...values(text),
    }),
  rest: (text: string) =>
    doors.rest(
      `/moderation/banners/${unknownId}`,
      {
        method: "PUT",
        form: aForm({
          version: "1",
          place: "home",
          shown: "true",
          title: values(text).title,
          url_banner: values(text).url,
        }),
      },
      { url_banner: "url" },
    ),
});
const bannerTitle: Written = {
  field: "title",
  check: checkBannerTitle,
  ...banner((title) => ({ title, url: "/faq" })),
  cases: bounds(90, "Escribe el título", "El título no puede tener más de 90 caracteres"),
};
const bannerAddress: Written = {
  field: "url",
  check: checkBannerAddress,
  ...banner((url) => ({ title: "Feria", url })),
  cases: [
    ["", "Escribe adónde lleva"],
    ["/wall", null],
    ["http://example.com", bannerTexts.address],
    [`https://example.com/${"a".repeat(480)}`, null],
    [`https://example.com/${"a".repeat(481)}`, "La dirección no puede tener más de 500 caracteres"],
  ],
};

/** Never saved: the venue is unknown. */
function venue(field: "name" | "address" | "city", check: Written["check"], max: number, empty: string): Written {
  const good = { name: "Sede", address: "Av. Urdaneta", city: "Caracas" };
  return {
    field,
    check,
    graphql: (text) =>
      doors.graphql("mutation ($input: SaveVenueInput!) { saveVenue(input: $input) { errors { field message } } }", {
        requestId: requestId(),
        id: String(unknownId),
        version: 1,
        location: { latitude: 10.5, longitude: -66.9 },
        isOpen: true,
        shifts: [{ startsAt: "09:00", endsAt: "12:00", capacity: 2, isOpen: true }],
        ...good,
        [field]: text,
      }),
    rest: (text) => {
      const { name, ...rest } = { ...good, [field]: text };
      const schedules = [{ start: "09:00", end: "12:00", capacity: 2, open: true }];
      const place = { latitude: 10.5, longitude: -66.9 };
      return doors.rest(
        `/moderation/exchange_places/${unknownId}`,
        { method: "PUT", body: { version: 1, headquarter: name, ...rest, ...place, open: true, schedules } },
        { headquarter: "name" },
      );
    },
    cases: bounds(max, empty, secureExchangeTexts.tooLong),
  };
}

const closedDay: Written = {
  field: "reason",
  check: checkClosedReason,
  graphql: (reason) =>
    doors.graphql(
      "mutation ($input: SaveClosedDayInput!) { saveClosedDay(input: $input) { errors { field message } } }",
      {
        date: "2099-02-19",
        isClosed: true,
        reason,
      },
    ),
  rest: (reason) => doors.rest("/moderation/closed_days/2099-02-20", { method: "PUT", body: { closed: true, reason } }),
  cases: bounds(80, secureExchangeTexts.closedReason, secureExchangeTexts.tooLong),
};

describe.each<[string, Written]>([
  ["an appeal", appeal],
  ["the reason of a decision", decision],
  ["the title of a banner", bannerTitle],
  ["where a banner leads", bannerAddress],
  ["the name of a venue", venue("name", checkVenueName, 60, secureExchangeTexts.venueName)],
  ["the address of a venue", venue("address", checkVenueAddress, 160, secureExchangeTexts.venueAddress)],
  ["the city of a venue", venue("city", checkVenueCity, 60, secureExchangeTexts.venueCity)],
  ["the reason of a closed day", closedDay],
])("%s", (_, { field, check, graphql, rest, cases }) => {
  test.each(cases.map(([text, refusal]) => [[...text].length, text, refusal] as const))(
    "of %d characters: form, GraphQL and REST say the same",
    async (_length, text, refusal) => {
      const answers = [refusalAt(field, check(text)), await graphql(text), await rest(text)];
      expect(answers.map((refusals) => refusals[field] ?? null)).toEqual([refusal, refusal, refusal]);
    },
  );
});
