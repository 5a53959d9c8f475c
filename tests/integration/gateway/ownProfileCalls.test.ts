import { beforeAll, describe, expect, it } from "vitest";
import { savedPublications } from "../../../backend/db/schema/savedPublications";
import { aPublication, aTransaction, aUser } from "../../support/builders";
import { clientOperation } from "../../support/clientOperations";
import type { User } from "../../support/builders";
import { useCountedGateway } from "../../support/countedGateway";

/** What the own profile and the saved list cost in calls, and what they contain. */

const fixture = useCountedGateway();
let luis: User;

beforeAll(async () => {
  luis = await aUser(fixture.backend.db);
});

describe("one’s own profile", () => {
  interface Own {
    ownPublications: { items: { id: string; status: string }[]; activeCount: number; inactiveCount: number };
  }

  it("costs two calls for the head with the state of the credit, one for each list, and one more for personal data", async () => {
    const owner = await aUser(fixture.backend.db, {
      gender: "Masculino",
      dateOfBirth: "1988-02-29",
      phone: "+584140000001",
      country: "Venezuela",
    });
    const client = await fixture.signedIn(owner);
    expect((await fixture.counted(client, clientOperation("OwnProfile"))).calls).toEqual([
      "GET /users",
      "GET /v1/credit",
    ]);
    for (const kind of ["ACTIVE", "INACTIVE"])
      expect((await fixture.counted(client, clientOperation("OwnPublications"), { kind, page: 1 })).calls).toEqual([
        "GET /publications",
      ]);
    const { data, calls } = await fixture.counted(client, clientOperation("PersonalData"));
    expect(calls).toEqual(["GET /users", "GET /users/{id}"]);
    expect(data).toMatchObject({
      viewer: {
        personalData: { phone: "+584140000001", dateOfBirth: "1988-02-29", gender: "MALE", country: "Venezuela" },
      },
    });
    const input = {
      firstName: " Rosa",
      lastName: "Mora",
      phone: "+584140000002",
      country: "VE",
      state: "Lara",
      city: "Cabudare",
      dateOfBirth: "1988-02-29",
      gender: "FEMALE",
    };
    const saved = await fixture.counted(client, clientOperation("SavePersonalData"), { input });
    expect(saved.calls).toEqual(["PUT /users/{id}", "GET /users/{id}"]);
    expect(saved.data).toMatchObject({
      updatePersonalData: {
        message: "Los cambios han sido guardados exitosamente",
        errors: [],
        viewer: {
          user: { firstName: "Rosa", city: "Cabudare" },
          personalData: { phone: "+584140000002", gender: "FEMALE" },
        },
      },
    });
    const wrong = await fixture.counted(client, clientOperation("SavePersonalData"), {
      input: { ...input, firstName: "R", phone: "+5841", newPassword: "debil" },
    });
    expect([wrong.calls, wrong.data]).toMatchObject([
      [],
      {
        updatePersonalData: {
          viewer: null,
          errors: [
            { field: "firstName", message: "El nombre debe contener al menos 2 caracteres" },
            { field: "phone", message: "Por favor, verifique el número de teléfono" },
            { field: "newPassword", message: "La contraseña no es válida" },
            { field: "currentPassword", message: "Escribe tu contraseña actual" },
          ],
        },
      },
    ]);
    const taken = await fixture.counted(client, clientOperation("SavePersonalData"), {
      input: { ...input, phone: luis.phone, newPassword: "Nueva#2026", currentPassword: "falsa" },
    });
    expect(taken.data).toMatchObject({
      updatePersonalData: { errors: [{ field: "currentPassword", message: "La contraseña actual no es correcta" }] },
    });
    expect((await fixture.guest().run("{ ownPublications { items { id } } }")).errors).toMatchObject([
      { extensions: { code: "UNAUTHENTICATED" } },
    ]);
  });

  it("deactivates and activates a publication for its owner only", async () => {
    const owner = await aUser(fixture.backend.db);
    const { publication } = await aTransaction(fixture.backend.db, {
      owner,
      interested: luis,
      updatedAt: new Date(Date.now() - 60_000),
    });
    await aPublication(fixture.backend.db, { ownerId: owner.id, status: "waiting", approvedAt: null });
    const client = await fixture.signedIn(owner);
    const input = { publicationId: publication.id };
    const stranger = await (
      await fixture.signedIn(luis)
    ).data<{ deactivatePublication: unknown }>(clientOperation("DeactivatePublication"), { input });
    expect(stranger.deactivatePublication).toMatchObject({
      publication: null,
      errors: [{ message: expect.any(String) }],
    });
    for (let time = 0; time < 2; time += 1) {
      const { data, calls } = await fixture.counted<{ deactivatePublication: unknown }>(
        client,
        clientOperation("DeactivatePublication"),
        { input },
      );
      expect(data.deactivatePublication).toEqual({
        publication: { id: String(publication.id), status: "INACTIVE" },
        errors: [],
      });
      expect(calls).toEqual(["POST /publications/update_status/{id}"]);
    }
    const { ownPublications } = await client.data<Own>(clientOperation("OwnPublications"), {
      kind: "INACTIVE",
      page: 1,
    });
    expect(ownPublications).toMatchObject({
      items: expect.arrayContaining([
        expect.objectContaining({ status: "WAITING" }),
        expect.objectContaining({ status: "INACTIVE" }),
      ]),
      activeCount: 0,
      inactiveCount: 2,
    });
    // The other party sees that the transaction ended.
    const { transactions } = await (
      await fixture.signedIn(luis)
    ).data<{ transactions: { items: { publication: { id: string }; closedBy: string }[] } }>(
      "{ transactions(tab: HISTORY, first: 50) { items { status publication { id } } } }",
    );
    expect(transactions.items).toContainEqual({ status: "REJECTED", publication: { id: String(publication.id) } });
    expect(await client.data(clientOperation("ActivatePublication"), { input })).toEqual({
      activatePublication: { publication: { id: String(publication.id), status: "ACTIVE" }, errors: [] },
    });
  });
});

describe("the saved list", () => {
  it("costs one call and reveals nothing of publications that are no longer visible", async () => {
    const { db } = fixture.backend;
    const collector = await aUser(db);
    const [sold, kept] = [
      await aPublication(db, { status: "finished", title: "Reloj vendido" }),
      await aPublication(db),
    ];
    const leaving = await aPublication(db, {
      ownerId: (await aUser(db, { active: false })).id,
      title: "Reloj de quien se fue",
    });
    await db
      .insert(savedPublications)
      .values([sold, leaving, kept].map(({ id }) => ({ userId: collector.id, publicationId: id })));
    const client = await fixture.signedIn(collector);
    const { data, calls } = await fixture.counted(client, clientOperation("SavedPublications"), { page: 1 });
    expect(calls).toEqual(["GET /publications_saveds"]);
    expect(data).toMatchObject({
      savedPublications: {
        items: [
          { publication: { id: String(kept.id), isSaved: true } },
          { publicationId: String(leaving.id), publication: null },
          { publicationId: String(sold.id), publication: null },
        ],
        page: { page: 1, pages: 1, total: 3 },
      },
    });
    expect(JSON.stringify(data)).not.toContain("Reloj");
    // It can still be removed by its id.
    const { unsavePublication } = await client.data<{ unsavePublication: unknown }>(
      clientOperation("UnsavePublication"),
      {
        input: { publicationId: sold.id },
      },
    );
    expect(unsavePublication).toMatchObject({ publication: { id: String(sold.id), isSaved: false }, errors: [] });
    expect(
      await client.data(
        "{ viewer { savedPublicationCount } savedPublications(page: 7) { items { id } page { total pages } } }",
      ),
    ).toEqual({
      viewer: { savedPublicationCount: 2 },
      savedPublications: { items: [], page: { total: 2, pages: 1 } },
    });
    expect((await fixture.guest().run("{ savedPublications { items { id } } }")).errors).toMatchObject([
      { extensions: { code: "UNAUTHENTICATED" } },
    ]);
  });
});
