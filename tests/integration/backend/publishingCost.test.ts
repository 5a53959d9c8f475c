import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createPublication } from "../../../backend/commands/createPublication";
import { reviewPublication } from "../../../backend/commands/reviewPublication";
import { publicationForm } from "../../../backend/policies/publicationForm";
import { aUser } from "../../support/builders";
import { bothDatabases, startBackend } from "../../support/startBackend";
import type { TestBackend } from "../../support/startBackend";

/** The brackets of a transaction, which PGlite does not report, and what the reader of the outbox asks meanwhile. */
const isAside = (query: string) =>
  /^(begin|commit)\b/i.test(query) || (/\bevents/.test(query) && !query.includes('insert into "events"'));

/** Each statement is a way to the database and back, during which an account and its streams are locked. */
describe.each(bothDatabases)("the statements of a publication on %s", (database) => {
  let backend: TestBackend;
  let statements: string[] = [];
  beforeAll(async () => {
    const onQuery = (query: string) => void (isAside(query) || statements.push(query));
    backend = await startBackend({ database, jobsEveryMs: 3_600_000, onQuery });
  });
  afterAll(() => backend.stop());

  async function statementsOf(work: () => Promise<unknown>) {
    statements = [];
    await work();
    return statements.length;
  }

  it("are three with all its pictures, and nine of the review that approves it and gives credit", async () => {
    const owner = await aUser(backend.db);
    const form = publicationForm.parse({
      publication_type: "Producto",
      product_categories_id: "5",
      name: "Teléfono azul",
      price: "100",
      product_status: "Nuevo",
      editor_web: "Poco uso, con su caja",
      article_tags: ["Bicicleta"],
      accept_changes: "true",
      address_1: "Calle 1",
      latitude: "10.45",
      longitude: "-66.95",
      location: "Libertador, Distrito Capital",
    });
    const pictures = [1, 2, 3].map((number) => ({ id: `${database}-${number}`, width: 750, height: 750 }));
    let id: number | null = null;
    const publish = async () => {
      id = await createPublication(backend.db, { ownerId: owner.id, requestId: null, form, pictures, reviewAt: null });
    };
    const review = () => backend.db.transaction((tx) => reviewPublication(tx, id ?? 0));
    const costs = { publish: await statementsOf(publish), review: await statementsOf(review) };
    expect(costs).toEqual({ publish: 3, review: 9 });
  });
});
