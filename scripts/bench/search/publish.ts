import { createPublication } from "../../../backend/commands/createPublication";
import { reviewPublication } from "../../../backend/commands/reviewPublication";
import type { Db } from "../../../backend/db/client";
import { publicationForm } from "../../../backend/policies/publicationForm";
import { sql } from "drizzle-orm";

const writers = 8;

/** How many publications a second are stored and approved, by eight writers at once. */
export async function publishMany(db: Db, count: number): Promise<number> {
  const result = await db.execute(
    sql`select id from users where email like 'bench%' and active order by id limit ${count}`,
  );
  const owners = (result as unknown as { rows: { id: number }[] }).rows;
  let next = 0;
  const started = performance.now();
  const publishOn = async () => {
    for (let number = next++; number < count; number = next++) {
      const form = publicationForm.parse({
        publication_type: "Producto",
        product_categories_id: "5",
        name: `Teléfono azul ${number}`,
        price: String(1 + (number % 500)),
        product_status: "Nuevo",
        editor_web: "Poco uso, con su caja",
        article_tags: ["Bicicleta", "Laptop"],
        accept_changes: "true",
        address_1: "Calle 1",
        latitude: String(10.45 + (number % 37) * 0.003),
        longitude: String(-66.95 + (number % 41) * 0.003),
        location: "Libertador, Distrito Capital",
      });
      const ownerId = owners[number % owners.length]?.id ?? 0;
      const picture = { id: `bench-${started}-${number}`, width: 750, height: 750 };
      const published = { ownerId, requestId: null, form, pictures: [picture], reviewAt: null };
      const id = (await createPublication(db, published)) ?? 0;
      await db.transaction((tx) => reviewPublication(tx, id));
    }
  };
  await Promise.all(Array.from({ length: writers }, publishOn));
  return (1_000 * count) / (performance.now() - started);
}
