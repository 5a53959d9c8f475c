import { z } from 'zod'
import type { CreatePublicationInput, MutationResolvers } from '../__generated__/resolvers'
import type { Context } from '../context'
import { userError } from '../errors'
import { createPublication } from '../rest/publications'
import { wireConditions, wireUsages } from './publicationWords'
import { refusalsOf } from './refusals'
import { coordinatesShape, formTexts, idText, lengthOf, optionalTextOf, textOf, validate } from './validate'

const texts = {
  title: 'Título de máx. 60 caracteres y términos de máx. 24 caracteres',
  price: 'El valor estimado debe ser un número entero mayor que 0 de máx. 9 caracteres',
  description: 'La descripción debe tener entre 1 y 300 caracteres',
  interests: 'Solo se admitirán palabras entre 2 y 24 Caracteres',
  tooManyInterests: 'Solo se admiten 30 intereses',
  reference: 'La referencia debe contener máximo 70 caracteres',
  place: 'Ubicación no disponible. Seleccione una distinta desplazando el mapa',
  serviceCondition: 'Los servicios no llevan estado',
  noImages: 'Agrega al menos una imagen',
  tooManyImages: (excess: number) => `Elimina ${excess} imágenes para continuar`,
}

const maxImages = 7
const maxPremiumImages = 20
const maxInterests = 30

/** Case and accents never matter. */
function plain(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

const publicationShape = z
  .object({
    requestId: z.string().min(1, formTexts.invalid).max(128, formTexts.invalid),
    type: z.enum(['PRODUCT', 'SERVICE']),
    categoryId: idText,
    title: textOf(1, 60, texts.title)
      .transform((title) => title.replace(/\s+/g, ' '))
      .refine((title) => title.split(' ').every((word) => lengthOf(word) <= 24), texts.title),
    priceUsd: z.number().int(texts.price).min(1, texts.price).max(999_999_999, texts.price),
    condition: z.enum(['NEW', 'USED']).nullish(),
    usage: z.enum(['EXCELLENT', 'GOOD', 'DETAILS', 'PARTS']).nullish(),
    description: textOf(1, 300, texts.description),
    images: z.array(z.unknown()).min(1, texts.noImages),
    interests: z
      .array(textOf(2, 24, texts.interests))
      .max(maxInterests, texts.tooManyInterests)
      .transform((words) => words.filter((word, index) => words.findIndex((other) => plain(other) === plain(word)) === index)),
    acceptsOtherOffers: z.boolean(),
    address: textOf(1, 300, formTexts.required),
    reference: optionalTextOf(70, texts.reference),
    municipality: textOf(1, 60, texts.place),
    state: textOf(1, 60, texts.place),
    coordinates: coordinatesShape,
  })
  .superRefine((form, context) => {
    const refuse = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message })
    if (form.type === 'SERVICE' && form.condition) refuse('condition', texts.serviceCondition)
    if (form.type === 'PRODUCT' && !form.condition) refuse('condition', formTexts.required)
    if (form.type === 'PRODUCT' && form.condition === 'USED' && !form.usage) refuse('usage', formTexts.required)
  })

const fieldNames = {
  name: 'title',
  price: 'priceUsd',
  product_categories_id: 'categoryId',
  publication_type: 'type',
  product_status: 'condition',
  condition: 'usage',
  editor_web: 'description',
  description: 'description',
  article_tags: 'interests',
  accept_changes: 'acceptsOtherOffers',
  latitude: 'coordinates',
  longitude: 'coordinates',
  address_1: 'address',
  address_2: 'reference',
  location: 'municipality',
  picture_data: 'images',
}

/** Only Premium accounts may have more than the usual number; asking for it costs a call, so it is asked only then. */
async function imagesAllowed({ images }: CreatePublicationInput, { loaders }: Context): Promise<number> {
  if (images.length <= maxImages || images.length > maxPremiumImages) return maxImages
  return (await loaders.account())?.type_suscription === 'Premium' ? maxPremiumImages : maxImages
}

export const createPublicationMutation: MutationResolvers = {
  async createPublication(_root, { input }, context) {
    context.requireSession()
    const { data: form, errors } = validate(publicationShape, input)
    if (!form) return { publication: null, errors }
    const excess = input.images.length - (await imagesAllowed(input, context))
    if (excess > 0) return { publication: null, errors: [userError('BAD_USER_INPUT', texts.tooManyImages(excess), 'images')] }
    try {
      const publication = await createPublication(context.rest, {
        requestId: form.requestId,
        name: form.title,
        price: form.priceUsd,
        product_categories_id: form.categoryId,
        publication_type: form.type === 'SERVICE' ? 'service' : 'Producto',
        product_status: form.condition ? wireConditions[form.condition] : null,
        condition: form.condition === 'USED' && form.usage ? wireUsages[form.usage] : null,
        description: form.description,
        accept_changes: form.interests.length === 0 || form.acceptsOtherOffers,
        article_tags: form.interests,
        ...form.coordinates,
        address_1: form.address,
        address_2: form.reference,
        location: `${form.municipality}, ${form.state}`,
        pictures: input.images,
      })
      context.loaders.prime([publication])
      return { publication, errors: [] }
    } catch (error) {
      return { publication: null, errors: refusalsOf(error, fieldNames) }
    }
  },
}
