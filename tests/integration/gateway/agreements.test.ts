import { afterEach, beforeEach, expect, test } from "vitest";
import { GraphqlClient } from "../../support/graphqlClient";
import { startRecordedGateway } from "../../support/recordedGateway";
import { transaction } from "../../support/recordedUpstream";
import type { RecordedUpstream } from "../../support/recordedUpstream";

let upstream: RecordedUpstream;
let luis: GraphqlClient;
let stop: () => Promise<void>;
beforeEach(async () => {
  ({ upstream, luis, stop } = await startRecordedGateway());
});
afterEach(() => stop());

const thing = {
  id: 4,
  publication_type: "Producto",
  title: "Laptop usada",
  product_status: "Usado",
  condition: "Bueno",
  price: 150,
  pictures: ["http://backend.example/uploads/p4.jpg"],
};
const record = {
  version: 1,
  offer_version: 2,
  author: "owner",
  agreed_at: "2026-11-24T14:05:09.120Z",
  hash: "a".repeat(64),
  canonical: "{}",
  owner: { user_id: 1, name: "Ana Pérez", things: [thing], words: null, money: null },
  interested: { user_id: 2, name: "Luis Gómez", things: [], words: "dos clases", money: 2_000 },
};
const sides =
  "isViewer name words money { amount currency } things { publicationId title type condition usage price { amount } images { url } }";

test("shows what was agreed on, and which side is the viewer's", async () => {
  upstream.answer("GET /v1/agreements/4", { body: { agreements: [record] } });
  upstream.answer("GET /transactions/4", { body: transaction({ status: "accepted", agreement_version: 1 }) });
  const { agreements, transaction: found } = await luis.data<{ agreements: object[]; transaction: object }>(
    `{ agreements(transactionId: 4) { version offerVersion agreedAt hash canonicalForm ownerSide { ${sides} } interestedSide { ${sides} } }
      transaction(id: 4) { agreementVersion } }`,
  );
  expect(found).toEqual({ agreementVersion: 1 });
  expect(agreements).toEqual([
    {
      version: 1,
      offerVersion: 2,
      agreedAt: "2026-11-24T14:05:09.120Z",
      hash: "a".repeat(64),
      canonicalForm: "{}",
      ownerSide: {
        isViewer: false,
        name: "Ana Pérez",
        words: null,
        money: null,
        things: [
          {
            publicationId: "4",
            title: "Laptop usada",
            type: "PRODUCT",
            condition: "USED",
            usage: "GOOD",
            price: { amount: 15_000 },
            images: [{ url: expect.stringContaining("/uploads/p4.jpg") as string }],
          },
        ],
      },
      interestedSide: {
        isViewer: true,
        name: "Luis Gómez",
        words: "dos clases",
        money: { amount: 2_000, currency: "USD" },
        things: [],
      },
    },
  ]);
});

test("is null for strangers and invalid ids, and refused to guests", async () => {
  upstream.answer("GET /v1/agreements/5", { status: 404, body: { errors: ["Transacción no encontrada"] } });
  for (const id of ["5", "x/y", ""])
    expect(await luis.data(`{ agreements(transactionId: "${id}") { hash } }`)).toEqual({ agreements: null });
  const { errors } = await new GraphqlClient(luis.url).run("{ agreements(transactionId: 4) { hash } }");
  expect(errors).toMatchObject([{ extensions: { code: "UNAUTHENTICATED" } }]);
});
