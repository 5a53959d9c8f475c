import { expect, it } from "vitest";
import { publicationJsonLd } from "./publicationJsonLd";
import type { PublicationFacts } from "./publicationJsonLd";
import { toScriptText } from "./scriptText";

const publication: PublicationFacts = {
  id: "12",
  slug: "bicicleta",
  title: "Bicicleta </script><b>",
  description: "Rin 29",
  status: "ACTIVE",
  type: "PRODUCT",
  condition: "USED",
  isReserved: false,
  interests: ["guitarra"],
  publishedAt: "2026-11-01T10:00:00.000Z",
  images: [{ url: "/uploads/a/750.webp" }, { url: "https://elsewhere.example/b.jpg" }],
  owner: { id: "3", firstName: "Ana", lastName: "Pérez" },
  category: {
    path: [
      { id: "1", name: "Deportes" },
      { id: "2", name: "Bicicletas" },
    ],
  },
  place: { label: "Chacao, Miranda" },
};
const origin = "https://truequea.example";

interface Node {
  "@type": string;
  [key: string]: unknown;
}
const graphOf = (facts: PublicationFacts) =>
  (publicationJsonLd(facts, origin) as { "@graph": Node[] } | null)?.["@graph"] ?? [];

it("contains an offer without a price, a demand for the interests, and breadcrumbs", () => {
  const [offer, demand, breadcrumbs] = graphOf(publication);
  expect(offer).toMatchObject({
    "@type": "Offer",
    url: `${origin}/bicicleta/12`,
    areaServed: { name: "Chacao, Miranda" },
    seller: { "@type": "Person", name: "Ana P.", url: `${origin}/profile/third/3` },
    itemOffered: {
      "@type": "Product",
      itemCondition: "https://schema.org/UsedCondition",
      image: [`${origin}/uploads/a/750.webp`, "https://elsewhere.example/b.jpg"],
    },
  });
  expect(JSON.stringify(offer)).not.toMatch(/price|currency|latitude|Pérez/i);
  expect(demand).toMatchObject({ "@type": "Demand", itemOffered: [{ name: "guitarra" }] });
  const steps = breadcrumbs?.itemListElement as Node[] | undefined;
  expect(steps?.map(({ position, name }) => [position, name])).toEqual([
    [1, "Truequea"],
    [2, "Deportes"],
    [3, "Bicicletas"],
    [4, publication.title],
  ]);
});

it("gives a service no condition and a reserved publication limited availability", () => {
  const [offer, trail] = graphOf({
    ...publication,
    type: "SERVICE",
    condition: null,
    isReserved: true,
    interests: [],
    category: null,
    description: null,
  });
  expect(offer).toMatchObject({
    availability: "https://schema.org/LimitedAvailability",
    itemOffered: { "@type": "Service" },
  });
  expect(Object.keys(offer?.itemOffered as object)).toEqual(["@type", "name", "image"]);
  expect(trail?.["@type"]).toBe("BreadcrumbList");
});

it("returns nothing for an inactive publication, and no text can end the script element", () => {
  expect(publicationJsonLd({ ...publication, status: "FINISHED" }, origin)).toBeNull();
  const text = toScriptText(publicationJsonLd(publication, origin) ?? {});
  expect(text).not.toContain("<");
  expect(JSON.parse(text)).toEqual(publicationJsonLd(publication, origin));
});
