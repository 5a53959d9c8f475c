import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { readGone } from "../../lib/goneState";
import { renderScreen } from "../../testing/renderScreen";
import GoneMessage from "./GoneMessage";

afterEach(cleanup);

it.each<[slug: string, categoryId: string | null, shown: string]>([
  ["bicicleta-de-montana-rin-29", "7", "bicicleta montana|7"],
  ["sofa", null, "sofa|"],
  // An address that names nothing.
  ["publicacion", "7", "|7"],
  ["29-de-7", "7", "|7"],
])(
  "offers an alert with the words of the address %s and the category, and things like it",
  (slug, categoryId, shown) => {
    renderScreen(
      <GoneMessage
        gone={{ id: "3", slug, categoryId, wasSwapped: true }}
        renderSimilar={(title) => <h3>{title}</h3>}
        renderAlert={({ terms, categoryId: kept, radiusKm }) => (
          <button type="button">{radiusKm === null && `${terms.join(",")}|${kept ?? ""}`}</button>
        )}
      />,
    );
    expect(screen.getByRole("heading", { name: "Lo que buscabas ya se cambió" })).toBeTruthy();
    expect(screen.getByText("Ya no está Disponible. Puede haber algo parecido cerca de ti.")).toBeTruthy();
    expect(screen.getByRole("heading", { name: "Se parece a lo que buscabas" })).toBeTruthy();
    expect(screen.getByRole("button").textContent).toBe(shown);
    // Not what it was called, even where the address says it.
    expect(screen.getByRole("region", { name: "Lo que buscabas ya se cambió" }).textContent).not.toContain("rin");
  },
);

it("offers no alert where nothing is known of it, and says of nothing that was not exchanged that it was", () => {
  renderScreen(
    <GoneMessage
      gone={{ id: "3", slug: "publicacion", categoryId: null, wasSwapped: false }}
      renderSimilar={() => null}
      renderAlert={() => <button type="button">Avísame</button>}
    />,
  );
  expect(screen.queryByRole("button")).toBeNull();
  expect(screen.getByRole("heading", { name: "Ya no está Disponible" })).toBeTruthy();
});

it("reads only what such a link leaves", () => {
  expect(readGone({ gone: { id: "3", slug: "sofa", categoryId: 7 } })).toEqual({
    id: "3",
    slug: "sofa",
    categoryId: null,
    wasSwapped: false,
  });
  for (const state of [null, undefined, {}, { gone: "3" }, { gone: { id: 3, slug: "sofa" } }])
    expect(readGone(state)).toBeNull();
});
