import { asc, eq, sql } from "drizzle-orm";
import { findRings } from "../../rules/ringSearch";
import { hashPassword } from "../adapters/passwords";
import { freezeAgreement } from "../commands/agreements";
import { matchInterests } from "../commands/matchInterests";
import { insertRing } from "../commands/rings/propose";
import type { Db } from "../db/client";
import { loadRingGraph } from "../db/ringGraph";
import { interestMatches } from "../db/schema/interestMatches";
import { publications } from "../db/schema/publications";
import { transactions } from "../db/schema/transactions";
import { users } from "../db/schema/users";
import { verifications } from "../db/schema/verifications";
import type { Services } from "../services";
import { insertTown } from "./insert";
import { storePictures } from "./pictures/store";
import { buildTown } from "./town/town";
import type { Town } from "./town/types";
import { buildVerification } from "./verification";

/** The password of every account of the demo town. */
export const DEMO_PASSWORD = "Cambio#2024";

/** Those of the demo accounts who have something. */
const [ANA, LUIS] = [1, 2];

/** Two backends on one database must not both build. Any number that no other code locks will do. */
const LOCK = 20_240_017;

/**
 * Builds the demo town in a database without users, all or nothing. Returns false and changes nothing where there are
 * users. `progress` receives lines for the terminal while it takes long.
 */
export async function seed(
  services: Pick<Services, "db" | "images" | "vault" | "now" | "settings">,
  progress: (line: string) => void = () => {},
): Promise<boolean> {
  if (await isInhabited(services.db)) return false;
  const started = performance.now();
  progress("Building the demo town …");
  const town = buildTown(services.now(), await hashPassword(DEMO_PASSWORD));
  const verification = await buildVerification(services.vault, services.now());
  await drawPictures(town, services.images, progress);
  const isBuilt = await services.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
    if (await isInhabited(tx)) return false;
    await insertTown(tx, town, () => {});
    await writeAgreements(tx, town);
    // Quietly: what the town's people were notified of is part of it.
    for (const { id, ownerId } of town.publications)
      if (ownerId === ANA || ownerId === LUIS) await matchInterests(tx, id);
    await proposeDemoRing(tx, services.now());
    await tx.insert(verifications).values(verification);
    return true;
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const { users: people, publications, transactions } = town;
  if (isBuilt)
    progress(
      `Built in ${seconds} s: ${people.length} people, ${publications.length} publications and ${transactions.length} transactions.`,
    );
  return isBuilt;
}

/** As the acceptances of the town would have done. */
async function writeAgreements(tx: Services["db"], town: Town) {
  const accepted = town.transactionEvents.filter(({ kind }) => kind === "accepted");
  const rows = await tx.select().from(transactions);
  const byId = new Map(rows.map((row) => [row.id, row]));
  for (const { transactionId, createdAt } of accepted) {
    const row = byId.get(transactionId);
    if (row && createdAt) await freezeAgreement(tx, row, createdAt);
  }
}

/** Things whose matches are looked up, too, until a ring is found. */
const triedThings = 24;

/** A ring that waits for Ana's answer, found as others are. */
async function proposeDemoRing(tx: Db, now: Date): Promise<void> {
  const around = await tx
    .select({ ownId: interestMatches.publicationId, givenId: interestMatches.wantedId })
    .from(interestMatches)
    .innerJoin(publications, eq(publications.id, interestMatches.publicationId))
    .where(eq(publications.ownerId, ANA))
    .orderBy(asc(interestMatches.publicationId), asc(interestMatches.wantedId))
    .limit(triedThings);
  for (const { ownId, givenId } of around) {
    await matchInterests(tx, givenId);
    const [best] = findRings(await loadRingGraph(tx, ownId), ownId);
    if (best) return void (await insertRing(tx, now, best.things));
  }
}

async function drawPictures(town: Town, images: Services["images"], progress: (line: string) => void) {
  const total = town.pictures.length;
  const step = Math.ceil(total / 4);
  await storePictures(town.pictures, images, (count) => {
    if (count % step === 0 || count === total) progress(`Drawing pictures: ${count} of ${total}`);
  });
}

async function isInhabited(db: Services["db"]): Promise<boolean> {
  return (await db.select({ id: users.id }).from(users).limit(1)).length > 0;
}
