import { describe, expect, it } from "vitest";
import { collectInterestWords, findPath, rootsOfType, searchCategories } from "./categoryChoice";
import type { CategoryNode } from "./categoryChoice";

const tree: CategoryNode[] = [
  {
    id: "1",
    name: "Música y arte",
    children: [{ id: "2", name: "Cuerda", children: [{ id: "3", name: "Guitarras eléctricas" }] }],
  },
  { id: "4", name: "Servicios", children: [{ id: "5", name: "Clases", children: [{ id: "6", name: "Música" }] }] },
];

describe("category picker", () => {
  it("keeps services and products apart", () => {
    expect(rootsOfType("PRODUCT", tree).map(({ name }) => name)).toEqual(["Música y arte"]);
    expect(rootsOfType("SERVICE", tree).map(({ name }) => name)).toEqual(["Clases"]);
  });

  it("finds categories ignoring accents and returns their paths", () => {
    const [path] = searchCategories("electricas", rootsOfType("PRODUCT", tree));
    expect(path?.map(({ name }) => name)).toEqual(["Música y arte", "Cuerda", "Guitarras eléctricas"]);
    expect(searchCategories("musica", rootsOfType("SERVICE", tree)).map((path) => path.at(-1)?.id)).toEqual(["6"]);
    expect(searchCategories("xyz", tree)).toEqual([]);
  });

  it("finds the path of a category", () => {
    expect(findPath("6", tree).map(({ id }) => id)).toEqual(["4", "5", "6"]);
    expect(findPath("9", tree)).toEqual([]);
  });

  it("suggests plain names only", () => {
    expect(collectInterestWords(tree)).toEqual(["Cuerda", "Guitarras eléctricas", "Servicios", "Clases", "Música"]);
  });
});
