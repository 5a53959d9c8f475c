import { and, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { returnPublication, reviewPublication } from "../../../backend/commands/reviewPublication";
import { notifications } from "../../../backend/db/schema/notifications";
import { publicationEdits } from "../../../backend/db/schema/publicationEdits";
import { aPublication, aUser, sessionOf } from "../../support/builders";
import { useEdits } from "../../support/editFixture";
import { bothDatabases } from "../../support/startBackend";

describe.each(bothDatabases)("editing a publication on %s", (database) => {
  const fixture = useEdits(database);
  const { own, edit, see, review, notificationTypes, urls } = fixture;

  it("shows price, interests and place at once, and the rest after the review", async () => {
    const silla = await own();
    const [first] = urls(await see(silla));
    const { status, body } = await edit(silla, {
      name: "Silla gamer",
      price: "80",
      editor_web: "Como nueva",
      condition: "Excelente",
      "article_tags[]": ["monitor"],
      location: "Chacao, Miranda",
      latitude: "10.4961",
      longitude: "-66.8486",
      "picture_data[]": [fixture.photo],
      "picture_order[]": ["new", first ?? ""],
    });
    expect(status).toBe(200);
    expect(body.publication).toMatchObject({
      title: "Silla de oficina",
      price: 80,
      edit: { in_review: true, reason: null, name: "Silla gamer", condition: "Excelente" },
    });
    const before = await see(silla);
    expect(before).toMatchObject({
      title: "Silla de oficina",
      editor_web: "En buen estado",
      price: 80,
      article_tags: ["monitor"],
      location: "Chacao, Miranda",
      publication_status: "Activo",
    });
    expect([urls(before), before.edit]).toEqual([[first], undefined]);
    expect(urls((await see(silla, fixture.session)).edit)[1]).toBe(first);
    await review();
    const after = await see(silla);
    expect(after).toMatchObject({
      title: "Silla gamer",
      editor_web: "Como nueva",
      condition: "Excelente",
      publication_status: "Activo",
    });
    expect([urls(after).length, urls(after)[1]]).toEqual([2, first]);
    expect((await fetch(urls(after)[0] ?? "")).status).toBe(200);
    expect(await notificationTypes(silla)).toEqual([7, 8]);
    // Search finds it by its new title.
    const found = await fixture.backend.call<{ data: { id: number }[] }>(
      "/search_publications?tags=gamer&location=all",
    );
    expect(found.body.data.map(({ id }) => id)).toContain(silla.id);
  });

  it("keeps the approved version when an edit is refused, with the reason and the edit for its owner", async () => {
    const silla = await own();
    await edit(silla, { editor_web: "Llámame al 0414-123.45.67", price: "60" });
    await review();
    expect(await see(silla)).toMatchObject({ editor_web: "En buen estado", price: 60, publication_status: "Activo" });
    expect((await see(silla, fixture.session)).edit).toMatchObject({
      in_review: false,
      reason: "No se permiten datos de contacto ni enlaces en la publicación",
      editor_web: "Llámame al 0414-123.45.67",
    });
    expect(await notificationTypes(silla)).toEqual([7, 14]);
    const [notification] = await fixture.backend.db
      .select()
      .from(notifications)
      .where(and(eq(notifications.publicationId, silla.id), eq(notifications.type, 14)));
    expect(notification?.extra).toEqual({
      reason:
        "No se permiten datos de contacto ni enlaces en la publicación. Mientras tanto se ve la versión anterior.",
    });
  });

  it("takes no credit back when what earned it is edited, returned or taken back", async () => {
    const eva = await aUser(fixture.backend.db);
    const headers = await sessionOf(fixture.backend.db, eva);
    const silla = await aPublication(fixture.backend.db, { ownerId: eva.id, status: "waiting", approvedAt: null });
    await fixture.backend.db.transaction((tx) => reviewPublication(tx, silla.id));
    const ledger = async () =>
      (await fixture.backend.call<{ balance: number; total: number }>("/v1/credit/entries", { headers })).body;
    const earned = { balance: 1, total: 1 };
    expect(await ledger()).toMatchObject(earned);
    await edit(silla, { editor_web: "Llámame al 0414-123.45.67" }, headers);
    await review();
    expect([(await see(silla, headers)).edit?.reason, await ledger()]).toMatchObject([
      expect.stringContaining("datos de contacto"),
      earned,
    ]);
    await fixture.backend.call(`/publications/update_status/${silla.id}`, { headers, body: { publication_status: 1 } });
    expect([(await see(silla, headers)).publication_status, await ledger()]).toMatchObject(["inactive", earned]);
    const { ownerId, id } = silla;
    await fixture.backend.db.transaction((tx) => returnPublication(tx, { ownerId, id }, "Faltan datos", new Date()));
    expect(await ledger()).toMatchObject(earned);
  });

  it("replaces a waiting edit, and cancels it when it restores the approved version", async () => {
    const silla = await own();
    await edit(silla, { name: "Silla azul" });
    const second = await edit(silla, { name: "Silla azul", editor_web: "Azul marino" });
    expect(second.body.publication.edit).toMatchObject({
      in_review: true,
      name: "Silla azul",
      editor_web: "Azul marino",
    });
    expect((await edit(silla)).body.publication.edit).toMatchObject({ in_review: false, name: "Silla de oficina" });
    await review();
    expect([(await see(silla)).title, await notificationTypes(silla)]).toEqual(["Silla de oficina", [7]]);
    const rows = await fixture.backend.db
      .select({ status: publicationEdits.status })
      .from(publicationEdits)
      .where(eq(publicationEdits.publicationId, silla.id))
      .orderBy(publicationEdits.id);
    expect(rows.map(({ status }) => status)).toEqual(["replaced", "replaced", "live"]);
  });

  it("changes a publication that was never approved at once, and leaves one that was taken down hidden", async () => {
    const returned = await own({ status: "inactive", approvedAt: null, reviewReason: "Tiene un teléfono" });
    expect((await see(returned, fixture.session)).edit).toMatchObject({
      reason: "Tiene un teléfono",
      in_review: false,
    });
    expect((await edit(returned, { name: "Silla sin teléfono" })).body.publication).toMatchObject({
      title: "Silla sin teléfono",
      publication_status: "waiting",
      edit: { in_review: true, reason: null },
    });
    expect((await edit(returned, { name: "Silla roja" })).body.publication).toMatchObject({
      title: "Silla roja",
      publication_status: "waiting",
    });
    await review();
    expect([(await see(returned)).title, await notificationTypes(returned)]).toEqual(["Silla roja", [7, 8]]);
    // Others keep seeing title and cover only of a reviewed version.
    const takenBack = await own({ status: "inactive", reviewReason: "Fue denunciada" });
    expect((await edit(takenBack, { name: "Llama al 04141234567" })).body.publication).toMatchObject({
      title: "Llama al 04141234567",
      publication_status: "waiting",
    });
    expect(await see(takenBack)).toBeUndefined();
    await review();
    expect([await see(takenBack), (await see(takenBack, fixture.session)).publication_status]).toEqual([
      undefined,
      "inactive",
    ]);
    const hidden = await own({ status: "inactive" });
    expect((await edit(hidden, { name: "Silla guardada", price: "70" })).body.publication).toMatchObject({
      title: "Silla de oficina",
      price: 70,
      publication_status: "inactive",
      edit: { in_review: true },
    });
    await review();
    expect(await see(hidden, fixture.session)).toMatchObject({
      title: "Silla guardada",
      publication_status: "inactive",
    });
  });

  it("waits for an operator where review is manual", async () => {
    const silla = await own();
    fixture.backend.services.settings.moderation = "manual";
    try {
      await edit(silla, { name: "Silla por revisar", price: "75" });
    } finally {
      fixture.backend.services.settings.moderation = "auto";
    }
    await review();
    expect(await see(silla, fixture.session)).toMatchObject({
      title: "Silla de oficina",
      price: 75,
      edit: { in_review: true, name: "Silla por revisar" },
    });
  });
});
