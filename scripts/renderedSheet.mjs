import { createHash } from "node:crypto";
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildSchema, graphql, isEnumType, isListType, isNonNullType, isScalarType } from "graphql";
import { root } from "./steps.mjs";

/**
 * Writes the style sheet that rendered pages link: the rules of public screens, found by rendering each of them some
 * times with made-up data. A page brings the rules that are missing here, so none has to be found.
 */

const ROUNDS = 24;
/** Screens that many begin with; what only others have stays in their pages, which are short. */
const ADDRESSES = [
  "/",
  "/wall",
  "/cosa/1",
  "/profile/third/1",
  "/search_list/cosa/all/0/null/10.4975585/-66.8856196/false/tags/want",
  "/search_list_by_category/1/10.4975585/-66.8856196/category",
  "/about_truequea",
  "/nada/de/nada",
];

const schema = buildSchema(
  readdirSync(join(root, "schema"))
    .filter((name) => name.endsWith(".graphql"))
    .map((name) => readFileSync(join(root, "schema", name), "utf8"))
    .join("\n"),
);

/** Numbers that look random and are the same in every build, so that the file is, too. */
let seed = 1;
function random() {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
  return seed / 2 ** 32;
}
const pick = (list) => list[Math.floor(random() * list.length)];

let lastId = 1;
const scalars = {
  ID: () => String((lastId += 1)),
  Int: () => pick([0, 1, 2, 40]),
  Float: () => pick([0.4, 4.5]),
  Boolean: () => random() < 0.3,
  String: (field) => (field === "slug" ? "cosa" : /url$/i.test(field) ? "/uploads/1/180.webp" : "Cosa"),
  Date: () => "2026-11-20",
  DateTime: () => "2026-11-20T12:00:00.000Z",
  MinorUnits: () => 1_250,
};

const fieldResolver = (source, args, _context, { fieldName, returnType }) => {
  const value = source?.[fieldName] ?? valueOf(returnType, fieldName);
  return args.id && value?.constructor === Object ? { id: args.id } : value;
};

function valueOf(type, field) {
  if (isNonNullType(type)) return presentValueOf(type.ofType, field);
  return random() < (field === "viewer" ? 0.6 : 0.3) ? null : presentValueOf(type, field);
}

function presentValueOf(type, field) {
  if (isListType(type)) return Array.from({ length: pick([0, 5, 5]) }, () => valueOf(type.ofType, field));
  // The first is the usual one.
  if (isEnumType(type)) return pick(type.getValues().slice(0, pick([1, 100]))).value;
  return isScalarType(type) ? scalars[type.name](field) : {};
}

const execute = ({ query, variables, operationName }) =>
  graphql({
    schema,
    source: query,
    variableValues: variables,
    operationName,
    fieldResolver,
    typeResolver: (_value, _context, _info, type) => pick(schema.getPossibleTypes(type)).name,
  });

const { collectedRules, render, warmUp } = await import("../dist/web-server/entry-server.js");
await warmUp();
for (const url of ADDRESSES) {
  // Reseeded, so that one screen's queries do not change the data of the others.
  seed = 1;
  let count = 0;
  let failure;
  for (let round = 0; round < ROUNDS; round += 1)
    await render({
      url,
      cookies: pick(["", "tq_cards=large", "tq_pos=10.4975585,-66.8856196,town,Caracas; tq_wall=NEARBY"]),
      origin: "http://localhost",
      lacks: random() < 0.9 ? [] : ["secureExchange"],
      linkedRules: new Set(),
      execute,
      signal: new AbortController().signal,
    }).then(
      () => (count += 1),
      (error) => (failure = error),
    );
  // Made-up data may break a page, but not every time.
  if (count === 0) throw new Error(`${url} cannot be rendered with made-up data`, { cause: failure });
}
const rules = collectedRules();
const hash = createHash("sha256").update(rules).digest("base64url").slice(0, 8);
writeFileSync(join(root, "dist", "web", "assets", `rendered-${hash}.css`), rules);
// The client's own timers would keep the process.
process.exit();
