import { afterEach, expect, it } from "vitest";
import { startRecordedUpstream } from "../../support/recordedUpstream";
import { RailsServer } from "../../support/rails/server";
import { GraphqlClient } from "../../support/graphqlClient";
import { startGateway } from "../../support/startGateway";
import { ANSWER, ASK, LIST } from "../../support/questionOperations";
import type { AnswerResult, AskResult, Listed } from "../../support/questionOperations";

/** Questions in front of other backends than ours. */
const undo: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).toReversed()) await step();
});

it("are the only thing missing in front of a backend without them", async () => {
  const rails = await new RailsServer().start();
  const bare = await startGateway(rails.url);
  undo.push(
    () => rails.stop(),
    () => bare.stop(),
  );
  expect(await new GraphqlClient(bare.url).data(LIST, { id: 1 })).toEqual({
    publication: { id: "1", title: expect.any(String) },
    questions: null,
  });
});

it("are written in the recorded format, and read by a separate call where the detail has none", async () => {
  const upstream = await startRecordedUpstream();
  const recorded = await startGateway(upstream.url);
  undo.push(
    () => upstream.stop(),
    () => recorded.stop(),
  );
  const stored = {
    id: 1,
    father_comment_id: 0,
    comment: "¿Tiene caja?",
    user_to_id: 1,
    user_from_id: 2,
    publication_id: 1,
    user: { id: 2, name: "Luis", last_name: "Gómez" },
    created_at: "2026-11-20T23:48:11.871Z",
  };
  // An answer by another user than the owner is ignored.
  const answers = [
    [2, 1, "Sí"],
    [3, 2, "La tengo yo, más barata"],
  ].map(([id, by, comment]) => ({ ...stored, id, father_comment_id: 1, user_from_id: by, comment }));
  upstream.answer("GET /find_comments_publications", { body: [stored, ...answers] });
  upstream.answer("POST /comments_publications", { status: 201, body: stored });
  const luis = new GraphqlClient(recorded.url);
  await luis.data('mutation { signIn(input: { email: "luis@example.com", password: "x" }) { errors { message } } }');
  expect((await luis.data<Listed>(LIST, { id: 1 })).questions?.items).toMatchObject([
    { id: "1", text: "¿Tiene caja?", canAnswer: false, answer: { text: "Sí" } },
  ]);
  await luis.data<AskResult>(ASK, { input: { requestId: "uno", publicationId: 1, text: "¿Tiene caja?" } });
  await luis.data<AnswerResult>(ANSWER, { input: { requestId: "dos", publicationId: 1, questionId: 1, text: "Sí" } });
  const sent = upstream.calls
    .filter(({ path }) => path.includes("/comments_publications"))
    .map(({ body }) => JSON.parse(String(body)) as unknown);
  expect(sent).toEqual([
    { publication_id: 1, user_to_id: 1, user_from_id: 2, comment: "¿Tiene caja?", father_comment_id: 0 },
    { publication_id: 1, user_to_id: 2, user_from_id: 2, comment: "Sí", father_comment_id: 1 },
  ]);
});
