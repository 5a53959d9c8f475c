import { z } from 'zod'
import type { MutationResolvers, PublicationEditResolvers, PublicationResolvers } from '../__generated__/resolvers'
import { toImage, toWireImage } from '../image'
import { updatePublication, type PublicationRecord } from '../rest/publications'
import { categoryShape, checkState, fieldNames, formFields, refuseExcess, texts, typeShape, wireFieldsOf, wireTypes } from './publicationForm'
import { toCondition, toPublicationStatus, toUsage } from './publicationWords'
import { refusalsOf } from './refusals'
import { formTexts, idText, validate } from './validate'

const image = z
  .object({ url: z.string().min(1, formTexts.invalid).max(300, formTexts.invalid).nullish(), file: z.unknown().optional() })
  .refine(({ url, file }) => Boolean(url) !== Boolean(file), texts.oneImage)

const updateShape = z
  .object({
    ...formFields,
    publicationId: idText,
    revision: z.number().int(formTexts.invalid).min(0, formTexts.invalid).nullish(),
    type: typeShape.nullish(),
    categoryId: categoryShape.nullish(),
    images: z.array(image).min(1, texts.noImages),
  })
  .superRefine(checkState)

export const publicationEditMutation: MutationResolvers = {
  async updatePublication(_root, { input }, context) {
    context.requireSession()
    const { data: form, errors } = validate(updateShape, input)
    if (!form) return { publication: null, errors }
    const excess = await refuseExcess(input.images.length, context)
    if (excess.length > 0) return { publication: null, errors: excess }
    try {
      const publication = await updatePublication(context.rest, form.publicationId, {
        ...wireFieldsOf(form),
        product_categories_id: form.categoryId ?? null,
        publication_type: form.type ? wireTypes[form.type] : null,
        revision: form.revision ?? null,
        pictures: input.images.map(({ url, file }) => file ?? toWireImage(url ?? '', context.backendOrigin)),
      })
      context.refresh()
      context.loaders.prime([publication])
      return { publication, errors: [] }
    } catch (error) {
      return { publication: null, errors: refusalsOf(error, { ...fieldNames, id: 'publicationId' }) }
    }
  },
}

/** Null for everybody but its owner. Lists that do not tell it cost a reading of the detail. */
export const editOf: NonNullable<PublicationResolvers['edit']> = async (record, _args, { loaders }) => {
  const viewerId = await loaders.viewerId()
  if (viewerId === null || (record.owner && record.owner.id !== viewerId)) return null
  const whole = record.edit ? record : await loaders.detail(record.id)
  return whole?.owner?.id === viewerId ? whole : null
}

/** A backend that tells of no edits has only the record itself. */
const written = ({ edit, ...record }: PublicationRecord) => edit ?? record

export const PublicationEdit: PublicationEditResolvers = {
  refusal: (record) => {
    if (toPublicationStatus(record.publication_status) === 'FINISHED') return 'FINISHED'
    // Nobody proposes to oneself: for the owner it says that an agreed exchange holds it.
    return record.active_transaction ? 'RESERVED' : null
  },
  revision: ({ edit }) => edit?.revision ?? null,
  isInReview: ({ edit, publication_status }) => edit?.in_review ?? toPublicationStatus(publication_status) === 'WAITING',
  returnReason: ({ edit }) => edit?.reason ?? null,
  title: (record) => record.edit?.name ?? record.title ?? record.name ?? '',
  description: (record) => written(record).editor_web ?? record.description ?? '',
  condition: (record) => toCondition(written(record).product_status),
  usage: (record) => toUsage(written(record).condition),
  images: (record, _args, { backendOrigin }) => written(record).pictures.flatMap(({ url }) => toImage(url, backendOrigin) ?? []),
}
