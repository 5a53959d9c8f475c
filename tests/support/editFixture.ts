import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll } from "vitest";
import { notifications } from "../../backend/db/schema/notifications";
import { runOneJob } from "../../backend/jobs/runner";
import { aPublication, aUser, sessionOf } from "./builders";
import type { Publication, User } from "./builders";
import { startBackend } from "./startBackend";
import type { TestBackend, TestDatabase } from "./startBackend";
import { aForm, aPhoto, asFile } from "./uploads";

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
interface EditAnswer {
  publication: Shown;
  errors?: string[];
  fields?: Record<string, string[]>;
}
/** By the form's names; undefined leaves one out. */
export type EditFields = Record<string, string | File | readonly (string | File)[] | undefined>;

/** The form as the wizard sends it when nothing was changed. */
export const unchangedForm: EditFields = {
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

/** Gives a test file a backend whose jobs run when the test lets them, an owner, and the calls around their edits. */
export function useEdits(database: TestDatabase) {
  const fixture = {} as { backend: TestBackend; photo: File; owner: User; session: Record<string, string> };
  beforeAll(async () => {
    fixture.backend = await startBackend({ database, reviewSeconds: 0, jobsEveryMs: 3_600_000 });
    fixture.photo = asFile(await aPhoto());
    fixture.owner = await aUser(fixture.backend.db);
    fixture.session = await sessionOf(fixture.backend.db, fixture.owner);
  });
  afterAll(() => fixture.backend.stop());

  const own = (values: Partial<Publication> = {}) =>
    aPublication(fixture.backend.db, { ownerId: fixture.owner.id, title: "Silla de oficina", ...values });
  const edit = ({ id }: { id: number | string }, changes: EditFields = {}, headers: Record<string, string> = {}) =>
    fixture.backend.call<EditAnswer>(`/publications/${id}`, {
      form: aForm({ ...unchangedForm, ...changes }),
      headers: { ...fixture.session, ...headers },
    });
  const see = async ({ id }: Publication, headers: Record<string, string> = {}) =>
    (await fixture.backend.call<EditAnswer>(`/publications/${id}`, { headers })).body.publication;
  const review = async () => {
    while (await runOneJob(fixture.backend.services)) {
      /* The next one. */
    }
  };
  const notificationTypes = async ({ id }: Publication) =>
    (
      await fixture.backend.db
        .select({ type: notifications.type })
        .from(notifications)
        .where(and(eq(notifications.userId, fixture.owner.id), eq(notifications.publicationId, id)))
        .orderBy(notifications.id)
    ).map(({ type }) => type);
  const urls = (shown: { pictures: { url: string }[] } | undefined) => shown?.pictures.map(({ url }) => url) ?? [];

  return Object.assign(fixture, {
    own,
    edit,
    see,
    review,
    notificationTypes,
    urls,
  });
}
