import { z } from "zod";
import type { FileUpload } from "../uploads";
import { attributeSettings } from "./categories";
import type { FormPart } from "./multipart";
import { listOrEmpty, nullable, text } from "./shapes";

const field = z.object({
  field_category: nullable(z.object({ name: text, label: text, settings: attributeSettings })),
  value: text,
});
/** An extra detail with its label; a value is written as it is stored (`rules/attribute.ts`). */
export type AttributeRecord = z.output<typeof field>;

/** What its owner writes and the review sees: part of a publication and of its edit. */
export const writtenShape = {
  name: text,
  editor_web: text,
  product_status: text,
  condition: text,
  publications_fields: listOrEmpty(field),
  pictures: listOrEmpty(z.object({ url: text })),
};

/** The publication form as the wire's fields. */
export interface PublicationForm {
  requestId: string;
  name: string;
  price: number;
  product_categories_id: string;
  publication_type: "Producto" | "service";
  product_status: string | null;
  condition: string | null;
  description: string;
  accept_changes: boolean;
  article_tags: string[];
  latitude: number;
  longitude: number;
  address_1: string;
  address_2: string | null;
  location: string;
  /** Words of the title. */
  tags: string[];
  /** Attributes as JSON, by name; null leaves them out. */
  aditional_info: string | null;
  pictures: FileUpload[];
}

/** The edit form: type and category are null where it leaves them out; existing pictures are named by their address. */
export interface PublicationUpdate extends Omit<
  PublicationForm,
  "product_categories_id" | "publication_type" | "pictures"
> {
  product_categories_id: string | null;
  publication_type: PublicationForm["publication_type"] | null;
  revision: number | null;
  pictures: (FileUpload | string)[];
}

/** The fields of either form. */
export function fieldParts({
  article_tags,
  tags,
  accept_changes,
  description,
  ...fields
}: Omit<PublicationUpdate, "requestId" | "pictures" | "revision">): FormPart[] {
  return [
    ...Object.entries(fields).flatMap(([name, value]) => (value === null ? [] : [{ name, value: String(value) }])),
    // The record calls it editor_web; the original form sends both.
    { name: "description", value: description },
    { name: "editor_web", value: description },
    { name: "accept_changes", value: accept_changes ? "1" : "0" },
    ...article_tags.map((value) => ({ name: "article_tags[]", value })),
    ...tags.map((value) => ({ name: "tags[]", value })),
  ];
}
