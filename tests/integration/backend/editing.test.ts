import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { returnPublication, reviewPublication } from "../../../backend/commands/reviewPublication";
import { jobs } from "../../../backend/db/schema/jobs";
import { notifications } from "../../../backend/db/schema/notifications";
import { publicationEdits } from "../../../backend/db/schema/publicationEdits";
import { publicationImages, publications } from "../../../backend/db/schema/publications";
import { reservations, transactions } from "../../../backend/db/schema/transactions";
import { users } from "../../../backend/db/schema/users";
import { runOneJob } from "../../../backend/jobs/runner";
import { aPublication, aTransaction, aUser, anImage, sessionOf } from "../../support/builders";
import type { Publication, User } from "../../support/builders";
import { aForm, aPhoto, asFile } from "../../support/uploads";
import { bothDatabases, startBackend } from "../../support/startBackend";
import type { TestBackend } from "../../support/startBackend";

interface Shown {
  title: string;
  price: number;
  editor_web: string;
  article_tags: string[];
  location: string;
  publication_status: string;
  pictures: { url: string }[];
  publications_fields: unknown[];
  edit?: {
    revision: number;
    in_review: boolean;
    reason: string | null;
    name: string;
    editor_web: string;
    condition: string;
    pictures: { url: string }[];
  };
}
interface Answer {
  publication: Shown;
  errors?: string[];
  fields?: Record<string, string[]>;
}
type Fields = Record<string, string | File | readonly (string | File)[] | undefined>;

const minuteAgo = () => new Date(Date.now() - 60_000);

describe.each(bothDatabases)("editing a publication on %s", (database) => {
  let backend: TestBackend;
  let photo: File;
  let owner: User;
  let session: Record<string, string>;
  beforeAll(async () => {
    // Jobs run only when the test starts them.
    backend = await startBackend({ database, reviewSeconds: 0, jobsEveryMs: 3_600_000 });
    photo = asFile(await aPhoto());
    owner = await aUser(backend.db);
    session = await sessionOf(backend.db, owner);
  });
  afterAll(() => backend.stop());

  const own = (values: Partial<Publication> = {}) =>
    aPublication(backend.db, { ownerId: owner.id, title: "Silla de oficina", ...values });
  /** The form as the wizard sends it when nothing was changed. */
  const same: Fields = {
    name: "Silla de oficina",
    price: "50",
    product_status: "Usado",
    condition: "Bueno",
    editor_web: "En buen estado",
    accept_changes: "1",
    "article_tags[]": ["bicicleta"],
    latitude: "10.4975585",
    longitude: "-66.8856196",
    address_1: "Av. Urdaneta, Caracas",
    location: "Libertador, Distrito Capital",
  };
  const edit = ({ id }: { id: number | string }, changes: Fields = {}, headers: Record<string, string> = {}) =>
    backend.call<Answer>(`/publications/${id}`, {
      form: aForm({ ...same, ...changes }),
      headers: { ...session, ...headers },
    });
  const see = async ({ id }: Publication, headers: Record<string, string> = {}) =>
    (await backend.call<Answer>(`/publications/${id}`, { headers })).body.publication;
  const review = async () => {
    while (await runOneJob(backend.services)) {
      /* The next one. */
    }
  };
  const notificationTypes = async ({ id }: Publication) =>
    (
      await backend.db
        .select({ type: notifications.type })
        .from(notifications)
        .where(and(eq(notifications.userId, owner.id), eq(notifications.publicationId, id)))
        .orderBy(notifications.id)
    ).map(({ type }) => type);
  const urls = (shown: { pictures: { url: string }[] } | undefined) => shown?.pictures.map(({ url }) => url) ?? [];

  it("keeps every picture after the end of Premium, and adds none above the usual number", async () => {
    const member = await aUser(backend.db, { subscription: "Premium" });
    const headers = await sessionOf(backend.db, member);
    const mesa = await aPublication(backend.db, { ownerId: member.id, title: "Silla de oficina" });
    for (let position = 1; position < 19; position++)
      await backend.db
        .insert(publicationImages)
        .values({ publicationId: mesa.id, position, imageId: (await anImage(backend.db, member.id)).id });
    const stored = urls(await see(mesa, headers));
    const add = { "picture_data[]": [photo], "picture_order[]": [...stored, "new"] };
    const added = await edit(mesa, add, headers);
    expect([added.status, added.body.publication.edit?.pictures.length]).toEqual([200, 20]);
    const all = urls(added.body.publication.edit);
    const tooMany = await edit(mesa, { "picture_data[]": [photo], "picture_order[]": [...all, "new"] }, headers);
    expect([tooMany.status, tooMany.body.fields]).toEqual([
      422,
      { picture_data: ["Elimina 1 imágenes para continuar"] },
    ]);

    await backend.db.update(users).set({ subscription: "Standard" }).where(eq(users.id, member.id));
    const kept = await edit(mesa, { price: "60", "picture_order[]": all }, headers);
    expect([kept.status, kept.body.publication.edit?.pictures.length]).toEqual([200, 20]);
    const swapped = await edit(
      mesa,
      { "picture_data[]": [photo], "picture_order[]": [...all.slice(1), "new"] },
      headers,
    );
    expect([swapped.status, swapped.body.fields]).toEqual([
      422,
      { picture_data: ["Elimina 13 imágenes para continuar"] },
    ]);
  });

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
      "picture_data[]": [photo],
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
    expect(urls((await see(silla, session)).edit)[1]).toBe(first);
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
    const found = await backend.call<{ data: { id: number }[] }>("/search_publications?tags=gamer&location=all");
    expect(found.body.data.map(({ id }) => id)).toContain(silla.id);
  });

  it("keeps the approved version when an edit is refused, with the reason and the edit for its owner", async () => {
    const silla = await own();
    await edit(silla, { editor_web: "Llámame al 0414-123.45.67", price: "60" });
    await review();
    expect(await see(silla)).toMatchObject({ editor_web: "En buen estado", price: 60, publication_status: "Activo" });
    expect((await see(silla, session)).edit).toMatchObject({
      in_review: false,
      reason: "No se permiten datos de contacto ni enlaces en la publicación",
      editor_web: "Llámame al 0414-123.45.67",
    });
    expect(await notificationTypes(silla)).toEqual([7, 14]);
    const [notice] = await backend.db
      .select()
      .from(notifications)
      .where(and(eq(notifications.publicationId, silla.id), eq(notifications.type, 14)));
    expect(notice?.extra).toEqual({
      reason:
        "No se permiten datos de contacto ni enlaces en la publicación. Mientras tanto se ve la versión anterior.",
    });
  });

  it("takes no credit back when what earned it is edited, returned or taken back", async () => {
    const eva = await aUser(backend.db);
    const headers = await sessionOf(backend.db, eva);
    const silla = await aPublication(backend.db, { ownerId: eva.id, status: "waiting", approvedAt: null });
    await backend.db.transaction((tx) => reviewPublication(tx, silla.id));
    const ledger = async () =>
      (await backend.call<{ balance: number; total: number }>("/v1/credit/entries", { headers })).body;
    const earned = { balance: 1, total: 1 };
    expect(await ledger()).toMatchObject(earned);
    await edit(silla, { editor_web: "Llámame al 0414-123.45.67" }, headers);
    await review();
    expect([(await see(silla, headers)).edit?.reason, await ledger()]).toMatchObject([
      expect.stringContaining("datos de contacto"),
      earned,
    ]);
    await backend.call(`/publications/update_status/${silla.id}`, { headers, body: { publication_status: 1 } });
    expect([(await see(silla, headers)).publication_status, await ledger()]).toMatchObject(["inactive", earned]);
    const { ownerId, id } = silla;
    await backend.db.transaction((tx) => returnPublication(tx, { ownerId, id }, "Faltan datos", new Date()));
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
    const rows = await backend.db
      .select({ status: publicationEdits.status })
      .from(publicationEdits)
      .where(eq(publicationEdits.publicationId, silla.id))
      .orderBy(publicationEdits.id);
    expect(rows.map(({ status }) => status)).toEqual(["replaced", "replaced", "live"]);
  });

  it("changes a publication that was never approved at once, and leaves one that was taken down hidden", async () => {
    const returned = await own({ status: "inactive", approvedAt: null, reviewReason: "Tiene un teléfono" });
    expect((await see(returned, session)).edit).toMatchObject({ reason: "Tiene un teléfono", in_review: false });
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
    expect([await see(takenBack), (await see(takenBack, session)).publication_status]).toEqual([undefined, "inactive"]);
    const hidden = await own({ status: "inactive" });
    expect((await edit(hidden, { name: "Silla guardada", price: "70" })).body.publication).toMatchObject({
      title: "Silla de oficina",
      price: 70,
      publication_status: "inactive",
      edit: { in_review: true },
    });
    await review();
    expect(await see(hidden, session)).toMatchObject({ title: "Silla guardada", publication_status: "inactive" });
  });

  it("is refused while the publication is reserved or finished; open proposals stay", async () => {
    const asked = await aTransaction(backend.db, { owner, publication: await own(), updatedAt: minuteAgo() });
    expect((await edit(asked.publication, { name: "Silla verde" })).status).toBe(200);
    const agreed = await aTransaction(backend.db, { owner, publication: await own(), status: "accepted" });
    const given = await aTransaction(backend.db, { interested: owner, offered: [await own()], status: "claim_owner" });
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
    const [proposal] = await backend.db.select().from(transactions).where(eq(transactions.id, asked.id));
    expect(proposal?.status).toBe("active");
    // Accepted before the review: what two users agreed on does not change.
    await backend.db.insert(reservations).values({ publicationId: asked.publication.id, transactionId: asked.id });
    await review();
    expect((await see(asked.publication)).title).toBe("Silla de oficina");
    const [job] = await backend.db
      .select()
      .from(jobs)
      .where(and(eq(jobs.kind, "review_edit"), eq(jobs.subjectId, asked.publication.id)));
    expect([job?.doneAt, (job?.dueAt.getTime() ?? 0) > Date.now()]).toEqual([null, true]);
    await backend.db.delete(reservations).where(eq(reservations.transactionId, asked.id));
    await backend.db
      .update(jobs)
      .set({ dueAt: minuteAgo() })
      .where(eq(jobs.id, job?.id ?? 0));
    await review();
    expect((await see(asked.publication)).title).toBe("Silla verde");
  });

  it("is open to its owner only, and never changes type or category", async () => {
    const silla = await own();
    const stranger = await sessionOf(backend.db, await aUser(backend.db));
    expect((await edit(silla, {}, stranger)).status).toBe(404);
    for (const id of ["x", -1, 999_999]) expect([id, (await edit({ id })).status]).toEqual([id, 404]);
    expect((await backend.call(`/publications/${silla.id}`, { form: aForm(same) })).status).toBe(401);
    const gone = await aUser(backend.db);
    const theirs = await aPublication(backend.db, { ownerId: gone.id });
    const old = await sessionOf(backend.db, gone);
    await backend.db.update(users).set({ active: false }).where(eq(users.id, gone.id));
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
      await backend.db.select().from(publicationEdits).where(eq(publicationEdits.publicationId, theirs.id)),
    ).toEqual([]);
  });

  it("checks every field as for a new publication, and keeps only its own pictures", async () => {
    const silla = await own({ fields: [{ name: "brand", value: "Ofimania" }] });
    const [mine] = urls(await see(silla));
    const [foreign] = urls(await see(await own()));
    const broken: [Fields, string, string][] = [
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
          "picture_data[]": Array.from({ length: 7 }, () => photo),
        },
        "picture_data",
        "Elimina 1 imágenes para continuar",
      ],
      [
        { "picture_data[]": [asFile(await aPhoto(349, 500))] },
        "picture_data",
        "La imagen es muy pequeña ... Debe tener más de 350 pixeles por lado",
      ],
    ];
    for (const [changes, field, message] of broken) {
      const { status, body } = await edit(silla, changes);
      expect([status, body.fields]).toEqual([422, { [field]: [message] }]);
    }
    const [untouched] = await backend.db.select().from(publications).where(eq(publications.id, silla.id));
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
        edit(silla, { price: "90", name: "Silla única", revision: "0", "picture_data[]": [photo] }, key),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const [row, ...more] = await backend.db
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
      (await edit(silla, { price: "90", name: "Silla única", revision: "0", "picture_data[]": [photo] }, key)).body
        .publication.price,
    ).toBe(won?.price);
  });

  it("waits for an operator where review is manual", async () => {
    const silla = await own();
    backend.services.settings.moderation = "manual";
    try {
      await edit(silla, { name: "Silla por revisar", price: "75" });
    } finally {
      backend.services.settings.moderation = "auto";
    }
    await review();
    expect(await see(silla, session)).toMatchObject({
      title: "Silla de oficina",
      price: 75,
      edit: { in_review: true, name: "Silla por revisar" },
    });
  });
});
