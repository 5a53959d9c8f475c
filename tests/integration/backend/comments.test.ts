import { eq, inArray } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { comments } from "../../../backend/db/schema/comments";
import { jobs } from "../../../backend/db/schema/jobs";
import { mails } from "../../../backend/db/schema/mails";
import { publications } from "../../../backend/db/schema/publications";
import { databaseCode } from "../../../backend/errors";
import { runOneJob } from "../../../backend/jobs/runner";
import { aPublication, aUser } from "../../support/builders";
import type { User } from "../../support/builders";
import { identifierOf, openCable } from "../../support/cableClient";
import { pollUntil } from "../../support/pollUntil";
import { useQuestions } from "../../support/questionFixture";
import type { Comment } from "../../support/questionFixture";
import { bothDatabases } from "../../support/startBackend";

describe.each(bothDatabases)("questions and answers on %s", (database) => {
  const fixture = useQuestions(database);
  const { as, write, listed, notificationsOf } = fixture;

  it("are asked, answered once, notified and shown as recorded", async () => {
    const cable = openCable(fixture.backend.url, { headers: await as(fixture.asker) });
    const identifier = identifierOf("CommentChannel", { publication_id: fixture.thing.id });
    await cable.find((frame) => frame.type === "welcome");
    cable.subscribe(identifier);
    await cable.find((frame) => frame.type === "confirm_subscription");

    // Ids in the body are not trusted.
    const asked = await write(fixture.asker, {
      comment: "  ¿Tiene\n caja?  ",
      user_from_id: fixture.owner.id,
      user_to_id: fixture.asker.id,
      token: "x",
    });
    const question = {
      id: expect.any(Number),
      father_comment_id: 0,
      comment: "¿Tiene caja?",
      user_to_id: fixture.owner.id,
      user_from_id: fixture.asker.id,
      publication_id: fixture.thing.id,
      user: {
        id: fixture.asker.id,
        name: "Luis",
        last_name: "Gómez",
        active: true,
        verified: false,
        type_suscription: "Standard",
        email_confirmed: true,
      },
      created_at: expect.stringMatching(/^\d{4}-.*Z$/),
    };
    expect([asked.status, asked.body]).toEqual([201, question]);
    const answered = await write(fixture.owner, { comment: "Sí, la original", father_comment_id: asked.body.id });
    expect([answered.status, answered.body]).toMatchObject([
      201,
      { father_comment_id: asked.body.id, user_to_id: fixture.asker.id, user_from_id: fixture.owner.id },
    ]);
    for (const user of [undefined, fixture.asker, fixture.owner])
      expect((await listed(fixture.thing.id, user)).body).toEqual([asked.body, answered.body]);
    const detail = await fixture.backend.call<{ comments: Comment[] }>(`/publications/${fixture.thing.id}`);
    expect(detail.body.comments).toEqual([asked.body, answered.body]);
    await cable.find((frame) => (frame.message as Comment | undefined)?.id === answered.body.id);
    expect(cable.messages(identifier)).toEqual([asked.body, answered.body]);
    cable.close();

    const received = await fixture.backend.call<{ type_notification: string; model: unknown }[]>("/notifications", {
      headers: await as(fixture.owner),
    });
    expect(received.body[0]).toMatchObject({
      type_notification: "new_comment",
      type_notification_id: 13,
      model: { comment: { ...question, publication: { id: fixture.thing.id, title: "Silla & mesa" } } },
    });
    expect([
      (await notificationsOf(fixture.owner)).length,
      (await notificationsOf(fixture.asker)).map(({ commentId }) => commentId),
    ]).toEqual([1, [answered.body.id]]);
  });

  it("are refused from guests, owners and strangers, and with too little text, too much, or contact data", async () => {
    const [first] = (await listed(fixture.thing.id)).body;
    const other = await aPublication(fixture.backend.db, { ownerId: fixture.owner.id });
    const hidden = await aPublication(fixture.backend.db, { ownerId: fixture.owner.id, status: "inactive" });
    const gone = await aPublication(fixture.backend.db, {
      ownerId: (await aUser(fixture.backend.db, { active: false })).id,
    });
    const before = await fixture.backend.db.select().from(comments);
    expect(
      (
        await fixture.backend.call("/comments_publications", {
          body: { publication_id: fixture.thing.id, comment: "Hola" },
        })
      ).status,
    ).toBe(401);
    const refusals: [User, Record<string, unknown>, number, string][] = [
      [fixture.owner, { comment: "Yo misma" }, 422, "No puedes preguntar en tu propia publicación"],
      [
        fixture.asker,
        { comment: "Yo respondo", father_comment_id: first?.id },
        422,
        "Solo quien publicó puede responder",
      ],
      [
        fixture.asker,
        { comment: "Yo respondo", father_comment_id: 999_999 },
        422,
        "Solo quien publicó puede responder",
      ],
      [fixture.owner, { comment: "Otra", father_comment_id: first?.id }, 409, "Esta pregunta ya tiene respuesta"],
      [
        fixture.owner,
        { comment: "De otra", father_comment_id: first?.id, publication_id: other.id },
        404,
        "Pregunta no encontrada",
      ],
      [
        fixture.owner,
        { comment: "A una respuesta", father_comment_id: (first?.id ?? 0) + 1 },
        404,
        "Pregunta no encontrada",
      ],
      [fixture.asker, { comment: "   " }, 422, "Escribe algo antes de enviar"],
      [fixture.asker, { comment: "x".repeat(301) }, 422, "El texto no puede tener más de 300 caracteres"],
      [fixture.asker, { comment: "nulo \0" }, 422, "El texto tiene caracteres invisibles"],
      [
        fixture.asker,
        { comment: "Escríbeme al 0414-1112233" },
        422,
        "No se permiten datos de contacto ni enlaces en las preguntas y respuestas",
      ],
      [
        fixture.asker,
        { comment: "luis arroba gmail punto com" },
        422,
        "No se permiten datos de contacto ni enlaces en las preguntas y respuestas",
      ],
      [fixture.asker, { comment: "¿Sigue?", publication_id: hidden.id }, 404, "Publicación no encontrada"],
      [fixture.asker, { comment: "¿Sigue?", publication_id: gone.id }, 404, "Publicación no encontrada"],
      [fixture.asker, { comment: "¿Sigue?", publication_id: 999_999 }, 404, "Publicación no encontrada"],
    ];
    for (const [user, body, status, message] of refusals) {
      const answer = await write(user, body);
      expect([body, answer.status, JSON.stringify(answer.body)]).toEqual([
        body,
        status,
        expect.stringContaining(message),
      ]);
    }
    expect(await fixture.backend.db.select().from(comments)).toEqual(before);
    expect((await write(fixture.asker, { comment: "¡".repeat(300) })).status).toBe(201);
    for (const id of [hidden.id, gone.id, 999_999])
      expect([(await listed(id, fixture.asker)).status, (await listed(id)).status]).toEqual([404, 404]);
    expect((await listed(hidden.id, fixture.owner)).body).toEqual([]);
    const stranger = openCable(fixture.backend.url, { headers: await as(fixture.asker) });
    await stranger.find((frame) => frame.type === "welcome");
    stranger.subscribe(identifierOf("CommentChannel", { publication_id: gone.id }));
    await stranger.find((frame) => frame.type === "reject_subscription");
    stranger.close();
  });

  it("are stored once, however often and simultaneously they are sent", async () => {
    const item = await aPublication(fixture.backend.db, { ownerId: fixture.owner.id });
    const times = <T>(send: () => Promise<T>) => Promise.all(Array.from({ length: 20 }, send));
    const rows = () =>
      fixture.backend.db.select().from(comments).where(eq(comments.publicationId, item.id)).orderBy(comments.id);
    const before = [(await notificationsOf(fixture.owner)).length, (await notificationsOf(fixture.asker)).length];
    const ask = (key?: string, comment = "¿Sigue disponible?") =>
      write(fixture.asker, { publication_id: item.id, comment }, key);

    const keyed = await times(() => ask("a"));
    const plain = await times(() => write(fixture.asker, { publication_id: item.id, comment: "¿Cuánto pesa?" }));
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
      write(fixture.owner, { publication_id: item.id, father_comment_id: first?.id, comment: "Sí" }),
    );
    expect(new Set(same.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    let number = 0;
    const different = await times(() =>
      write(
        fixture.owner,
        { publication_id: item.id, father_comment_id: second?.id, comment: `Pesa ${(number += 1)} kilos` },
        `k${number}`,
      ),
    );
    expect(different.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 19 }, () => 409)]);
    expect((await rows()).length).toBe(4);
    expect([(await notificationsOf(fixture.owner)).length, (await notificationsOf(fixture.asker)).length]).toEqual([
      (before[0] ?? 0) + 2,
      (before[1] ?? 0) + 2,
    ]);
    // One request id for questions about several publications counts for the first.
    const things = await Promise.all(
      Array.from({ length: 6 }, () => aPublication(fixture.backend.db, { ownerId: fixture.owner.id })),
    );
    const spread = await Promise.all(
      things.map(({ id }) => write(fixture.asker, { publication_id: id, comment: "¿Sigue?" }, "spread")),
    );
    expect(spread.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
    // The database itself enforces it.
    const again = fixture.backend.db.insert(comments).values({
      publicationId: item.id,
      questionId: first?.id,
      authorId: fixture.owner.id,
      recipientId: fixture.asker.id,
      text: "x",
    });
    await expect(again).rejects.toSatisfy((error) => databaseCode(error) === "23505");
    const elsewhere = fixture.backend.db.insert(comments).values({
      publicationId: fixture.thing.id,
      questionId: second?.id,
      authorId: fixture.owner.id,
      recipientId: fixture.asker.id,
      text: "x",
    });
    await expect(elsewhere).rejects.toSatisfy((error) => ["23503", "23505"].includes(databaseCode(error) ?? ""));
  });

  it("mail the answer once, to users who want mails, and no call sends it again", async () => {
    const settled = () =>
      pollUntil(
        async () => {
          await runOneJob(fixture.backend.services);
          return fixture.backend.db.select().from(jobs).where(eq(jobs.kind, "mail"));
        },
        (rows) => rows.every(({ doneAt }) => doneAt !== null),
      );
    const silent = await aUser(fixture.backend.db, { notificationsEmail: false });
    const quiet = await write(silent, { comment: "¿Y en azul?" });
    const reply = await write(fixture.owner, { comment: "También", father_comment_id: quiet.body.id });
    await settled();
    const all = await fixture.backend.db
      .select()
      .from(mails)
      .where(inArray(mails.recipient, [fixture.asker.email, fixture.owner.email, silent.email]))
      .orderBy(mails.id);
    const answers = await notificationsOf(fixture.asker);
    expect(new Set(all.map(({ recipient, isOptional }) => `${recipient} ${isOptional}`))).toEqual(
      new Set([`${fixture.asker.email} true`]),
    );
    expect([all.length, all[0]?.subject]).toEqual([answers.length, "Respondieron tu pregunta sobre «Silla & mesa»"]);
    const [answer] = answers;
    for (const part of [all[0]?.text, all[0]?.html])
      expect(part).toContain(`https://truequea.example/publicacion/${fixture.thing.id}?commentId=${answer?.commentId}`);
    expect(all[0]?.html).toContain("Silla &amp; mesa");
    // The call answers the author and sends nothing.
    const ask = async (user: User | null, id: number) =>
      (await fixture.backend.call(`/send_mail_new_answer/${id}`, { headers: user ? await as(user) : {} })).status;
    expect([
      await ask(null, reply.body.id),
      await ask(fixture.asker, reply.body.id),
      await ask(fixture.owner, quiet.body.id),
      await ask(fixture.owner, reply.body.id),
    ]).toEqual([401, 404, 404, 200]);
    await settled();
    expect(
      await fixture.backend.db
        .select()
        .from(mails)
        .where(inArray(mails.recipient, [fixture.asker.email, fixture.owner.email, silent.email])),
    ).toHaveLength(answers.length);
  });

  it("do not show in notifications to users for whom their publication is hidden", async () => {
    const item = await aPublication(fixture.backend.db, { ownerId: fixture.owner.id, title: "Lámpara" });
    const asked = await write(fixture.asker, { publication_id: item.id, comment: "¿Es de mesa?" });
    await write(fixture.owner, { publication_id: item.id, father_comment_id: asked.body.id, comment: "De techo" });
    const newest = async (user: User) =>
      (await fixture.backend.call<{ model: unknown }[]>("/notifications", { headers: await as(user) })).body[0]?.model;
    const publication = { id: item.id, title: "Lámpara" };
    expect([await newest(fixture.owner), await newest(fixture.asker)]).toMatchObject([
      { comment: { comment: "¿Es de mesa?" } },
      { comment: { comment: "De techo", publication } },
    ]);
    await fixture.backend.db.update(publications).set({ status: "inactive" }).where(eq(publications.id, item.id));
    expect([await newest(fixture.owner), await newest(fixture.asker)]).toMatchObject([
      { comment: { comment: "¿Es de mesa?" } },
      { comment: { comment: "…", publication } },
    ]);
  });
});
