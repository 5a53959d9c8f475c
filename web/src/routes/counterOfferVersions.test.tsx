import { gql } from "@apollo/client";
import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { toast, toastStore } from "../components/ui/toast";
import { deleteDrafts } from "../lib/drafts";
import { negotiation, refused, sendButton, show, thing, toasts } from "../testing/counterOfferScreen";

afterEach(() => {
  cleanup();
  deleteDrafts();
  for (const { id } of toastStore.getState()) toast.dismiss(id);
});

it("says that the offer has changed meanwhile, and then has all of its terms", async () => {
  let now = negotiation();
  const answer = () => ({
    transaction: now,
    viewer: { __typename: "Viewer", id: "1", activePublications: [thing("8", "Casco", 20)] },
  });
  const { user, client } = show(undefined, {
    CounterOfferScreen: answer,
    MakeCounterOffer: () => refused("offerVersion", "La propuesta cambió"),
  });
  const words = await screen.findByLabelText("¿Quieres que te dé algo más?");
  await user.type(words, "una clase");
  // News brings the version, and not its money.
  const complement = {
    __typename: "Complement",
    payer: "INTERESTED",
    money: { __typename: "Money", amount: 4000, currency: "USD" },
  };
  now = negotiation({ offerVersion: 3, complement });
  client.writeFragment({
    id: "Transaction:5",
    fragment: gql`
      fragment News on Transaction {
        offerVersion
      }
    `,
    data: { __typename: "Transaction", offerVersion: 3 },
  });
  expect(words).toHaveProperty("value", "una clase");
  await user.click(await sendButton());
  await waitFor(() => expect(toasts()).toEqual(["La oferta cambió mientras la mirabas. Esta es la de ahora."]));
  await waitFor(() =>
    expect(screen.getByRole("radio", { name: "Lo pone Luis Gómez" })).toHaveProperty("checked", true),
  );
  expect(screen.getByLabelText("Cuánto, en USD")).toHaveProperty("value", "40");
});

it("keeps what was chosen and written for a later visit, but not for another version", async () => {
  const { user, unmount } = show();
  await user.click(await screen.findByRole("checkbox", { name: "Casco" }));
  await user.type(screen.getByLabelText("¿Quieres que te dé algo más?"), "una clase");
  unmount();
  const again = show();
  expect(await screen.findByRole("checkbox", { name: "Casco" })).toHaveProperty("checked", true);
  expect(screen.getByLabelText("¿Quieres que te dé algo más?")).toHaveProperty("value", "una clase");
  again.unmount();
  show(negotiation({ offerVersion: 3 }));
  expect(await screen.findByRole("checkbox", { name: "Casco" })).toHaveProperty("checked", false);
});

it("neither shows nor sends what its owner has taken away since it was chosen", async () => {
  const { user, unmount } = show();
  await user.click(await screen.findByRole("checkbox", { name: "Mesa" }));
  unmount();
  const { asked } = show(undefined, {
    TheirThings: () => ({
      userPublications: {
        __typename: "PublicationPage",
        items: [thing("21", "Radio", 75)],
        page: { __typename: "PageNumbers", page: 1, pages: 1 },
      },
    }),
    MakeCounterOffer: () => refused("complement.amountUsd", "Es mucho"),
  });
  await screen.findByRole("checkbox", { name: "Radio" });
  await waitFor(() => expect(asked.map(({ operation }) => operation)).toContain("TheirThings"));
  await user.click(await sendButton());
  await waitFor(() => expect(asked.some(({ operation }) => operation === "MakeCounterOffer")).toBe(true));
  expect(asked.find(({ operation }) => operation === "MakeCounterOffer")?.variables).toMatchObject({
    input: { offeredPublicationIds: ["21"] },
  });
});
