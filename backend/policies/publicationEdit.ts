import { z } from "zod";
import { invalidFields } from "../errors";
import { parse } from "../validation";
import { checkPictureCount } from "../../rules/pictures";
import { publicationForm } from "./publicationForm";
import type { PublicationForm } from "./publicationForm";

/** Why an edit is refused. */
export const editMessages = {
  notFound: "Publicación no encontrada",
  finished: "Esta publicación ya se cambió y no se puede editar",
  reserved: "Hay un cambio acordado con esta publicación. Podrás editarla si el cambio no se concreta",
  type: "El tipo de publicación no se puede cambiar",
  category: "La categoría no se puede cambiar",
  pictureGone: "Una de las imágenes ya no está en la publicación. Vuelve a abrirla para ver cómo quedó",
  pictureCount: "Las imágenes enviadas no coinciden con su orden",
  changed: "Esta publicación cambió mientras la editabas. Vuelve a abrirla para ver cómo quedó",
  otherForm: "Esta solicitud ya se usó para otros cambios",
};

/** An entry of the order of pictures: one that is there by its random name, or null for the next of the new files. */
export type PictureSlot = string | null;

/** An edit as it was sent. */
export interface PublicationEdit {
  form: PublicationForm;
  /** Attributes stay as they are where the form does not send them. */
  hasFields: boolean;
  /** Null where the form does not say: all that are there, then the new ones. */
  order: PictureSlot[] | null;
  /** The version that the sender saw; null where the form does not say. */
  revision: number | null;
}

const newPicture = "new";
const pictureName = /\/uploads\/([\w-]{8,64})\/\d+\.webp$/;

const slot = z
  .string(editMessages.pictureGone)
  .max(500, editMessages.pictureGone)
  .transform((value, context): PictureSlot => {
    if (value === newPicture) return null;
    const name = pictureName.exec(value)?.[1];
    if (!name) context.addIssue({ code: "custom", message: editMessages.pictureGone });
    return name ?? null;
  });

const extras = z.object({
  picture_order: z
    .preprocess(
      (value) => (value === undefined || Array.isArray(value) ? value : [value]),
      z.array(slot).max(100, editMessages.pictureGone),
    )
    .nullish(),
  revision: z
    .string(editMessages.changed)
    .regex(/^\d{1,9}$/, editMessages.changed)
    .transform(Number)
    .optional(),
});

/** The wizard's form for what is published already: type and category may be left out, never changed. Throws 422. */
export function parseEdit(
  body: Record<string, unknown>,
  current: { type: string; categoryId: number },
): PublicationEdit {
  const { publication_type: type = current.type, product_categories_id: category = String(current.categoryId) } = body;
  const refused: Record<string, string[]> = {};
  if (type !== current.type) refused.publication_type = [editMessages.type];
  if (category !== String(current.categoryId)) refused.product_categories_id = [editMessages.category];
  if (Object.keys(refused).length > 0) throw invalidFields(refused);
  const form = parse(publicationForm, { ...body, publication_type: type, product_categories_id: category });
  const { picture_order: order, revision } = parse(extras, body);
  return { form, hasFields: body.aditional_info !== undefined, order: order ?? null, revision: revision ?? null };
}

const refuse = (message: string) => invalidFields({ picture_data: [message] });

/** One to `max` pictures, each of those that are there at most once, and a place for every new file. Throws 422. */
export function checkPictures(order: readonly PictureSlot[], newCount: number, max: number): void {
  const refusal = checkPictureCount(order.length, max);
  if (refusal) throw refuse(refusal);
  const kept = order.filter((entry) => entry !== null);
  if (order.length - kept.length !== newCount || new Set(kept).size !== kept.length)
    throw refuse(editMessages.pictureCount);
}
