import { describe, expect, it } from "vitest";
import { hasContactData } from "../../../rules/contactData";
import { checkDescription } from "../../../rules/publication";
import { checkReportReason } from "../../../rules/report";
import { findCategory } from "../../catalogue/categories";
import { publicationForm } from "../../policies/publicationForm";
import { findRefusalReason } from "../../policies/review";
import { goods } from "../goods/all";
import { pictureSize } from "../pictures/pictures";
import { buildTown } from "./town";
import { bound, build, now, publication, town } from "./townFixture";

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
      const isOwner = publication(publicationId).ownerId === authorId;
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
});
