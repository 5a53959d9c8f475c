import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { ring, show } from "../testing/ringScreen";
import type { Answers } from "../testing/renderScreen";

afterEach(cleanup);

it("lists the viewer's rings, and looks for one for an own thing", async () => {
  const thing = (id: string, title: string) => ({
    __typename: "Publication",
    id,
    title,
    isReserved: false,
    cover: null,
  });
  const answers: Answers = {
    Rings: () => ({ viewer: { __typename: "Viewer", id: "1", rings: [ring("PROPOSED")] } }),
    RingThings: () => ({
      ownPublications: { __typename: "OwnPublicationList", items: [thing("10", "Bicicleta"), thing("11", "Casco")] },
    }),
    FindRing: ({ input }) => ({
      findRing: {
        __typename: "RingPayload",
        ring: (input as { publicationId: string }).publicationId === "10" ? ring("PROPOSED") : null,
        errors: [],
      },
    }),
  };
  const { user, path } = show(ring("PROPOSED"), answers, "/circulo?publicacion=11");
  const link = await screen.findByRole("link", { name: "Círculo de 3 personas" });
  expect(link.getAttribute("href")).toBe("/circulo/4");
  const buttons = await screen.findAllByRole("button", { name: /^Buscar un círculo para/ });
  expect(buttons.map((button) => button.getAttribute("aria-label"))).toEqual([
    "Buscar un círculo para Casco",
    "Buscar un círculo para Bicicleta",
  ]);
  await user.click(buttons[0] as HTMLElement);
  expect(await screen.findByText(/Por ahora no hay un círculo para «Casco»/)).toBeTruthy();
  await user.click(buttons[1] as HTMLElement);
  await waitFor(() => expect(path()).toBe("/circulo/4"));
});

it("leads to the wall where the backend has no rings", async () => {
  const { path } = show(
    null,
    { Rings: () => ({ viewer: { __typename: "Viewer", id: "1", rings: null } }) },
    "/circulo",
  );
  await waitFor(() => expect(path()).toBe("/wall"));
});
