import { parse, specifiedRules, validate } from "graphql";
import { describe, expect, it } from "vitest";
import { documentLimits, documentRules, validationOptions } from "../../../gateway/limits/rules";
import { createSchema } from "../../../gateway/schema";
import { clientOperations } from "../../support/clientOperations";

describe("the operations of the web client", () => {
  const schema = createSchema();
  const operations = clientOperations();

  it("are found", () => {
    expect(operations.length).toBeGreaterThan(5);
  });

  it.each(operations)("stay within the limits: %s", (_name, source) => {
    const document = parse(source, { maxTokens: documentLimits.tokens });
    expect(
      validate(schema, document, [...specifiedRules, ...documentRules({ introspection: false })], validationOptions),
    ).toEqual([]);
  });
});
