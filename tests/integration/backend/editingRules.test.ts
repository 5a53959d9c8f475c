import { and, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { jobs } from "../../../backend/db/schema/jobs";
import { publicationEdits } from "../../../backend/db/schema/publicationEdits";
import { publicationImages, publications } from "../../../backend/db/schema/publications";
import { reservations, transactions } from "../../../backend/db/schema/transactions";
import { users } from "../../../backend/db/schema/users";
import { aPublication, aTransaction, aUser, anImage, sessionOf, minuteAgo } from "../../support/builders";
import type { Publication } from "../../support/builders";
import { unchangedForm, useEdits } from "../../support/editFixture";
import type { EditFields } from "../../support/editFixture";
import { bothDatabases } from "../../support/startBackend";
import { aForm, aPhoto, asFile } from "../../support/uploads";

describe.each(bothDatabases)("what an edit may change on %s", (database) => {
  const fixture = useEdits(database);
  const { own, edit, see, review, notificationTypes, urls } = fixture;

  it("keeps every picture after the end of Premium, and adds none above the usual number", async () => {
    const member = await aUser(fixture.backend.db, { subscription: "Premium" });
    const headers = await sessionOf(fixture.backend.db, member);
    const mesa = await aPublication(fixture.backend.db, { ownerId: member.id, title: "Silla de oficina" });
    for (let position = 1; position < 19; position++)
      await fixture.backend.db
        .insert(publicationImages)
        .values({ publicationId: mesa.id, position, imageId: (await anImage(fixture.backend.db, member.id)).id });
    const stored = urls(await see(mesa, headers));
    const add = { "picture_data[]": [fixture.photo], "picture_order[]": [...stored, "new"] };
    const added = await edit(mesa, add, headers);
    expect([added.status, added.body.publication.edit?.pictures.length]).toEqual([200, 20]);
    const all = urls(added.body.publication.edit);
    const tooMany = await edit(
      mesa,
      { "picture_data[]": [fixture.photo], "picture_order[]": [...all, "new"] },
      headers,
    );
    expect([tooMany.status, tooMany.body.fields]).toEqual([
      422,
      { picture_data: ["Elimina 1 imágenes para continuar"] },
    ]);

    await fixture.backend.db.update(users).set({ subscription: "Standard" }).where(eq(users.id, member.id));
    const kept = await edit(mesa, { price: "60", "picture_order[]": all }, headers);
    expect([kept.status, kept.body.publication.edit?.pictures.length]).toEqual([200, 20]);
    const swapped = await edit(
      mesa,
      { "picture_data[]": [fixture.photo], "picture_order[]": [...all.slice(1), "new"] },
      headers,
    );
    expect([swapped.status, swapped.body.fields]).toEqual([
      422,
      { picture_data: ["Elimina 13 imágenes para continuar"] },
    ]);
  });

  it("is refused while the publication is reserved or finished; open proposals stay", async () => {
    const asked = await aTransaction(fixture.backend.db, {
      owner: fixture.owner,
      publication: await own(),
      updatedAt: minuteAgo(),
    });
    expect((await edit(asked.publication, { name: "Silla verde" })).status).toBe(200);
    const agreed = await aTransaction(fixture.backend.db, {
      owner: fixture.owner,
      publication: await own(),
      status: "accepted",
    });
    const given = await aTransaction(fixture.backend.db, {
      interested: fixture.owner,
      offered: [await own()],
      status: "claim_owner",
    });
    for (const thing of [agreed.publication, given.offered[0] as Publication]) {
      const { status, body } = await edit(thing, { price: "1" });
      expect([status, body.fields]).toEqual([
        422,
        { id: ["Hay un cambio acordado con esta publicación. Podrás editarla si el cambio no se concreta"] },
      ]);
    }
    expect((await edit(await own({ status: "finished" }))).body.fields).toEqual({
      id: ["Esta publicación ya se cambió y no se puede editar"],
    });
    const [proposal] = await fixture.backend.db.select().from(transactions).where(eq(transactions.id, asked.id));
    expect(proposal?.status).toBe("active");
    // Accepted before the review: what two users agreed on does not change.
    await fixture.backend.db
      .insert(reservations)
      .values({ publicationId: asked.publication.id, transactionId: asked.id });
    await review();
    expect((await see(asked.publication)).title).toBe("Silla de oficina");
    const [job] = await fixture.backend.db
      .select()
      .from(jobs)
      .where(and(eq(jobs.kind, "review_edit"), eq(jobs.subjectId, asked.publication.id)));
    expect([job?.doneAt, (job?.dueAt.getTime() ?? 0) > Date.now()]).toEqual([null, true]);
    await fixture.backend.db.delete(reservations).where(eq(reservations.transactionId, asked.id));
    await fixture.backend.db
      .update(jobs)
      .set({ dueAt: minuteAgo() })
      .where(eq(jobs.id, job?.id ?? 0));
    await review();
    expect((await see(asked.publication)).title).toBe("Silla verde");
  });

  it("is open to its owner only, and never changes type or category", async () => {
    const silla = await own();
    const stranger = await sessionOf(fixture.backend.db, await aUser(fixture.backend.db));
    expect((await edit(silla, {}, stranger)).status).toBe(404);
    for (const id of ["x", -1, 999_999]) expect([id, (await edit({ id })).status]).toEqual([id, 404]);
    expect((await fixture.backend.call(`/publications/${silla.id}`, { form: aForm(unchangedForm) })).status).toBe(401);
    const gone = await aUser(fixture.backend.db);
    const theirs = await aPublication(fixture.backend.db, { ownerId: gone.id });
    const old = await sessionOf(fixture.backend.db, gone);
    await fixture.backend.db.update(users).set({ active: false }).where(eq(users.id, gone.id));
    expect((await edit(theirs, {}, old)).status).toBe(401);
    const moved = await edit(silla, { publication_type: "service", product_categories_id: "7" });
    expect([moved.status, moved.body.fields]).toEqual([
      422,
      {
        publication_type: ["El tipo de publicación no se puede cambiar"],
        product_categories_id: ["La categoría no se puede cambiar"],
      },
    ]);
    expect(
      (await edit(silla, { publication_type: "Producto", product_categories_id: String(silla.categoryId) })).status,
    ).toBe(200);
    expect(
      await fixture.backend.db.select().from(publicationEdits).where(eq(publicationEdits.publicationId, theirs.id)),
    ).toEqual([]);
  });

  it("checks every field as for a new publication, and keeps only its own pictures", async () => {
    const silla = await own({ fields: [{ name: "brand", value: "Ofimania" }] });
    const [mine] = urls(await see(silla));
    const [foreign] = urls(await see(await own()));
    const broken: [EditFields, string, string][] = [
      [{ name: "" }, "name", "Este campo es obligatorio"],
      [{ price: "0" }, "price", "El valor estimado debe ser un número entero mayor que 0 de máx. 9 caracteres"],
      [{ editor_web: "a".repeat(301) }, "editor_web", "La descripción debe contener máximo 300 caracteres"],
      [{ condition: undefined }, "condition", "Este campo es obligatorio"],
      [
        { location: "Bogotá, Cundinamarca" },
        "location",
        "Ubicación no disponible. Seleccione una distinta desplazando el mapa",
      ],
      [
        { location: "Llama al 0414-123.45.67, Miranda" },
        "location",
        "Ubicación no disponible. Seleccione una distinta desplazando el mapa",
      ],
      [
        { "article_tags[]": ["04141234567"] },
        "article_tags",
        "No se permiten datos de contacto ni enlaces en la publicación",
      ],
      [
        { "picture_order[]": [foreign ?? ""] },
        "picture_data",
        "Una de las imágenes ya no está en la publicación. Vuelve a abrirla para ver cómo quedó",
      ],
      [
        { "picture_order[]": ["javascript:alert(1)"] },
        "picture_order",
        "Una de las imágenes ya no está en la publicación. Vuelve a abrirla para ver cómo quedó",
      ],
      [
        { "picture_order[]": [mine ?? "", mine ?? ""] },
        "picture_data",
        "Las imágenes enviadas no coinciden con su orden",
      ],
      [{ "picture_order[]": [mine ?? "", "new"] }, "picture_data", "Las imágenes enviadas no coinciden con su orden"],
      [
        {
          "picture_order[]": [mine ?? "", ...Array.from({ length: 7 }, () => "new")],
          "picture_data[]": Array.from({ length: 7 }, () => fixture.photo),
        },
        "picture_data",
        "Elimina 1 imágenes para continuar",
      ],
      [
        { "picture_data[]": [asFile(await aPhoto(349, 500))] },
        "picture_data.0",
        "La imagen es muy pequeña ... Debe tener más de 350 pixeles por lado",
      ],
    ];
    for (const [changes, field, message] of broken) {
      const { status, body } = await edit(silla, changes);
      expect([status, body.fields]).toEqual([422, { [field]: [message] }]);
    }
    const [untouched] = await fixture.backend.db.select().from(publications).where(eq(publications.id, silla.id));
    expect([untouched?.title, untouched?.priceUsd, untouched?.interests]).toEqual([
      "Silla de oficina",
      50,
      ["bicicleta"],
    ]);
    // Pictures and attributes that are not sent stay.
    const kept = await edit(silla, { name: "Silla negra" });
    expect([urls(kept.body.publication.edit), kept.body.publication.publications_fields]).toEqual([
      [mine],
      [
        {
          field_category: { name: "brand", label: "Marca", settings: { kind: "text", unit: null, options: [] } },
          value: "Ofimania",
        },
      ],
    ]);
  });

  it("happens once when repeated; of two from the same version one wins", async () => {
    const silla = await own();
    const key = { "idempotency-key": "edicion-1" };
    const answers = await Promise.all(
      Array.from({ length: 4 }, () =>
        edit(silla, { price: "90", name: "Silla única", revision: "0", "picture_data[]": [fixture.photo] }, key),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const [row, ...more] = await fixture.backend.db
      .select()
      .from(publicationEdits)
      .where(eq(publicationEdits.publicationId, silla.id));
    expect([more, row?.imageIds.length, await notificationTypes(silla)]).toEqual([[], 2, [7]]);
    const other = await edit(silla, { price: "91", revision: "0" }, key);
    expect([other.status, other.body.errors]).toEqual([409, ["Esta solicitud ya se usó para otros cambios"]]);

    const revision = String(row?.id);
    const racing = await Promise.all(
      ["100", "200", "300"].map((price) => edit(silla, { price, name: `Silla de ${price}`, revision })),
    );
    expect(racing.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(racing.find(({ status }) => status === 409)?.body.fields).toEqual({
      revision: ["Esta publicación cambió mientras la editabas. Vuelve a abrirla para ver cómo quedó"],
    });
    const won = racing.find(({ status }) => status === 200)?.body.publication;
    expect(won?.edit?.name).toBe(`Silla de ${won?.price}`);
    // The first request again, long after, has no further effect.
    expect(
      (await edit(silla, { price: "90", name: "Silla única", revision: "0", "picture_data[]": [fixture.photo] }, key))
        .body.publication.price,
    ).toBe(won?.price);
  });
});
