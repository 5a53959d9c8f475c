import { AppError } from "../../errors";
import { idText } from "../common/validate";

/** How many ids lead to an object of each type: questions and remarks are read with what they are about. */
const parts = {
  Category: 1,
  Chat: 1,
  Notification: 1,
  Proforma: 1,
  Publication: 1,
  Question: 2,
  Remark: 2,
  Transaction: 1,
  User: 1,
} as const;

/** The types whose objects can be read by their id alone. */
export type NodeType = keyof typeof parts;

const isNodeType = (name: string | undefined): name is NodeType => name !== undefined && Object.hasOwn(parts, name);

/** The id of an object among all; `ids` lead to it. */
export function toGlobalId(type: NodeType, ...ids: string[]): string {
  return Buffer.from([type, ...ids].join(":")).toString("base64url");
}

/** What an id names; BAD_USER_INPUT at `field` for one that was not made here. */
export function readGlobalId(globalId: string, field: string): { type: NodeType; id: string; parentId: string } {
  const [type, ...ids] = Buffer.from(globalId.slice(0, 200), "base64url").toString("utf8").split(":");
  const [id = "", last = id] = ids;
  const isWhole =
    isNodeType(type) && ids.length === parts[type] && isId(id) && (type === "Remark" ? isRemarkId(last) : isId(last));
  if (!isWhole || toGlobalId(type, ...ids) !== globalId)
    throw new AppError("BAD_USER_INPUT", "El identificador no es válido.", field);
  return { type, parentId: id, id: last };
}

const isId = (id: string) => idText.safeParse(id).success;
/** Its number, and that of who wrote it. */
const isRemarkId = (id: string) => id.split("-").length === 2 && id.split("-").every(isId);
