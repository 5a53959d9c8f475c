import { getNamedType, isInputObjectType } from "graphql";
import type { GraphQLField, GraphQLFieldResolver, GraphQLSchema } from "graphql";
import type { Context } from "../../context";
import type { UserError } from "../../errors";

type Resolver = GraphQLFieldResolver<unknown, Context, Record<string, unknown>>;

/** Ids that clients make for what they do: nothing is found by them. */
const madeByClients = new Set(["requestId", "randomId"]);

/**
 * Of inputs with several ids the one that a backend can only mean by a 404: it refuses the others at their fields. Where
 * it may mean either, none.
 */
const subjects: Readonly<Record<string, string>> = {
  bookSecureExchange: "transactionId",
  createProforma: "publicationId",
  createProposal: "publicationId",
  makeCounterOffer: "transactionId",
  moveSecureExchange: "id",
  payWithCredit: "publicationId",
  proposeRingMeeting: "ringId",
  requestAmendment: "transactionId",
  sendMessage: "chatId",
  updateProposal: "transactionId",
  updatePublication: "publicationId",
};

/**
 * Has mutations say in a NOT_FOUND which id is meant, as neither their resolvers nor backends always do: mostly there is
 * only one.
 */
export function nameIdFields(schema: GraphQLSchema): void {
  for (const mutation of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    const [only, ...others] = idFieldsOf(mutation);
    const name = others.length === 0 ? only : subjects[mutation.name];
    if (mutation.resolve && name !== undefined) mutation.resolve = naming(name, mutation.resolve);
  }
}

/** The fields of a mutation's input that name something by its id. */
function idFieldsOf({ args }: GraphQLField<unknown, Context>): string[] {
  const inputs = args.map(({ type }) => getNamedType(type)).filter((type) => isInputObjectType(type));
  return inputs
    .flatMap((input) => Object.values(input.getFields()))
    .filter(({ name, type }) => getNamedType(type).name === "ID" && !madeByClients.has(name))
    .map(({ name }) => name);
}

/** Like the resolver itself it takes no `info`, so that documents can be compiled. */
function naming(field: string, resolve: Resolver): Resolver {
  return async (source, args, context, ...info) => {
    const payload = (await resolve(source, args, context, ...info)) as { errors: UserError[] };
    const errors = payload.errors.map((error) =>
      error.code === "NOT_FOUND" && error.field === null ? { ...error, field } : error,
    );
    return { ...payload, errors };
  };
}
