import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { dropDraft, heldValues, holdValues, keepDraft, readDraft } from '../../lib/drafts'
import { randomId } from '../../lib/randomId'
import { publicationSchema, type DraftImage, type PublicationDraft } from './publicationSchema'

const NAME = 'publication'

/** The wizard's form. What is filled in stays while one moves about, reloads (pictures do not) or signs in again. */
export function usePublicationForm(ownerId: string) {
  const form = useForm<PublicationDraft>({
    resolver: zodResolver(publicationSchema),
    defaultValues: loadDraft(ownerId),
    mode: 'onTouched',
    shouldUnregister: false,
  })
  const { subscribe } = form

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values: { images, ...texts } }) => {
          keepDraft(NAME, ownerId, texts)
          holdValues(NAME, ownerId, images)
        },
      }),
    [subscribe, ownerId],
  )
  return form
}

/** Once it is published. */
export function dropPublicationDraft(): void {
  dropDraft(NAME)
}

function emptyDraft(): PublicationDraft {
  return {
    requestId: randomId(),
    type: 'PRODUCT',
    categoryId: '',
    title: '',
    price: '',
    images: [],
    condition: '',
    usage: '',
    description: '',
    interests: [],
    acceptsOtherOffers: true,
    address: '',
    reference: '',
    place: null,
  }
}

/** A draft of an older version of the form may lack a field or hold an odd value: then that field starts empty. */
function loadDraft(ownerId: string): PublicationDraft {
  const empty = emptyDraft()
  const kept = readDraft(NAME, ownerId)
  const images = heldValues<DraftImage[]>(NAME, ownerId) ?? []
  if (typeof kept !== 'object' || kept === null) return { ...empty, images }
  const draft: PublicationDraft = { ...empty, ...(kept as Partial<PublicationDraft>), images }
  const isWhole = Object.entries(empty).every(([name, value]) => {
    const found = draft[name as keyof PublicationDraft]
    return name === 'place' || (typeof found === typeof value && Array.isArray(found) === Array.isArray(value))
  })
  return isWhole ? draft : { ...empty, images }
}
