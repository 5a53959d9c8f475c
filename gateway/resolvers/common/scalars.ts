import { GraphQLError, GraphQLScalarType, Kind } from "graphql";
import { isDay } from "../../../rules/age";
import { toIso } from "../../moment";
import { StoredUpload } from "../../uploads";

const dayShape = /^\d{4}-\d{2}-\d{2}$/;

/** `2026-11-20T23:48:11.137Z`, whatever the backend's notation. */
const DateTime = new GraphQLScalarType<string, string>({
  name: "DateTime",
  description: "A moment in ISO 8601, UTC, with milliseconds: `2026-11-20T23:48:11.137Z`.",
  specifiedByURL: "https://www.rfc-editor.org/rfc/rfc3339#section-5.6",
  serialize(value) {
    const moment = toIso(value as string | number | Date);
    if (moment === null) throw new GraphQLError("DateTime cannot represent the value");
    return moment;
  },
  parseValue(value) {
    const moment = typeof value === "string" && dayShape.test(value.slice(0, 10)) ? new Date(value) : null;
    if (!moment || Number.isNaN(moment.getTime())) throw new GraphQLError("DateTime must be a moment in ISO 8601");
    return moment.toISOString();
  },
});

/** A calendar day that exists. */
const CalendarDate = new GraphQLScalarType<string, string>({
  name: "Date",
  description: "A calendar day, `YYYY-MM-DD`, in Caracas time.",
  specifiedByURL: "https://www.rfc-editor.org/rfc/rfc3339#section-5.6",
  serialize: (value) => String(value).slice(0, 10),
  parseValue(value) {
    if (typeof value !== "string" || !isDay(value)) throw new GraphQLError("Date must be a day as YYYY-MM-DD");
    return value;
  },
});

/** Int ends at 21,474,836.47 dollars. */
const MinorUnits = new GraphQLScalarType<number, number>({
  name: "MinorUnits",
  description:
    "An amount in whole minor units of a currency, as a JSON number; any whole number that JSON numbers hold exactly, ±9007199254740991.",
  specifiedByURL: "https://www.rfc-editor.org/rfc/rfc7493#section-2.2",
  serialize: toSafeInteger,
  parseValue: toSafeInteger,
});

function toSafeInteger(value: unknown): number {
  if (!Number.isSafeInteger(value)) throw new GraphQLError("MinorUnits must be a whole number");
  return value as number;
}

/** Only the multipart reader creates uploads, so no other JSON value passes for a file. */
const Upload = new GraphQLScalarType<StoredUpload, never>({
  name: "Upload",
  description: "A file of a multipart request (GraphQL multipart request specification).",
  specifiedByURL: "https://github.com/jaydenseric/graphql-multipart-request-spec",
  serialize() {
    throw new GraphQLError("Upload is for input only");
  },
  parseValue(value) {
    if (value instanceof StoredUpload) return value;
    throw new GraphQLError("Upload must be a file of a multipart request");
  },
  parseLiteral(node) {
    throw new GraphQLError(`Upload cannot be written as ${node.kind === Kind.STRING ? "text" : "a literal"}`, {
      nodes: node,
    });
  },
});

/** How the scalars of the schema are read and written. */
export const scalars = { DateTime, Date: CalendarDate, MinorUnits, Upload };
