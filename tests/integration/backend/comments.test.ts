import { and, eq, inArray } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { comments } from "../../../backend/db/schema/comments";
import { jobs } from "../../../backend/db/schema/jobs";
import { mails } from "../../../backend/db/schema/mails";
import { notifications } from "../../../backend/db/schema/notifications";
import { publicationEdits } from "../../../backend/db/schema/publicationEdits";
import { publications } from "../../../backend/db/schema/publications";
import { reports } from "../../../backend/db/schema/reports";
import { databaseCode } from "../../../backend/errors";
import { runOneJob } from "../../../backend/jobs/runner";
import { aPublication, aUser, password, sessionOf } from "../../support/builders";
import type { Publication, User } from "../../support/builders";
import { identifierOf, openCable } from "../../support/cableClient";
import { bothDatabases, startBackend } from "../../support/startBackend";
import type { TestBackend } from "../../support/startBackend";
import { pollUntil } from "../../support/pollUntil";

interface Comment {
  id: number;
  father_comment_id: number;
  comment: string;
  user_to_id: number;
  user_from_id: number;
  publication_id: number;
  user: { id: number; name: string; last_name: string; verified: boolean };
  created_at: string;
}

describe.each(bothDatabases)("questions and reports on %s", (database) => {
  let backend: TestBackend;
  let owner: User;
  let asker: User;
  let thing: Publication;
  const headers = new Map<number, Record<string, string>>();
  const as = async (user: User) =>
    headers.get(user.id) ?? headers.set(user.id, await sessionOf(backend.db, user)).get(user.id) ?? {};

  beforeAll(async () => {
    backend = await startBackend({ database, publicUrl: "https://truequea.example" });
    owner = await aUser(backend.db, { name: "Olga" });
    asker = await aUser(backend.db, { name: "Luis", lastName: "Gómez" });
    thing = await aPublication(backend.db, { ownerId: owner.id, title: "Silla & mesa" });
  });
  afterAll(() => backend.stop());

  const write = async (user: User, body: Record<string, unknown>, key?: string) =>
    backend.call<Comment & { errors?: string[]; fields?: Record<string, string[]> }>("/comments_publications", {
      body: { publication_id: thing.id, father_comment_id: 0, ...body },
      headers: { ...(await as(user)), ...(key ? { "idempotency-key": key } : {}) },
    });
  const listed = async (id: number, user?: User) =>
    backend.call<Comment[]>(`/find_comments_publications?publication_id=${id}`, {
      headers: user ? await as(user) : {},
    });
  const noticesOf = (user: User) =>
    backend.db
      .select()
      .from(notifications)
      .where(and(eq(notifications.userId, user.id), eq(notifications.type, 13)))
      .orderBy(notifications.id);

  it("are asked, answered once, notified and shown as recorded", async () => {
    const cable = openCable(backend.url, { headers: await as(asker) });
    const identifier = identifierOf("CommentChannel", { publication_id: thing.id });
    await cable.find((frame) => frame.type === "welcome");
    cable.subscribe(identifier);
    await cable.find((frame) => frame.type === "confirm_subscription");

    // Ids in the body are not trusted.
    const asked = await write(asker, {
      comment: "  ¿Tiene\n caja?  ",
      user_from_id: owner.id,
      user_to_id: asker.id,
      token: "x",
    });
    const question = {
      id: expect.any(Number),
      father_comment_id: 0,
      comment: "¿Tiene caja?",
      user_to_id: owner.id,
      user_from_id: asker.id,
      publication_id: thing.id,
      user: { id: asker.id, name: "Luis", last_name: "Gómez", verified: false, type_suscription: "Standard" },
      created_at: expect.stringMatching(/^\d{4}-.*Z$/),
    };
    expect([asked.status, asked.body]).toEqual([201, question]);
    const answered = await write(owner, { comment: "Sí, la original", father_comment_id: asked.body.id });
    expect([answered.status, answered.body]).toMatchObject([
      201,
      { father_comment_id: asked.body.id, user_to_id: asker.id, user_from_id: owner.id },
    ]);
    for (const user of [undefined, asker, owner])
      expect((await listed(thing.id, user)).body).toEqual([asked.body, answered.body]);
    const detail = await backend.call<{ comments: Comment[] }>(`/publications/${thing.id}`);
    expect(detail.body.comments).toEqual([asked.body, answered.body]);
    await cable.find((frame) => (frame.message as Comment | undefined)?.id === answered.body.id);
    expect(cable.messages(identifier)).toEqual([asked.body, answered.body]);
    cable.close();

    const received = await backend.call<{ type_notification: string; model: unknown }[]>("/notifications", {
      headers: await as(owner),
    });
    expect(received.body[0]).toMatchObject({
      type_notification: "new_comment",
      type_notification_id: 13,
      model: { comment: { ...question, publication: { id: thing.id, title: "Silla & mesa" } } },
    });
    expect([(await noticesOf(owner)).length, (await noticesOf(asker)).map(({ commentId }) => commentId)]).toEqual([
      1,
      [answered.body.id],
    ]);
  });

  it("are refused from guests, owners and strangers, and with too little text, too much, or contact data", async () => {
    const [first] = (await listed(thing.id)).body;
    const other = await aPublication(backend.db, { ownerId: owner.id });
    const hidden = await aPublication(backend.db, { ownerId: owner.id, status: "inactive" });
    const gone = await aPublication(backend.db, { ownerId: (await aUser(backend.db, { active: false })).id });
    const before = await backend.db.select().from(comments);
    expect(
      (await backend.call("/comments_publications", { body: { publication_id: thing.id, comment: "Hola" } })).status,
    ).toBe(401);
    const refusals: [User, Record<string, unknown>, number, string][] = [
      [owner, { comment: "Yo misma" }, 422, "No puedes preguntar en tu propia publicación"],
      [asker, { comment: "Yo respondo", father_comment_id: first?.id }, 422, "Solo quien publicó puede responder"],
      [asker, { comment: "Yo respondo", father_comment_id: 999_999 }, 422, "Solo quien publicó puede responder"],
      [owner, { comment: "Otra", father_comment_id: first?.id }, 409, "Esta pregunta ya tiene respuesta"],
      [
        owner,
        { comment: "De otra", father_comment_id: first?.id, publication_id: other.id },
        404,
        "Pregunta no encontrada",
      ],
      [owner, { comment: "A una respuesta", father_comment_id: (first?.id ?? 0) + 1 }, 404, "Pregunta no encontrada"],
      [asker, { comment: "   " }, 422, "Escribe algo antes de enviar"],
      [asker, { comment: "x".repeat(301) }, 422, "El texto no puede tener más de 300 caracteres"],
      [asker, { comment: "nulo \0" }, 422, "Los datos enviados no son válidos."],
      [
        asker,
        { comment: "Escríbeme al 0414-1112233" },
        422,
        "No se permiten datos de contacto ni enlaces en las preguntas y respuestas",
      ],
      [
        asker,
        { comment: "luis arroba gmail punto com" },
        422,
        "No se permiten datos de contacto ni enlaces en las preguntas y respuestas",
      ],
      [asker, { comment: "¿Sigue?", publication_id: hidden.id }, 404, "Publicación no encontrada"],
      [asker, { comment: "¿Sigue?", publication_id: gone.id }, 404, "Publicación no encontrada"],
      [asker, { comment: "¿Sigue?", publication_id: 999_999 }, 404, "Publicación no encontrada"],
    ];
    for (const [user, body, status, message] of refusals) {
      const answer = await write(user, body);
      expect([body, answer.status, JSON.stringify(answer.body)]).toEqual([
        body,
        status,
        expect.stringContaining(message),
      ]);
    }
    expect(await backend.db.select().from(comments)).toEqual(before);
    expect((await write(asker, { comment: "¡".repeat(300) })).status).toBe(201);
    for (const id of [hidden.id, gone.id, 999_999])
      expect([(await listed(id, asker)).status, (await listed(id)).status]).toEqual([404, 404]);
    expect((await listed(hidden.id, owner)).body).toEqual([]);
    const stranger = openCable(backend.url, { headers: await as(asker) });
    await stranger.find((frame) => frame.type === "welcome");
    stranger.subscribe(identifierOf("CommentChannel", { publication_id: gone.id }));
    await stranger.find((frame) => frame.type === "reject_subscription");
    stranger.close();
  });

  it("are stored once, however often and simultaneously they are sent", async () => {
    const item = await aPublication(backend.db, { ownerId: owner.id });
    const times = <T>(send: () => Promise<T>) => Promise.all(Array.from({ length: 20 }, send));
    const rows = () =>
      backend.db.select().from(comments).where(eq(comments.publicationId, item.id)).orderBy(comments.id);
    const before = [(await noticesOf(owner)).length, (await noticesOf(asker)).length];
    const ask = (key?: string, comment = "¿Sigue disponible?") =>
      write(asker, { publication_id: item.id, comment }, key);

    const keyed = await times(() => ask("a"));
    const plain = await times(() => write(asker, { publication_id: item.id, comment: "¿Cuánto pesa?" }));
    expect([...keyed, ...plain].map(({ status }) => status)).toEqual(Array.from({ length: 40 }, () => 201));
    const [first, second] = await rows();
    expect([
      new Set(keyed.map(({ body }) => body.id)),
      new Set(plain.map(({ body }) => body.id)),
      (await rows()).length,
    ]).toEqual([new Set([first?.id]), new Set([second?.id]), 2]);
    expect([(await ask("a")).body.id, (await ask("a", "Otra cosa")).status]).toEqual([first?.id, 409]);

    // The same answer, then different ones at once: one of them is stored.
    const same = await times(() =>
      write(owner, { publication_id: item.id, father_comment_id: first?.id, comment: "Sí" }),
    );
    expect(new Set(same.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    let number = 0;
    const different = await times(() =>
      write(
        owner,
        { publication_id: item.id, father_comment_id: second?.id, comment: `Pesa ${(number += 1)} kilos` },
        `k${number}`,
      ),
    );
    expect(different.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 19 }, () => 409)]);
    expect((await rows()).length).toBe(4);
    expect([(await noticesOf(owner)).length, (await noticesOf(asker)).length]).toEqual([
      (before[0] ?? 0) + 2,
      (before[1] ?? 0) + 2,
    ]);
    // One request id for questions about several publications counts for the first.
    const things = await Promise.all(Array.from({ length: 6 }, () => aPublication(backend.db, { ownerId: owner.id })));
    const spread = await Promise.all(
      things.map(({ id }) => write(asker, { publication_id: id, comment: "¿Sigue?" }, "spread")),
    );
    expect(spread.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
    // The database itself enforces it.
    const again = backend.db
      .insert(comments)
      .values({ publicationId: item.id, questionId: first?.id, authorId: owner.id, recipientId: asker.id, text: "x" });
    await expect(again).rejects.toSatisfy((error) => databaseCode(error) === "23505");
    const elsewhere = backend.db.insert(comments).values({
      publicationId: thing.id,
      questionId: second?.id,
      authorId: owner.id,
      recipientId: asker.id,
      text: "x",
    });
    await expect(elsewhere).rejects.toSatisfy((error) => ["23503", "23505"].includes(databaseCode(error) ?? ""));
  });

  it("mail the answer once, to users who want mails, and no call sends it again", async () => {
    const settled = () =>
      pollUntil(
        async () => {
          await runOneJob(backend.services);
          return backend.db.select().from(jobs).where(eq(jobs.kind, "mail"));
        },
        (rows) => rows.every(({ doneAt }) => doneAt !== null),
      );
    const silent = await aUser(backend.db, { notificationsEmail: false });
    const quiet = await write(silent, { comment: "¿Y en azul?" });
    const reply = await write(owner, { comment: "También", father_comment_id: quiet.body.id });
    await settled();
    const all = await backend.db
      .select()
      .from(mails)
      .where(inArray(mails.recipient, [asker.email, owner.email, silent.email]))
      .orderBy(mails.id);
    const answers = await noticesOf(asker);
    expect(new Set(all.map(({ recipient, isOptional }) => `${recipient} ${isOptional}`))).toEqual(
      new Set([`${asker.email} true`]),
    );
    expect([all.length, all[0]?.subject]).toEqual([answers.length, "Respondieron tu pregunta sobre «Silla & mesa»"]);
    const [answer] = answers;
    for (const part of [all[0]?.text, all[0]?.html])
      expect(part).toContain(`https://truequea.example/publicacion/${thing.id}?commentId=${answer?.commentId}`);
    expect(all[0]?.html).toContain("Silla &amp; mesa");
    // The call answers the author and sends nothing.
    const ask = async (user: User | null, id: number) =>
      (await backend.call(`/send_mail_new_answer/${id}`, { headers: user ? await as(user) : {} })).status;
    expect([
      await ask(null, reply.body.id),
      await ask(asker, reply.body.id),
      await ask(owner, quiet.body.id),
      await ask(owner, reply.body.id),
    ]).toEqual([401, 404, 404, 200]);
    await settled();
    expect(
      await backend.db
        .select()
        .from(mails)
        .where(inArray(mails.recipient, [asker.email, owner.email, silent.email])),
    ).toHaveLength(answers.length);
  });

  it("do not show in notifications to users for whom their publication is hidden", async () => {
    const item = await aPublication(backend.db, { ownerId: owner.id, title: "Lámpara" });
    const asked = await write(asker, { publication_id: item.id, comment: "¿Es de mesa?" });
    await write(owner, { publication_id: item.id, father_comment_id: asked.body.id, comment: "De techo" });
    const newest = async (user: User) =>
      (await backend.call<{ model: unknown }[]>("/notifications", { headers: await as(user) })).body[0]?.model;
    const publication = { id: item.id, title: "Lámpara" };
    expect([await newest(owner), await newest(asker)]).toMatchObject([
      { comment: { comment: "¿Es de mesa?" } },
      { comment: { comment: "De techo", publication } },
    ]);
    await backend.db.update(publications).set({ status: "inactive" }).where(eq(publications.id, item.id));
    expect([await newest(owner), await newest(asker)]).toMatchObject([
      { comment: { comment: "¿Es de mesa?" } },
      { comment: { comment: "…", publication } },
    ]);
  });

  it("a report is stored once and unreadable; three verified users hide the publication until it is settled", async () => {
    const item = await aPublication(backend.db, { ownerId: owner.id });
    const report = async (user: User | null, body: Record<string, unknown>) =>
      backend.call<{ id: number }>("/reports", {
        body: { publication_id: item.id, ...body },
        headers: user ? await as(user) : {},
      });
    expect((await report(null, { reason: "x" })).status).toBe(401);
    for (const reason of [undefined, "  ", "x".repeat(301)])
      expect([reason, (await report(asker, { reason })).status]).toEqual([reason, 422]);
    expect((await report(owner, { reason: "Mía" })).body).toEqual({
      errors: ["No puedes denunciar tu propia publicación"],
    });
    const first = await report(asker, { reason: "Es una estafa", reporter_user_id: owner.id });
    expect([first.status, first.body]).toEqual([
      201,
      { id: expect.any(Number), reason: "Es una estafa", publication_id: item.id, reporter_user_id: asker.id },
    ]);
    const many = await Promise.all(Array.from({ length: 12 }, () => report(asker, { reason: "Otra vez" })));
    expect(many.map(({ status, body }) => [status, body])).toEqual(many.map(() => [201, first.body]));
    for (const path of ["/reports", `/reports/${first.body.id}`])
      expect((await backend.call(path, { headers: await as(asker) })).status).toBe(404);

    const verified = await Promise.all([1, 2, 3].map(() => aUser(backend.db, { verified: true })));
    const statusOf = async () =>
      (await backend.db.select().from(publications).where(eq(publications.id, item.id)))[0]?.status;
    const seen: unknown[] = [];
    for (const user of verified) {
      await report(user, { reason: "Prohibido" });
      seen.push(await statusOf());
    }
    expect(seen).toEqual(["Activo", "Activo", "waiting"]);
    expect((await report(await aUser(backend.db), { reason: "Tarde" })).status).toBe(404);
    // Neither its owner nor the automatic review can activate it.
    await backend.call(`/publications/update_status/${item.id}`, {
      body: { publication_status: 0 },
      headers: await as(owner),
    });
    const review = async () => {
      await backend.db.insert(jobs).values({ kind: "review", subjectId: item.id, dueAt: new Date(0) });
      return pollUntil(
        async () => {
          await runOneJob(backend.services);
          return backend.db.select().from(jobs).where(eq(jobs.subjectId, item.id));
        },
        (rows) => rows.every(({ doneAt }) => doneAt !== null),
      );
    };
    await review();
    expect(await statusOf()).toBe("waiting");
    await backend.db.update(reports).set({ settledAt: new Date() }).where(eq(reports.publicationId, item.id));
    await review();
    expect(await statusOf()).toBe("Activo");
  });

  it("a reported publication stays hidden and unchanged while its owner deactivates, reactivates and edits it", async () => {
    const leaver = await aUser(backend.db);
    const item = await aPublication(backend.db, { ownerId: leaver.id, title: "Silla prohibida", status: "waiting" });
    const reporters = await Promise.all([1, 2, 3].map(() => aUser(backend.db, { verified: true })));
    await backend.db
      .insert(reports)
      .values(reporters.map(({ id }) => ({ publicationId: item.id, reporterId: id, reason: "Prohibido" })));
    const rowOf = async () => (await backend.db.select().from(publications).where(eq(publications.id, item.id)))[0];

    await backend.db.insert(publicationEdits).values({
      ...item,
      id: undefined,
      publicationId: item.id,
      formHash: "x",
      status: "waiting",
      title: "Silla buena",
      imageIds: [],
    });
    await backend.db.insert(jobs).values({ kind: "review_edit", subjectId: item.id, dueAt: new Date(0) });
    const [job] = await pollUntil(
      async () => {
        await runOneJob(backend.services);
        return backend.db.select().from(jobs).where(eq(jobs.subjectId, item.id));
      },
      ([one]) => (one?.dueAt.getTime() ?? 0) > 0 || one?.doneAt !== null,
    );
    expect([job?.doneAt, (await rowOf())?.title]).toEqual([null, "Silla prohibida"]);

    expect((await backend.call("/desactivate_account", { method: "PATCH", headers: await as(leaver) })).status).toBe(
      200,
    );
    const offer = await backend.call<{ reactivation_token: string }>("/auth/sign_in/", {
      body: { email: leaver.email, password },
    });
    const back = await backend.call("/reactivate_account", { body: { token: offer.body.reactivation_token } });
    const fresh = Object.fromEntries(
      ["access-token", "client", "uid"].map((name) => [name, back.headers.get(name) ?? ""]),
    );
    expect(
      (
        await backend.call(`/publications/update_status/${item.id}`, {
          body: { publication_status: 0 },
          headers: fresh,
        })
      ).status,
    ).toBe(200);
    expect((await rowOf())?.status).toBe("waiting");
  });
});
