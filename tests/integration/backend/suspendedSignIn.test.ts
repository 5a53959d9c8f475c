import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { users } from "../../../backend/db/schema/users";
import { aUser, password } from "../../support/builders";
import { waitUntilBlocked } from "../../support/waitUntilBlocked";
import { sharedBackend } from "../../support/sharedBackend";

/** PGlite has one connection, on which nothing ever waits for a lock. */
it("answers a suspended user that the account is inactive, not that the password is wrong", async () => {
  const backend = await sharedBackend("postgres");
  const user = await aUser(backend.db);
  let answer: ReturnType<typeof backend.call> | undefined;
  await backend.db.transaction(async (tx) => {
    await tx.update(users).set({ active: false }).where(eq(users.id, user.id));
    answer = backend.call("/auth/sign_in", { body: { email: user.email, password } });
    await waitUntilBlocked(backend.db);
  });
  expect((await answer)?.body).toMatchObject({ errors: ["Tu cuenta está desactivada"] });
});
