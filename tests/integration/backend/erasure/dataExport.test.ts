import { eq, getTableColumns, is } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { describe, expect, it } from "vitest";
import { notificationTypes } from "../../../../backend/db/notificationTypes";
import { alerts } from "../../../../backend/db/schema/alerts";
import { notifications } from "../../../../backend/db/schema/notifications";
import { publicationEdits } from "../../../../backend/db/schema/publicationEdits";
import { publications } from "../../../../backend/db/schema/publications";
import { ratings, transactions } from "../../../../backend/db/schema/transactions";
import { anySearch } from "../../../support/builders";
import { setUpErasures } from "../../../support/erasureFixture";
import { bothDatabases } from "../../../support/startBackend";
import { aFullLife } from "./fullLife";

/** Stored as they are said. */
const spanish = [
  ..."Nuevo Usado Excelente Bueno Detalles Repuesto Producto Masculino Femenino".split(" "),
  "Premium", // a name
];

/** The words of every column that holds one of a few. */
async function storedWords(): Promise<Set<string>> {
  const files = import.meta.glob<Record<string, unknown>>("../../../../backend/db/schema/*.ts");
  const modules = await Promise.all(Object.values(files).map((load) => load()));
  const tables = modules.flatMap((module) => Object.values(module)).filter((value) => is(value, PgTable));
  const words = tables
    .flatMap((table) => Object.values(getTableColumns(table)))
    .flatMap(({ enumValues }) => enumValues ?? [])
    .concat(Object.keys(notificationTypes), "tags", "trade", "values");
  return new Set(words.filter((word) => !spanish.includes(word)));
}

/** Every text of a JSON value; its names are no texts. */
const textsOf = (value: unknown): string[] => {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsOf) : [];
};

describe.each(bothDatabases)("the copy of a person's data on %s", (database) => {
  const fixture = setUpErasures(database);

  it("says in Spanish what is stored in English", async () => {
    const { db, services, call } = fixture.backend;
    const { leaver } = await aFullLife(db, services.images, fixture.now());
    const { id } = leaver;
    await db.update(transactions).set({ closedBy: "owner", closeReason: "cancelled" });
    await db.update(ratings).set({ reasons: ["on_time", "kind"] });
    await db.update(publications).set({ type: "service" }).where(eq(publications.ownerId, id));
    await db.update(publicationEdits).set({ fields: [{ name: "brand", value: "Secreto" }] });
    const search = { ...anySearch, type: "service", searchBy: "trade" } as const;
    await db.insert(alerts).values({ userId: id, searchKey: "servicios", search });
    await db
      .insert(notifications)
      .values(Object.values(notificationTypes).map((type) => ({ userId: id, type, extra: {} })));

    const { body } = await call("/data_export", { headers: await fixture.as(leaver) });
    const words = await storedWords();
    expect(words).toContain("at_once");
    expect(textsOf(body).filter((text) => words.has(text))).toEqual([]);
    expect(body).toMatchObject({
      data: {
        cuenta: { suscripcion: "Estándar", genero: "Masculino" },
        como_te_avisamos: expect.arrayContaining([
          { tema: "Propuestas y cambios", por: "Correo", frecuencia: "Una vez al día" },
        ]) as unknown,
        actualizaciones: [{ estado: "Aprobada", caracteristicas: { Marca: "Secreto" } }],
        avisame: expect.arrayContaining([
          expect.objectContaining({ busca_en: "lo que les interesa", tipo: "Servicio" }),
        ]) as unknown,
        cambios: expect.arrayContaining([
          expect.objectContaining({ estado: "Cerrado", cerrado_por: "dueño", motivo: "Se canceló el cambio" }),
        ]) as unknown,
      },
    });
  });
});
