import { expect, it } from "vitest";
import { packState, unpackState } from "./renderedState";

const sourcesOf = (name: string) =>
  [180, 360, 750].map((width) => ({ __typename: "ImageSource", url: `/uploads/${name}/${width}.webp`, width }));
const imageOf = (name: string) => ({ __typename: "Image", url: `/uploads/${name}/750.webp`, sources: sourcesOf(name) });

const state = {
  ROOT_QUERY: {
    __typename: "Query",
    viewer: null,
    'publication({"id":"7"})': { __ref: "Publication:7" },
    empty: [],
    "wall:{}": { __typename: "WallConnection", items: [{ __ref: "Publication:7" }, { __ref: "Publication:8" }] },
  },
  "Publication:7": {
    __typename: "Publication",
    id: "7",
    title: "~08 caracteres",
    slug: "~",
    price: { __typename: "Money", amount: 0 },
    cover: imageOf("una-guitarra"),
    tags: [
      ["", "0"],
      ["", "0"],
      [0, 1.5, true, false, null],
    ],
  },
  "Publication:8": {
    __typename: "Publication",
    id: "8",
    title: "Guitarras 🎸🎸🎸 y más",
    slug: "Guitarras 🎸🎸🎻 y más",
    price: null,
    cover: imageOf("una-guitarra-criolla-con-un-nombre-largo".repeat(4)),
    // As they were, beside what they were not.
    tags: [[0, 1.5, true, false, null], ["~~ y más"], ["", "0"], []],
  },
  'QuestionList:{"publicationId":"7"}': { __typename: "QuestionList", publicationId: "7", id: "x" },
  __META: { extraRootIds: ["Publication:8"] },
};

it("gives the cache of a page back as it was", () => {
  // As in a page: through JSON.
  expect(unpackState(JSON.parse(JSON.stringify(packState(state))) as ReturnType<typeof packState>)).toEqual(state);
});

it("leaves out fields without a value, as JSON does", () => {
  expect(unpackState(packState({ ROOT_QUERY: { __typename: "Query", viewer: undefined } }))).toEqual({
    ROOT_QUERY: { __typename: "Query" },
  });
});

it("says the names of fields, what texts share, and lists that are alike once", () => {
  const many = Object.fromEntries(
    Array.from({ length: 20 }, (_value, index) => [
      `Publication:${index}`,
      { __typename: "Publication", id: String(index), isSaved: null, cover: imageOf(`una-foto-${index}`) },
    ]),
  );
  const packed = JSON.stringify(packState(many));
  expect(packed.match(/isSaved|ImageSource/g)).toHaveLength(2);
  expect(packed.match(/una-foto-7/g)).toHaveLength(1);
  expect(packed.match(/180/g)).toHaveLength(2);
  expect(packed.length).toBeLessThan(JSON.stringify(many).length / 4);
});
