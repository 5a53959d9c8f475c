import type { NodeResolvers, QueryResolvers, ResolversTypes } from "../../__generated__/resolvers";
import type { Context } from "../../context";
import { AppError } from "../../errors";
import { readCategory } from "../category/category";
import { readPublication } from "../publication/visibility";
import { readQuestion } from "../question/question";
import { readRemarks } from "../user/remark";
import { readGlobalId } from "./globalId";
import type { NodeType } from "./globalId";

type NodeView = Awaited<ResolversTypes["Node"]>;

/** Limit for one operation, across all of its fields: not all nodes are read in one call. */
const maxNodes = 50;
const nodeCounts = new WeakMap<Context, number>();

function countNodes(context: Context, count: number, field: string) {
  const total = (nodeCounts.get(context) ?? 0) + count;
  if (total > maxNodes) throw new AppError("BAD_USER_INPUT", `Como máximo ${maxNodes} a la vez.`, field);
  nodeCounts.set(context, total);
}

/** Reads a node as the query of its type does; `parentId` is the id of its parent, or its own. */
const readers: Record<
  NodeType,
  (id: string, context: Context, parentId: string) => object | Promise<object | null> | null
> = {
  Category: readCategory,
  Chat: (id, context) => (context.requireSession(), context.loaders.chat.load(id)),
  Notification: (id, context) => (context.requireSession(), context.loaders.notification.load(id)),
  Proforma: (id, context) => (context.requireSession(), context.loaders.proforma.load(id)),
  Publication: readPublication,
  Question: (id, context, publicationId) => readQuestion(publicationId, id, context),
  Remark: async (id, context, userId) =>
    (await readRemarks(userId, context))?.find((remark) => remark.shownId === id) ?? null,
  Transaction: (id, context) => (context.requireSession(), context.loaders.transaction.load(id)),
  User: (id, { loaders }) => loaders.user.load(id),
};

async function readNode(globalId: string, context: Context, field: string): Promise<NodeView | null> {
  const { type, id, parentId } = readGlobalId(globalId, field);
  const found = await readers[type](id, context, parentId);
  return found && ({ ...found, __typename: type } as NodeView);
}

export const nodeQueries: QueryResolvers = {
  node(_root, { id }, context) {
    countNodes(context, 1, "id");
    return readNode(id, context, "id");
  },
  nodes(_root, { ids }, context) {
    countNodes(context, ids.length, "ids");
    // The generated types know no promise of null.
    return ids.map((id, index) => readNode(id, context, `ids.${index}`) as Promise<NodeView>);
  },
};

export const Node: NodeResolvers = { __resolveType: (node) => (node as { __typename: NodeType }).__typename };
