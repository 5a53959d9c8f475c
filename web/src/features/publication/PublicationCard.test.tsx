import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import type { WallQuery } from "../../__generated__/graphql";
import { toast, toastStore } from "../../components/ui/toast";
import { ANA, renderScreen } from "../../testing/renderScreen";
import type { Answers } from "../../testing/renderScreen";
import { PublicationCard } from "./PublicationCard";

afterEach(() => {
  cleanup();
  for (const { id } of toastStore.getState()) toast.dismiss(id);
});

const GUITAR = {
  __typename: "Publication",
  id: "7",
  slug: "guitarra-electrica",
  title: "Guitarra eléctrica",
  type: "PRODUCT",
  status: "ACTIVE",
  condition: "USED",
  usage: "GOOD",
  distanceKm: 0.4,
  highlights: [],
  ribbons: ["NEARBY"],
  interests: ["Bicicleta", "Cámara", "Taladro", "Teléfono", "Patineta", "Clases de inglés", "Nevera"],
  isOwn: false,
  isWithheld: false,
  isSaved: false,
  price: { __typename: "Money", amount: 18000, currency: "USD" },
  cover: null,
  owner: {
    __typename: "User",
    id: "2",
    firstName: "Mariángeles",
    lastName: "Rondón",
    isVerified: true,
    subscription: "STANDARD",
    picture: null,
  },
};

const QUERY: TypedDocumentNode<WallQuery> = gql`
  query OnePublication {
    publication(id: "7") {
      id
      ...PublicationCard_publication
    }
  }
`;

function TestScreen({ offered, kind }: { offered?: string[]; kind?: "compact" }) {
  const { data } = useQuery(QUERY);
  const publication = (data as { publication?: Parameters<typeof PublicationCard>[0]["publication"] } | undefined)
    ?.publication;
  return publication ? <PublicationCard publication={publication} offered={offered} kind={kind} /> : null;
}

function renderCard(
  overrides: Partial<typeof GUITAR> = {},
  options: { viewer?: typeof ANA; answers?: Answers; offered?: string[]; kind?: "compact" } = {},
) {
  return renderScreen(<TestScreen offered={options.offered} kind={options.kind} />, {
    at: "/wall",
    viewer: options.viewer ?? null,
    answers: { OnePublication: () => ({ publication: { ...GUITAR, ...overrides } }), ...options.answers },
  });
}

it("shows ribbon, value, condition, distance, owner and the first six interests", async () => {
  renderCard();
  await screen.findByRole("link", { name: "Guitarra eléctrica" });
  for (const text of ["Cercana", "180,00", "Usado · Poco uso", "menos de 1 km", "Mariángel R.", "Clases de inglés"]) {
    expect(screen.getByText(text, { exact: false })).toBeTruthy();
  }
  expect(screen.queryByText("Nevera")).toBeNull();
  expect(screen.getByRole("link", { name: "Hacer Propuesta: Guitarra eléctrica" }).getAttribute("href")).toBe(
    "/publication/7/proposal/manager",
  );
});

it.each([
  [["SPONSORED", "PREMIUM"], "SPONSORED"],
  [["PREMIUM"], "PREMIUM"],
  [["INTERESTED"], "INTERESTED"],
  [[], undefined],
])("is framed as its first ribbon says, with %j", async (ribbons, kind) => {
  renderCard({ ribbons });
  expect((await screen.findByRole("article")).dataset["kind"]).toBe(kind);
});

it("names both marks of a promoted thing of a Premium account, among results, too", async () => {
  renderCard({ ribbons: ["SPONSORED", "PREMIUM"] }, { kind: "compact" });
  const labels = await screen.findAllByText(/^(Promo|Premium)$/);
  expect(labels.map((label) => label.textContent)).toEqual(["Promo", "Premium"]);
});

it("shows A convenir without a price", async () => {
  renderCard({ price: null as never });
  expect(await screen.findByText("A convenir")).toBeTruthy();
});

it("lists interests that match the viewer's titles first", async () => {
  renderCard({}, { offered: ["Nevera Samsung de dos puertas"] });
  await screen.findByText("Nevera");
  expect(screen.getAllByRole("listitem")[0]?.textContent).toBe("Nevera");
});

it("offers neither a proposal nor saving once it is unavailable", async () => {
  renderCard({ status: "FINISHED" });
  expect(await screen.findByText("Ya no está disponible")).toBeTruthy();
  expect(screen.queryByRole("link", { name: /Hacer Propuesta/ })).toBeNull();
  expect(screen.queryByRole("button", { name: /Guardar/ })).toBeNull();
});

it("shows of what is withheld only its owner, and the way to Premium", async () => {
  renderCard({ isWithheld: true, title: "Contenido Premium", slug: "contenido-premium" });
  const title = await screen.findByRole("link", { name: "Contenido Premium" });
  expect(title.getAttribute("href")).toMatch(/^\/contenido-premium\//);
  expect(screen.getByRole("link", { name: "Ver los planes" }).getAttribute("href")).toBe("/suscriptions");
  expect(screen.queryByRole("link", { name: /Hacer Propuesta/ })).toBeNull();
  expect(screen.queryByRole("button", { name: /Guardar/ })).toBeNull();
});

it("sends a guest who saves to the login", async () => {
  const { path, asked } = renderCard();
  await userEvent.click(await screen.findByRole("button", { name: "Guardar: Guitarra eléctrica" }));
  expect(path()).toBe("/login");
  expect(asked.map(({ operation }) => operation)).not.toContain("SavePublication");
});

it("saves optimistically, and shows a toast", async () => {
  renderCard(
    {},
    {
      viewer: ANA,
      answers: {
        SavePublication: () => ({
          savePublication: {
            __typename: "SavePublicationPayload",
            publication: { __typename: "Publication", id: "7", isSaved: true },
            errors: [],
          },
        }),
      },
    },
  );
  await userEvent.click(await screen.findByRole("button", { name: "Guardar: Guitarra eléctrica" }));
  expect(await screen.findByRole("button", { name: "Guardada: Guitarra eléctrica" })).toBeTruthy();
  await waitFor(() =>
    expect(toastStore.getState().map(({ text }) => text)).toEqual(["Publicación guardada correctamente"]),
  );
});

it("reverts when the server refuses, with a toast", async () => {
  renderCard({}, { viewer: ANA, answers: { SavePublication: () => new Error("no network") } });
  await userEvent.click(await screen.findByRole("button", { name: "Guardar: Guitarra eléctrica" }));
  await waitFor(() =>
    expect(toastStore.getState().map(({ text }) => text)).toEqual(["La publicación se no ha podido Guardar."]),
  );
  expect(screen.getByRole("button", { name: "Guardar: Guitarra eléctrica" })).toBeTruthy();
});
