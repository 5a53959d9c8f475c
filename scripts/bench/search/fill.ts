import { sql } from "drizzle-orm";
import type { Db } from "../../../backend/db/client";

/** Frequent ones first: each is drawn more often than all that follow it are on average. */
export const things =
  "teléfono laptop nevera bicicleta cámara silla mesa licuadora zapatos vestido guitarra libro consola televisor moto repuestos taladro cocina lavadora impresora monitor teclado audífonos reloj cartera colchón sofá escritorio ventilador batería caucho rines patineta balón pesas caminadora coche cuna juguetes muñeca perfume secador plancha horno microondas tostadora vajilla olla lámpara espejo cuadro alfombra cortina puerta ventana cemento pintura cable router tablet cargador parlante micrófono violín piano batidora herramientas motor filtro aceite casco guantes chaqueta pantalón camisa gorra lentes anillo collar perro gato acuario jaula planta semillas manguera podadora sierra soldador compresor generador inversor bombillo extensión";
/** Second words of titles, the frequent ones first, too. */
export const qualities =
  "usada nueva grande pequeña azul roja negra blanca Samsung LG Sony Xiaomi Lenovo Honda Yamaha Adidas Nike profesional portátil inalámbrica original importada antigua infantil deportiva 128GB 500W acero madera";
/** Name, latitude, longitude, share of all. */
export const cities = [
  ["Libertador, Distrito Capital", 10.49, -66.88, 30],
  ["Maracaibo, Zulia", 10.65, -71.63, 15],
  ["Valencia, Carabobo", 10.17, -68, 13],
  ["Iribarren, Lara", 10.07, -69.33, 11],
  ["Girardot, Aragua", 10.25, -67.6, 9],
  ["Caroní, Bolívar", 8.3, -62.72, 7],
  ["Libertador, Mérida", 8.59, -71.15, 5],
  ["San Cristóbal, Táchira", 7.77, -72.22, 4],
  ["Mariño, Nueva Esparta", 10.96, -63.85, 3],
  ["Miranda, Falcón", 11.4, -69.68, 3],
] as const;

const list = (words: string) => sql`${`{${words.split(" ").join(",")}}`}::text[]`;
/** A place in a list of so many, the first ones oftener: of Zipf's kind. */
const frequentOf = (count: number) => sql`least(${count}::int, 1 + floor(power(random(), 2.2) * ${count}::int)::int)`;
const placesByShare = cities.flatMap(([name, latitude, longitude, share]) =>
  Array.from({ length: share }, () => ({ name, latitude, longitude })),
);

/**
 * Fills a migrated database with publications of a fifth as many people, by sets: frequent and rare words, cities by
 * their size and `spread` degrees across, cheap things and few dear ones, nine of ten active, two of a thousand paid
 * for. The same each time. Indexes are built at last, and what triggers would have written row by row is written at
 * once: a million take minutes instead of half an hour.
 */
export async function fillPublications(db: Db, size: number, spread = 0.2): Promise<void> {
  const people = Math.ceil(size / 5);
  await db.transaction(async (tx) => {
    await tx.execute(sql`select setseed(0.42)`);
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`set local maintenance_work_mem = '512MB'`);
    const indexes = await dropIndexes(tx);
    await tx.execute(sql`insert into images (id, owner_id, width, height) values ('bench', null, 750, 750)`);
    await tx.execute(sql`
      insert into users (email, password_hash, token, name, last_name, city, state, confirmed_at, active)
      select 'bench' || n || '@example.com', 'x', 'bench' || n, 'Ana', 'Rivas', 'Caracas', 'Distrito Capital', now(), n % 50 <> 0
      from generate_series(1, ${people}::int) n`);
    await tx.execute(sql`
      with leaves as (select array_agg(id order by id) ids from categories c where not exists (select 1 from categories d where d.father_id = c.id)),
      people as (select min(id) first_id from users where email like 'bench%'),
      places as (select ${JSON.stringify(placesByShare)}::jsonb list),
      drawn as materialized (
        select n, ${frequentOf(things.split(" ").length)} thing, ${frequentOf(qualities.split(" ").length)} quality,
          ${frequentOf(things.split(" ").length)} wish, ${frequentOf(things.split(" ").length)} other_wish,
          power(random(), 2.2) category, floor(random() * ${people}::int)::int person, floor(random() * 100)::int city,
          random() north, random() east, random() price, random() kind, random() use, random() fate, random() age
        from generate_series(1, ${size}::int) n)
      insert into publications (owner_id, type, category_id, title, description, price_usd, product_status, condition,
        status, approved_at, tags, interests, address_1, latitude, longitude, location, sponsored_views, publish_date)
      select people.first_id + person, case when kind < 0.85 then 'Producto' else 'service' end,
        leaves.ids[1 + floor(category * cardinality(leaves.ids))::int],
        initcap((${list(things)})[thing] || ' ' || (${list(qualities)})[quality] || ' ' || n % 997),
        'Descripción de ' || (${list(things)})[thing], 1 + floor(power(price, 4) * 2000)::int,
        case when kind >= 0.85 then null when use < 0.4 then 'Nuevo' else 'Usado' end, null,
        case when fate < 0.9 then 'Activo' when fate < 0.95 then 'finished' else 'inactive' end, now(),
        array[(${list(things)})[thing], (${list(qualities)})[quality]],
        array[(${list(things)})[wish], (${list(things)})[other_wish]], 'Calle',
        (places.list -> city ->> 'latitude')::float8 + (north - 0.5) * ${spread}::float8,
        (places.list -> city ->> 'longitude')::float8 + (east - 0.5) * ${spread}::float8, places.list -> city ->> 'name',
        case when n % 500 = 0 then 100 else 0 end, date_trunc('milliseconds', now() - age * interval '400 days')
      from drawn, leaves, people, places`);
    await tx.execute(sql`insert into publication_images (publication_id, position, image_id)
      select id, 0, 'bench' from publications p where not exists (select 1 from publication_images i where i.publication_id = p.id)`);
    await tx.execute(sql`insert into cells (id) select distinct cell from publications on conflict do nothing`);
    await tx.execute(
      sql`insert into spellings select distinct word from publications, spelt_words(title) word on conflict do nothing`,
    );
    for (const definition of indexes) await tx.execute(sql.raw(definition));
  });
  await db.execute(sql`vacuum (analyze)`);
}

/** Drops the indexes of publications that are no constraints, and answers how to build them again. */
async function dropIndexes(db: Db): Promise<string[]> {
  const result = await db.execute(sql`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index where indrelid = 'publications'::regclass and not indisunique`);
  const { rows } = result as unknown as { rows: { name: string; definition: string }[] };
  for (const { name } of rows) await db.execute(sql`drop index ${sql.raw(name)}`);
  return rows.map(({ definition }) => definition);
}
