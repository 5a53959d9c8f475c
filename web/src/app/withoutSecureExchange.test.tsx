import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import type { ComponentType } from "react";
import { infoScreens } from "./infoScreens";
import FooterContent from "./shell/footer/FooterContent";
import InformationMenu from "./shell/InformationMenu";
import { HomeQuestions } from "../features/home/HomeQuestions";
import { PremiumBenefits } from "../features/premium/PremiumBenefits";
import { SiteContext } from "../components/site";
import { showInfoScreen } from "../testing/infoScreen";
import { renderScreen } from "../testing/renderScreen";

vi.stubGlobal("fetch", async () => Response.json({ lacks: ["secureExchange"] }));
afterEach(cleanup);

/** Any wording of the service or of a way to it. */
const service = /cambios? seguros?|truequea_seguro|\bsedes?\b|\bturnos?\b/i;

const parts: [name: string, Part: ComponentType, marker: string][] = [
  ["the footer", () => <FooterContent hasServices />, "Hazte Premium"],
  ["the information menu", () => <InformationMenu close={() => undefined} />, "Premium"],
  ["the questions of the home page", HomeQuestions, "Preguntas frecuentes"],
  ["the benefits of Premium", PremiumBenefits, "La cinta Premium"],
];

it.each(parts)("leaves it out of %s where the server has none", async (_name, Part, marker) => {
  const { container } = renderScreen(<Part />);
  await waitFor(() => expect(container.innerHTML).not.toMatch(service));
  expect(screen.getAllByText(marker).length).toBeGreaterThan(0);
});

it.each(infoScreens.map(({ path }) => path).filter((path) => path !== "/truequea_seguro"))(
  "leaves it out of %s where the server has none",
  async (path) => {
    const { container } = showInfoScreen(path);
    await screen.findByRole("heading", { level: 1 });
    await waitFor(() => expect(container.innerHTML).not.toMatch(service));
  },
);

it("has no page of its own then", async () => {
  const { path } = showInfoScreen("/truequea_seguro");
  await waitFor(() => expect(path()).toBe("/"));
});

it.each(parts)("leaves it out of the first frame of %s, too, where the document says so", (_name, Part) => {
  const site = { origin: "", documentPath: "", lacks: ["secureExchange"] };
  const { container } = renderScreen(
    <SiteContext value={site}>
      <Part />
    </SiteContext>,
  );
  expect(container.innerHTML).not.toMatch(service);
});
