import { beforeAll, describe, expect, it } from "vitest";
import { caracasDay } from "../../../rules/age";
import { checkDescription } from "../../../rules/publication";
import { checkReportReason } from "../../../rules/report";
import { checkClaimReason, findMove } from "../../../rules/transaction";
import type { TransactionStatus } from "../../../rules/transaction";
import { findCategory } from "../../catalogue/categories";
import { foldText } from "../../../rules/text";
import { publicationForm } from "../../policies/publicationForm";
import { hasContactData } from "../../../rules/contactData";
import { notificationTypes } from "../../db/notificationTypes";
import { findRefusalReason } from "../../policies/review";
import { goods } from "../goods/all";
import { pictureSize } from "../pictures/pictures";
import { complaints } from "./conversations";
import { isInterestedIn } from "./matches";
import { buildTown } from "./town";
import type { PublicationRow, Town, TransactionRow } from "./types";

const now = new Date("2026-03-14T17:20:00Z");
const build = () => buildTown(now, "hash");
let town: Town;
let byId: Map<number, PublicationRow>;
beforeAll(() => {
  town = build();
  byId = new Map(town.publications.map((row) => [row.id, row]));
});

const publication = (id: number) => {
  const row = byId.get(id);
  if (!row) throw new Error(`no publication ${id}`);
  return row;
};
const itemsOf = (row: TransactionRow) => [publication(row.publicationId), ...row.offers];
const bound = ["accepted", "confirmed_owner", "confirmed_interested", "claim_owner", "claim_interested"];
const day = 24 * 3_600_000;

describe("the demo town", () => {
  it("is reproducible and moves with the day it is built on", () => {
    expect(build()).toEqual(town);
    const tomorrow = buildTown(new Date(now.getTime() + day), "hash");
    expect(tomorrow.publications.map((row) => row.title)).toEqual(town.publications.map((row) => row.title));
    expect(tomorrow.publications[20]?.publishDate.getTime()).toBe(
      (town.publications[20]?.publishDate.getTime() ?? 0) + day,
    );
  });

  it("is the same at every hour from one morning to the next", () => {
    for (const hours of [-5, -1, 6, 18])
      expect(buildTown(new Date(now.getTime() + hours * 3_600_000), "hash")).toEqual(town);
  });

  it("has the documented users and accounts", () => {
    expect(town.users.length).toBeGreaterThanOrEqual(60);
    expect(new Set(town.users.map((user) => user.city)).size).toBeGreaterThanOrEqual(12);
    expect(town.users.slice(0, 3).map((user) => [user.id, user.email, user.confirmedAt === null])).toEqual([
      [1, "ana@example.com", false],
      [2, "luis@example.com", false],
      [3, "nuevo@example.com", true],
    ]);
    for (const key of ["email", "phone", "token"] as const)
      expect(new Set(town.users.map((user) => user[key])).size).toBe(town.users.length);
    expect(town.users.filter((user) => !/^\+58(412|414|416|424|426)\d{7}$/.test(user.phone ?? ""))).toEqual([]);
  });

  it("has at least 400 publications, most of them active, some of them new", () => {
    expect(town.publications.length).toBeGreaterThanOrEqual(400);
    expect(new Set(town.publications.map((row) => row.title)).size).toBe(town.publications.length);
    expect(town.publications.filter((row) => row.status === "Activo").length).toBeGreaterThan(350);
    const fresh = town.publications.filter((row) => now.getTime() - row.publishDate.getTime() < 5 * day);
    expect(fresh.length).toBeGreaterThan(40);
    expect(
      town.publications.filter((row) => row.publishDate > now || now.getTime() - row.publishDate.getTime() > 62 * day),
    ).toEqual([]);
  });

  it("keeps every publication within the rules of the wizard and of the review", () => {
    const refused = town.publications.flatMap((row) => {
      const form = publicationForm.safeParse({
        publication_type: row.type,
        product_categories_id: String(row.categoryId),
        name: row.title,
        price: String(row.priceUsd ?? 1),
        product_status: row.condition,
        condition: row.usage,
        editor_web: row.description,
        article_tags: row.interests,
        latitude: row.latitude,
        longitude: row.longitude,
        address_1: row.address1,
        address_2: row.address2,
        location: row.location,
      });
      const reason = findRefusalReason([row.title, row.description, ...row.interests]);
      const dropped = form.success && form.data.interests.length !== row.interests.length;
      return form.success && !reason && !dropped ? [] : [{ title: row.title, reason, issues: form.error?.issues }];
    });
    expect(refused).toEqual([]);
    expect(town.publications.filter((row) => findCategory(row.categoryId) === undefined)).toEqual([]);
  });

  it("contains no text that the review would return", () => {
    const said = goods.flatMap((good) => [
      ...good.notes,
      ...good.wants,
      ...good.items.flatMap((item) => [item[0], item[3]?.note ?? ""]),
    ]);
    expect(said.filter((text) => findRefusalReason([text]))).toEqual([]);
  });

  it("draws a cover for every publication", () => {
    const drawn = new Map(town.pictures.map((picture) => [picture.id, pictureSize(picture)]));
    const covers = new Set(town.publicationImages.filter((row) => row.position === 0).map((row) => row.publicationId));
    expect(town.publications.filter((row) => !covers.has(row.id))).toEqual([]);
    const named = [
      ...town.publicationImages.map((row) => row.imageId),
      ...town.users.map((user) => user.avatarId),
      ...town.messages.map((row) => row.imageId),
    ];
    expect(named.filter((id) => id && !drawn.has(id))).toEqual([]);
    expect(town.pictures.filter((picture) => !/^[\w-]{8,64}$/.test(picture.id))).toEqual([]);
  });

  it("has transactions in every status, and enough completed ones", () => {
    const count = (status: string) => town.transactions.filter((row) => row.status === status).length;
    for (const status of ["active", "rejected", ...bound]) expect([status, count(status)]).not.toEqual([status, 0]);
    expect(count("complete")).toBeGreaterThanOrEqual(25);
    expect(town.transactions[0]).toMatchObject({
      id: 1,
      ownerId: 1,
      interestedId: 2,
      publicationId: 1,
      writtenOffer: "algo más",
      status: "active",
    });
  });

  it("pairs only plausible users and items", () => {
    for (const row of town.transactions) {
      const people = [row.ownerId, row.interestedId];
      expect(publication(row.publicationId).ownerId).toBe(row.ownerId);
      expect(row.offers.every((offer) => offer.ownerId === row.interestedId)).toBe(true);
      expect(people).not.toContain(3);
      expect(row.offers.length > 0 || row.writtenOffer).toBeTruthy();
      expect(Math.max(...itemsOf(row).map((item) => item.publishDate.getTime()))).toBeLessThan(row.createdAt.getTime());
      expect(row.createdAt.getTime()).toBeLessThanOrEqual(row.updatedAt.getTime());
      expect(row.updatedAt.getTime()).toBeLessThan(now.getTime());
    }
    const wished = town.transactions.filter((row) =>
      row.offers.some((offer) => isInterestedIn(publication(row.publicationId), offer)),
    );
    expect(wished.length).toBeGreaterThan(town.transactions.length / 3);
  });

  it("keeps the rules of the database: reservations, finished products, one live proposal, one rating a side", () => {
    const reserved = town.transactions
      .filter((row) => bound.includes(row.status))
      .flatMap((row) => itemsOf(row).map((item) => `${item.id} ${row.id}`));
    expect(town.reservations.map((row) => `${row.publicationId} ${row.transactionId}`).sort()).toEqual(reserved.sort());
    expect(new Set(town.reservations.map((row) => row.publicationId)).size).toBe(town.reservations.length);

    const swapped = town.transactions.filter((row) => row.status === "complete").flatMap(itemsOf);
    expect(new Set(swapped.map((item) => item.id)).size).toBe(swapped.length);
    expect(swapped.map((item) => item.status)).toEqual(
      swapped.map((item) => (item.type === "Producto" ? "finished" : "Activo")),
    );
    const waiting = town.transactions.filter((row) => row.status === "active" || bound.includes(row.status));
    expect(waiting.flatMap(itemsOf).filter((item) => item.status !== "Activo")).toEqual([]);
    expect(new Set(waiting.map((row) => `${row.publicationId} ${row.interestedId}`)).size).toBe(waiting.length);

    expect(new Set(town.ratings.map((row) => `${row.transactionId} ${row.raterId}`)).size).toBe(town.ratings.length);
    for (const user of town.users) {
      const received = town.ratings.filter((row) => row.ratedId === user.id).map((row) => row.stars);
      expect([user.ratingCount, user.ratingSum]).toEqual([
        received.length,
        received.reduce((sum, stars) => sum + stars, 0),
      ]);
    }
    for (const row of town.transactions.filter((entry) => entry.confirmedAt)) {
      const raters = town.ratings.filter((rating) => rating.transactionId === row.id).length;
      expect(raters).toBe(row.status === "complete" && row.closedBy !== "system" ? 2 : 1);
    }
  });

  it("backs every promotion with a payment and every balance with a ledger", () => {
    const promoted = town.publications.filter((row) => row.sponsoredViews);
    expect(town.campaigns.map((row) => [row.publicationId, row.purchased, row.proformaId]).sort()).toEqual(
      promoted
        .map((row) => [row.id, row.sponsoredViews, town.proformas.find((order) => order.publicationId === row.id)?.id])
        .sort(),
    );
    expect(promoted.filter((row) => row.ownerId === 1)).toHaveLength(1);
    for (const row of town.campaigns)
      expect((row.startedAt ?? now).getTime()).toBeGreaterThan(publication(row.publicationId).publishDate.getTime());
    for (const user of town.users) {
      expect([
        user.id,
        town.creditEntries
          .filter((entry) => entry.userId === user.id)
          .reduce((sum, entry) => sum + entry.amountCents, 0),
      ]).toEqual([user.id, user.balanceCents]);
    }
  });

  it("has in its ledger what the notifications of approved publications say, and never less than nothing", () => {
    const approved = town.notifications.filter(({ type }) => type === notificationTypes.approved_publication);
    const said = new Map(approved.map(({ publicationId, extra }) => [publicationId, Number(extra?.credit ?? 0)]));
    const granted = new Map(
      town.creditEntries.map(({ kind, publicationId, amountCents }) => [
        kind === "publication" ? publicationId : null,
        amountCents / 100,
      ]),
    );
    expect(said.size).toBe(town.publications.length);
    for (const [id, dollars] of said) expect([id, granted.get(id) ?? 0]).toEqual([id, dollars]);
    const balances = new Map<number, number>();
    for (const { userId, amountCents } of town.creditEntries) {
      balances.set(userId, (balances.get(userId) ?? 0) + amountCents);
      expect(balances.get(userId)).toBeGreaterThanOrEqual(0);
    }
    expect(balances.get(1)).toBeGreaterThanOrEqual(500);
  });

  it("has work for operators that rules allow, and none of it of the demo accounts", () => {
    const [edit] = town.publicationEdits;
    const { ownerId, title } = publication(edit?.publicationId ?? 0);
    expect([edit?.title, checkDescription(edit?.description ?? ""), edit?.imageIds.length]).toEqual([
      title,
      null,
      town.publicationImages.filter(({ publicationId }) => publicationId === edit?.publicationId).length,
    ]);
    expect(town.reports.map(({ reason }) => checkReportReason(reason))).toEqual([null, null]);
    const leaving = town.erasures.map(({ userId }) => userId);
    const bindsWhoLeaves = town.transactions.filter(
      (row) =>
        ["active", ...bound].includes(row.status) &&
        [row.ownerId, row.interestedId].some((userId) => leaving.includes(userId)),
    );
    expect(bindsWhoLeaves).toEqual([]);
    const waiting = town.publications.filter(({ status }) => status === "waiting");
    const reported = town.reports.map((row) => row.userId ?? publication(row.publicationId ?? 0).ownerId);
    const people = [ownerId, ...leaving, ...reported, ...waiting.map((row) => row.ownerId)];
    expect([waiting.length, Math.min(...people) > 3]).toEqual([1, true]);
  });

  it("leaves both demo accounts publications to trade with", () => {
    const taken = new Set(town.reservations.map((row) => row.publicationId));
    for (const [ownerId, ids] of [
      [1, [1, 4, 5, 8, 10, 12]],
      [2, [2, 3, 6, 7, 9, 11]],
    ] as const) {
      const free = town.publications.filter(
        (row) => row.ownerId === ownerId && row.status === "Activo" && !taken.has(row.id),
      );
      expect(free.map((row) => row.id)).toEqual(ids);
    }
    const reputation = (id: number) => (town.users[id - 1]?.ratingSum ?? 0) / (town.users[id - 1]?.ratingCount ?? 1);
    expect([reputation(1), reputation(2)]).toEqual([4.5, 3]);
  });

  it("has questions by others, mostly answered once by the owner, within the rules", () => {
    const { comments } = town;
    const questions = comments.filter((row) => !row.questionId);
    expect(comments.filter(({ authorId, recipientId }) => authorId === recipientId)).toEqual([]);
    const wrong = comments.filter(({ id, publicationId, authorId, questionId, createdAt }) => {
      const question = questionId ? questions.find((row) => row.id === questionId) : undefined;
      const isOwner = byId.get(publicationId)?.ownerId === authorId;
      const isAnswer =
        question?.publicationId === publicationId &&
        question.id < id &&
        (question.createdAt ?? now) <= (createdAt ?? now);
      return isOwner !== Boolean(questionId) || (questionId && !isAnswer) || (createdAt ?? now) > now;
    });
    expect(wrong).toEqual([]);
    expect(comments.filter(({ text }) => hasContactData(text))).toEqual([]);
    expect([
      questions.length > 200,
      new Set(comments.flatMap(({ questionId }) => questionId ?? [])).size,
      questions.filter(({ publicationId }) => publicationId === 1).length,
    ]).toEqual([true, comments.length - questions.length, 4]);
  });

  it("orders the messages of each chat by time, between its parties, never in the future", () => {
    expect(town.chats.map((chat) => chat.transactionId)).toEqual(town.transactions.map((row) => row.id));
    const times = town.messages.map((message) => message.createdAt?.getTime() ?? 0);
    expect(times).toEqual([...times].sort((a, b) => a - b));
    expect(Math.max(...times)).toBeLessThan(now.getTime());
    const wrong = town.messages.filter((message) => {
      const row = town.transactions[message.chatId - 1];
      const isTheirs =
        row &&
        [row.ownerId, row.interestedId].includes(message.senderId) &&
        (message.createdAt ?? now) >= row.createdAt;
      return (
        !isTheirs || !(message.text?.trim() || message.imageId || message.latitude) || /[{}]/.test(message.text ?? "")
      );
    });
    expect(wrong).toEqual([]);
    const first = new Map(town.messages.toReversed().map((message) => [message.chatId, message.senderId]));
    expect([...first].filter(([chatId, senderId]) => town.transactions[chatId - 1]?.interestedId !== senderId)).toEqual(
      [],
    );
    expect(town.messages.filter((message) => message.latitude).length).toBeGreaterThan(5);
    expect(town.messages.filter((message) => message.imageId).length).toBeGreaterThan(5);
    expect(town.messages.filter((message) => findRefusalReason([foldText(message.text ?? "")]))).toEqual([]);
  });

  const eventsOf = (transactionId: number) =>
    town.transactionEvents
      .filter((event) => event.transactionId === transactionId)
      .map((event) => ({ ...event, at: event.createdAt?.getTime() ?? 0 }))
      .toSorted((a, b) => a.at - b.at);

  it("moves every transaction by allowed moves, one after the other, to where it is", () => {
    const wrong = town.transactions.filter((row) => {
      let status: TransactionStatus = "active";
      let before = row.createdAt.getTime();
      for (const { kind, actor, at } of eventsOf(row.id)) {
        if (at <= before || at >= now.getTime()) return true;
        before = at;
        if (kind === "booked" && status === "accepted") continue;
        const to = (kind === "confirmed" || kind === "claim" ? `${kind}_${actor}` : kind) as TransactionStatus;
        const isAllowed =
          actor === "system"
            ? status.startsWith("confirmed") && to === "complete"
            : findMove(status, to, actor) !== null;
        if (!isAllowed) return true;
        status = to;
      }
      return status !== row.status;
    });
    expect(wrong).toEqual([]);
    expect(town.transactionEvents.some(({ kind }) => kind === "booked")).toBe(true);
  });

  it("says in a chat only what has happened by then, and names the hour and the day as they are", () => {
    const weekdays = ["domingo", "lunes", "martes", "miércoles", "jueves", "viernes", "sábado"];
    let meetings = 0;
    const wrong = town.messages.filter(({ chatId, senderId, text, createdAt }) => {
      const row = town.transactions[chatId - 1];
      if (!row || !text || !createdAt) return false;
      const events = eventsOf(row.id);
      const past = events.filter(({ at }) => at < createdAt.getTime());
      const role = senderId === row.ownerId ? "owner" : "interested";
      const confirmedBySender = past.some(
        ({ kind, actor }) => (kind === "confirmed" || kind === "complete") && actor === role,
      );
      const said = [
        [/acept(é|aste)|Trato hecho/, past.some(({ kind }) => kind === "accepted")],
        [/ya confirmé|confirmado/i, confirmedBySender],
        [/reservé/, past.some(({ kind }) => kind === "booked")],
        [/reclamo/, past.some(({ kind }) => kind === "claim")],
      ] as const;
      const hour = (createdAt.getUTCHours() + 20) % 24;
      const greeting = hour < 12 ? "Buenos días" : hour < 19 ? "Buenas tardes" : "Buenas noches";
      const wrongGreeting = /Buen[oa]s \S+/.exec(text)?.[0].replace(/\W+$/, "");
      const confirmed = events.find(({ kind }) => kind === "confirmed");
      const promised = /hoy mismo|mañana|el (?:lunes|martes|miércoles|jueves|viernes|sábado|domingo)/.exec(text)?.[0];
      const daysUntil =
        confirmed && (Date.parse(caracasDay(new Date(confirmed.at))) - Date.parse(caracasDay(createdAt))) / day;
      if (promised && confirmed) meetings += 1;
      const isKept =
        !promised ||
        daysUntil === undefined ||
        (promised === "hoy mismo"
          ? daysUntil === 0
          : promised === "mañana"
            ? daysUntil === 1
            : daysUntil < 7 &&
              promised ===
                `el ${weekdays[new Date(`${caracasDay(new Date(confirmed?.at ?? 0))}T12:00:00Z`).getUTCDay()]}`);
      return (
        said.some(([words, hasHappened]) => words.test(text) && !hasHappened) ||
        (wrongGreeting !== undefined && wrongGreeting !== greeting) ||
        !isKept
      );
    });
    expect(wrong).toEqual([]);
    expect(meetings).toBeGreaterThan(20);
  });

  it("gives operators the reason of a claim that its claimant writes about in the chat", () => {
    const claims = town.transactionEvents.filter(({ kind }) => kind === "claim");
    expect(new Set(claims.map(({ actor }) => actor))).toEqual(new Set(["owner", "interested"]));
    for (const { transactionId, actor, reason } of claims) {
      const { before, reason: expected } = complaints[actor === "owner" ? "owner" : "interested"];
      const said = town.messages.filter(({ chatId }) => chatId === transactionId).map(({ text }) => text);
      expect(said).toEqual(expect.arrayContaining(before.map(([, line]) => line)));
      expect([reason, checkClaimReason(reason ?? "")]).toEqual([expected, null]);
    }
  });
});
