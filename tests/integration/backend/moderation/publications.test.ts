import { and, eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { addCreditEntry } from "../../../../backend/commands/credit";
import { publicationEdits } from "../../../../backend/db/schema/publicationEdits";
import { loadImageIds } from "../../../../backend/commands/updatePublication";
import { publications } from "../../../../backend/db/schema/publications";
import { reports } from "../../../../backend/db/schema/reports";
import { aPublication, aTransaction, aUser, anImage } from "../../../support/builders";
import { minute, setUpModeration } from "../../../support/moderationFixture";
import { bothDatabases } from "../../../support/startBackend";

describe.each(bothDatabases)("publications before operators on %s", (database) => {
  const fixture = setUpModeration(database);
  const {
    clock,
    now,
    as,
    runJobs,
    waits,
    readItem,
    send,
    decide,
    carryOut,
    publicationRow,
    notificationsOf,
    mailsTo,
    report,
  } = fixture;

  it("returns a publication with the reason and what to mend; its owner appeals once, or mends it", async () => {
    const owner = await aUser(fixture.backend.db);
    const { id } = await aPublication(fixture.backend.db, { ownerId: owner.id, status: "waiting", approvedAt: null });
    expect((await decide("publication", id, "return")).body.fields).toEqual({
      reason: ["Escribe el motivo de la decisión"],
    });
    await carryOut("publication", id, "return", "La foto no es tuya.", "Sube una propia.");
    const message = "La foto no es tuya. Qué corregir: Sube una propia.";
    expect(await publicationRow(id)).toMatchObject({ status: "inactive", reviewReason: message });
    expect((await notificationsOf(owner.id)).at(-1)).toEqual([14, message]);
    expect((await mailsTo(owner.email)).at(-1)?.text).toContain(message);

    const appeal = async (text: string, by = owner) =>
      fixture.backend.call<{ errors?: string[] }>(`/publications/${id}/appeal`, {
        body: { text },
        headers: await as(by),
      });
    const stranger = await aUser(fixture.backend.db);
    expect([(await appeal("Es mía", stranger)).status, (await appeal("  ")).status]).toEqual([404, 422]);
    expect([(await appeal("La tomé yo")).status, (await appeal("La tomé yo")).status]).toEqual([201, 201]);
    expect((await readItem("publication", id)).body.item.appeal).toBe("La tomé yo");
    await carryOut("publication", id, "return", "Sigue sin ser tuya.");
    expect((await appeal("Otra vez")).status).toBe(409);
    const activated = await fixture.backend.call(`/publications/update_status/${id}`, {
      body: { publication_status: 0 },
      headers: await as(owner),
    });
    expect([activated.status, (await publicationRow(id))?.status]).toEqual([422, "inactive"]);
    // Mended by an edit, what an operator returned goes to an operator again.
    await fixture.backend.db.update(publications).set({ status: "waiting" }).where(eq(publications.id, id));
    await fixture.backend.db.execute(
      sql`insert into jobs (kind, subject_id, due_at) values ('review', ${id}, ${now().toISOString()}::timestamptz)`,
    );
    await runJobs();
    expect([(await publicationRow(id))?.status, await waits("publication", id)]).toEqual(["waiting", true]);
    await carryOut("publication", id, "approve");
    expect(await publicationRow(id)).toMatchObject({
      status: "Activo",
      reviewReason: null,
      isHeld: false,
      appeal: null,
    });
  });

  it("shows an edit beside what it changes; a returned one leaves the approved version", async () => {
    const owner = await aUser(fixture.backend.db);
    const thing = await aPublication(fixture.backend.db, {
      ownerId: owner.id,
      title: "Silla de madera",
      priceUsd: 2800,
    });
    const image = await anImage(fixture.backend.db, owner.id);
    const write = async (title: string) =>
      fixture.backend.db.insert(publicationEdits).values({
        publicationId: thing.id,
        formHash: title,
        status: "waiting",
        title,
        description: thing.description,
        tags: ["silla"],
        fields: [],
        condition: "Usado",
        usage: "Bueno",
        imageIds: [image.id],
      });
    await write("Silla de oro");
    const { item } = (await readItem("edit", thing.id)).body;
    expect(item.content.find(({ name }) => name === "title")).toEqual({
      name: "title",
      value: "Silla de oro",
      former: "Silla de madera",
    });
    expect(item.content.find(({ name }) => name === "price")?.value).toBe("2.800");
    expect([item.pictures.length, item.former_pictures.length]).toEqual([1, 1]);
    expect(item.pictures).not.toEqual(item.former_pictures);
    await fixture.backend.db
      .update(publicationEdits)
      .set({ imageIds: await loadImageIds(fixture.backend.db, thing.id) })
      .where(eq(publicationEdits.publicationId, thing.id));
    const same = (await readItem("edit", thing.id)).body.item;
    expect([same.pictures, same.former_pictures]).toEqual([item.former_pictures, []]);
    await carryOut("edit", thing.id, "return", "No es de oro.");
    expect(await publicationRow(thing.id)).toMatchObject({ status: "Activo", title: "Silla de madera" });
    expect((await notificationsOf(owner.id)).at(-1)).toEqual([
      14,
      "No es de oro. Mientras tanto se ve la versión anterior.",
    ]);
    const appealed = await fixture.backend.call(`/publications/${thing.id}/appeal`, {
      body: { text: "Sí lo es" },
      headers: await as(owner),
    });
    expect([appealed.status, (await readItem("edit", thing.id)).body.item.appeal]).toEqual([201, "Sí lo es"]);
    await carryOut("edit", thing.id, "approve");
    expect((await publicationRow(thing.id))?.title).toBe("Silla de oro");
    // Once it is exchanged no operator would review an edit of it.
    await write("Silla de plata");
    await carryOut("edit", thing.id, "return", "No es de plata.");
    await fixture.backend.db.update(publications).set({ status: "finished" }).where(eq(publications.id, thing.id));
    const late = await fixture.backend.call(`/publications/${thing.id}/appeal`, {
      body: { text: "Sí lo es" },
      headers: await as(owner),
    });
    expect(late.status).toBe(409);
  });

  it("shows attributes as their readers see them", async () => {
    const carros = 136;
    const fields = [
      { name: "brand", value: "Toyota" },
      { name: "km", value: "145000" },
    ] as const;
    const car = await aPublication(fixture.backend.db, { status: "waiting", categoryId: carros, fields: [...fields] });
    const { item } = (await readItem("publication", car.id)).body;
    expect(item.content.find(({ name }) => name === "fields")?.value).toBe("Marca: Toyota, Kilometraje: 145.000 km");
  });

  it("leaves an edit of what is reserved alone", async () => {
    const { publication } = await aTransaction(fixture.backend.db, { status: "accepted" });
    await fixture.backend.db.insert(publicationEdits).values({
      publicationId: publication.id,
      formHash: "x",
      status: "waiting",
      title: "Otra cosa",
      description: "Otra",
      tags: [],
      fields: [],
      imageIds: [],
    });
    expect((await readItem("edit", publication.id)).status).toBe(404);
  });

  it("releases or hides what was reported", async () => {
    const hidden = await aPublication(fixture.backend.db);
    for (let reporters = 0; reporters < 3; reporters++) await report(hidden);
    expect((await publicationRow(hidden.id))?.status).toBe("waiting");
    expect((await readItem("publication", hidden.id)).status).toBe(404);
    const { item } = (await readItem("report", hidden.id)).body;
    expect(item.statements.map(({ text }) => text)).toEqual(Array(3).fill("Parece una estafa"));
    await carryOut("report", hidden.id, "release");
    expect((await publicationRow(hidden.id))?.status).toBe("Activo");

    const bad = await aPublication(fixture.backend.db);
    await report(bad);
    expect((await decide("report", bad.id, "hide")).status).toBe(422);
    const { decision } = (await decide("report", bad.id, "hide", "Vende medicinas.")).body;
    // One that comes later waits on.
    await report(bad, "Es robado");
    clock.ms += 2 * minute;
    await runJobs();
    expect(await publicationRow(bad.id)).toMatchObject({
      status: "inactive",
      reviewReason: "Vende medicinas.",
      isHeld: true,
    });
    expect((await notificationsOf(bad.ownerId)).at(-1)).toEqual([14, "Vende medicinas."]);
    const open = await fixture.backend.db
      .select({ reason: reports.reason })
      .from(reports)
      .where(and(eq(reports.publicationId, bad.id), sql`settled_at is null`));
    expect([decision.action, open]).toEqual(["hide", [{ reason: "Es robado" }]]);
  });

  it("removes a fraud with the credit that it earned, as far as that is still there, and never grants it again", async () => {
    const owner = await aUser(fixture.backend.db, { verified: true });
    const publish = async (type: "Producto" | "service") => {
      const thing = await aPublication(fixture.backend.db, {
        ownerId: owner.id,
        type,
        status: "waiting",
        approvedAt: null,
      });
      await carryOut("publication", thing.id, "approve");
      return thing;
    };
    const credit = async () =>
      (
        await fixture.backend.call<{
          balance: number;
          data: { kind: string; amount: number; reason: string | null }[];
        }>("/v1/credit/entries", { headers: await as(owner) })
      ).body;
    const [service, product] = [await publish("service"), await publish("Producto")];
    expect(await credit()).toMatchObject({ balance: 11 });
    await report(service);
    expect((await decide("report", service.id, "remove")).status).toBe(422);
    await carryOut("report", service.id, "remove", "Es una estafa.");
    expect(await credit()).toMatchObject({
      balance: 1,
      data: [{ kind: "fraud", amount: -10, reason: "Es una estafa." }, {}, {}],
    });
    const reason = "Retirada por fraude: Es una estafa. Se retiraron también los 10,00 USD de crédito que dio.";
    expect(await publicationRow(service.id)).toMatchObject({ status: "inactive", reviewReason: reason, isHeld: true });
    expect((await notificationsOf(owner.id)).at(-1)).toEqual([14, reason]);
    await fixture.backend.call(`/publications/${service.id}/appeal`, {
      body: { text: "No lo es" },
      headers: await as(owner),
    });
    await carryOut("publication", service.id, "approve");
    expect((await credit()).balance).toBe(1);

    // What was spent meanwhile cannot be taken.
    await fixture.backend.db.transaction((tx) =>
      addCreditEntry(tx, { userId: owner.id, amountCents: -70, kind: "payment" }),
    );
    await report(product);
    await carryOut("report", product.id, "remove", "Es robado.");
    expect(await credit()).toMatchObject({ balance: 0, data: [{ kind: "fraud", amount: -0.3 }, {}, {}, {}, {}] });
  });

  it.each(["inactive", "finished"] as const)("removes a fraud also while it is %s", async (status) => {
    const owner = await aUser(fixture.backend.db);
    const thing = await aPublication(fixture.backend.db, {
      ownerId: owner.id,
      status: "waiting",
      approvedAt: null,
    });
    await carryOut("publication", thing.id, "approve");
    await report(thing);
    await fixture.backend.db.update(publications).set({ status }).where(eq(publications.id, thing.id));
    expect(await waits("report", thing.id)).toBe(true);
    await carryOut("report", thing.id, "remove", "Es una estafa.");
    expect([(await publicationRow(thing.id))?.status, await waits("report", thing.id)]).toEqual([status, false]);
    const { body } = await fixture.backend.call<{ balance: number }>("/v1/credit/entries", {
      headers: await as(owner),
    });
    expect(body.balance).toBe(0);
    expect((await notificationsOf(owner.id)).at(-1)?.[1]).toContain("Retirada por fraude: Es una estafa.");
  });

  it("drops the release of a reported publication that its owner has changed since", async () => {
    const reported = await aPublication(fixture.backend.db, { status: "waiting" });
    await fixture.backend.db
      .insert(reports)
      .values({ publicationId: reported.id, reporterId: (await aUser(fixture.backend.db)).id, reason: "Es una copia" });
    const { revision } = (await readItem("report", reported.id)).body.item;
    const change = (title: string, milliseconds: number) =>
      fixture.backend.db
        .update(publications)
        .set({ title, updatedAt: new Date(now().getTime() + milliseconds) })
        .where(eq(publications.id, reported.id));
    await change("Otra cosa", 5);
    const release = { kind: "report", subject_id: reported.id, revision, action: "release" };
    expect((await send(fixture.operator, release)).status).toBe(409);
    expect((await decide("report", reported.id, "release")).status).toBe(201);
    await change("Algo muy distinto", 10);
    clock.ms += 2 * minute;
    await runJobs();
    expect([(await publicationRow(reported.id))?.status, await waits("report", reported.id)]).toEqual([
      "waiting",
      true,
    ]);
  });
});
