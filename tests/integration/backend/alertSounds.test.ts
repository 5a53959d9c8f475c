import { beforeAll, describe, expect, it } from "vitest";
import { smartphones, useAlerts } from "../../support/alertFixture";
import { aCategory, aPublication, aUser } from "../../support/builders";
import { bothDatabases } from "../../support/startBackend";

/** What an alert says by ear is met by what its search finds at that moment, and by nothing else. */
describe.each(bothDatabases)("alerts that are written by ear, on %s,", (database) => {
  const fixture = useAlerts(database);
  const { post, publish, matchesOf } = fixture;

  const woodwinds = 239;
  beforeAll(() => aCategory(fixture.backend.db, { id: woodwinds, name: "Saxofones y clarinetes" }));

  const findWith = async (words: string) =>
    (
      await fixture.backend.call<{ data: { id: number }[] }>(`/search_publications?tags=${encodeURIComponent(words)}`)
    ).body.data.map(({ id }) => id);

  it.each<[string, Parameters<typeof aPublication>[1], string[], boolean]>([
    ["bisicleta", { title: "Bicicleta de paseo" }, [], true],
    ["labadoras", { title: "Lavadora morocha" }, [], true],
    ["mesa de cosina", { title: "Mesa para la cocina" }, [], true],
    // Others write by ear, too.
    ["vihuela", { title: "Biuela de cedro" }, [], true],
    // What its word means, whatever the title calls it.
    ["selular", { title: "Teléfono en su funda", categoryId: smartphones }, ["Celular de tapa"], true],
    ["selulares", { title: "Móvil en su funda", categoryId: smartphones }, ["Celulares de tapa"], true],
    ["zaxofon", { title: "Clarinete de estudio", categoryId: woodwinds }, ["Saxofón tenor"], true],
    // A word of another sound, with the same stem.
    ["kama", { title: "Cámara de rollo" }, ["Cama de pino"], false],
    // A short word is none to correct to.
    ["bosh", { title: "Decodificador box" }, [], false],
    // It stands so in a title: then that is what is meant.
    ["sapatos", { title: "Zapatos de gala" }, ["Sapatos de trabajo"], false],
  ])("%s, are met by %j beside %j: %s", async (words, values, others, isMet) => {
    for (const title of others) await aPublication(fixture.backend.db, { title, tags: [], categoryId: smartphones });
    const user = await aUser(fixture.backend.db);
    expect((await post(user, { tags: [words] })).status).toBe(201);
    const { id } = await publish({ tags: [], ...values });
    const isFound = (await findWith(words)).includes(id);
    expect([await matchesOf(user), isFound]).toEqual([isMet ? [id] : [], isMet]);
  });
});
