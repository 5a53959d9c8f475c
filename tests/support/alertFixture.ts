import { and, isNull, lte } from "drizzle-orm";
import { afterAll, beforeAll, expect } from "vitest";
import { jobs } from "../../backend/db/schema/jobs";
import { runOneJob } from "../../backend/jobs/runner";
import { aCategory, aPublication, sessionOf } from "./builders";
import type { Publication, User } from "./builders";
import { startBackend } from "./startBackend";
import type { TestBackend, TestDatabase } from "./startBackend";

/** Categories of the catalogue: what is below vehicles, and clubs, which are for Premium accounts. */
export const [vehicles, motorbikes, technology, smartphones, clubs] = [135, 142, 1, 5, 322];
/** The centre, where publications are unless it is said. */
export const caracas = { latitude: 10.4975585, longitude: -66.8856196 };
/** Some 80 km from there. */
export const maracay = { latitude: 10.25, longitude: -67.6 };

interface AlertRecord {
  id: number;
  search: Record<string, unknown>;
}
interface Listed {
  type_notification: string;
  model: { publication?: { id: number; title: string | null } };
}

/** Gives a test file a backend, and the calls by which alerts are kept, matched and read. */
export function useAlerts(database: TestDatabase) {
  const fixture = {} as { backend: TestBackend };
  beforeAll(async () => {
    fixture.backend = await startBackend({ database, jobsEveryMs: 3_600_000 });
    for (const [id, name] of [
      [vehicles, "Vehículos"],
      [motorbikes, "Motos"],
      [technology, "Tecnología"],
      [smartphones, "Smartphones"],
      [clubs, "Acciones de clubes"],
    ] as const)
      await aCategory(fixture.backend.db, { id, name });
  });
  afterAll(() => fixture.backend.stop());

  /** With one of few sessions, where many calls come at once. */
  const post = async (user: User, search: object, session?: Record<string, string>) =>
    fixture.backend.call<AlertRecord & { errors?: string[]; fields?: Record<string, string[]> }>("/v1/alerts", {
      body: { search: { search_by: "tags", ...search } },
      headers: session ?? (await sessionOf(fixture.backend.db, user)),
    });
  const list = async (user: User) =>
    (await fixture.backend.call<AlertRecord[]>("/v1/alerts", { headers: await sessionOf(fixture.backend.db, user) }))
      .body;
  const remove = async (user: User, id: number | string) =>
    (
      await fixture.backend.call(`/v1/alerts/${id}`, {
        method: "DELETE",
        headers: await sessionOf(fixture.backend.db, user),
      })
    ).status;

  const runJobs = async () => {
    const { db, services } = fixture.backend;
    while (await runOneJob(services));
    expect(
      await db
        .select()
        .from(jobs)
        .where(and(isNull(jobs.doneAt), lte(jobs.dueAt, services.now()))),
    ).toEqual([]);
  };
  const review = ({ id }: Publication) =>
    fixture.backend.db.insert(jobs).values({ kind: "review", subjectId: id, dueAt: fixture.backend.services.now() });
  /** A publication that the automatic review approves for the first time. */
  const publish = async (values: Parameters<typeof aPublication>[1] = {}) => {
    const publication = await aPublication(fixture.backend.db, { status: "waiting", approvedAt: null, ...values });
    await review(publication);
    await runJobs();
    return publication;
  };
  const read = async (user: User) =>
    (
      await fixture.backend.call<Listed[]>("/notifications", { headers: await sessionOf(fixture.backend.db, user) })
    ).body.filter(({ type_notification }) => type_notification === "alert_match");
  /** What a user was notified of, the newest first. */
  const matchesOf = async (user: User) => (await read(user)).map(({ model }) => model.publication?.id);

  return Object.assign(fixture, { post, list, remove, runJobs, review, publish, read, matchesOf });
}
