import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { toast } from '../../components/ui/toast'
import { dropDraft, heldValues, holdValues, keepDraft, readDraft } from '../../lib/drafts'
import { shelvedPhotos, shelvePhotos } from '../../lib/photoShelf'
import { publishingMessages } from '../../lib/publishingMessages'
import { randomId } from '../../lib/randomId'
import { publicationSchema, type DraftImage, type PublicationDraft } from './publicationSchema'

const NAME = 'publication'
/** How many pictures belong to the texts that are kept. */
const PHOTO_COUNT = 'photoCount'

/**
 * The wizard's form. What is filled in stays while one moves about, reloads or signs in again, pictures too. `isRestoring` until
 * the pictures from before a reload are back in it.
 */
export function usePublicationForm(ownerId: string) {
  const [start] = useState(() => loadDraft(ownerId))
  const [isRestoring, setRestoring] = useState(start.missingPhotos > 0)
  const form = useForm<PublicationDraft>({
    resolver: zodResolver(publicationSchema),
    defaultValues: start.draft,
    mode: 'onTouched',
    shouldUnregister: false,
  })
  const { subscribe, setValue } = form

  useEffect(() => {
    if (!isRestoring) return
    let isHere = true
    const restore = async () => {
      const photos = await shelvedPhotos(ownerId, start.draft.requestId)
      if (!isHere) return
      if (photos.length < start.missingPhotos) toast.warning(publishingMessages.images.lost)
      setValue('images', photos.map((photo) => ({ ...photo, url: URL.createObjectURL(photo.file) })))
      setRestoring(false)
    }
    void restore()
    return () => {
      isHere = false
    }
  }, [isRestoring, ownerId, setValue, start])

  useEffect(() => {
    let kept: readonly DraftImage[] = start.draft.images
    return subscribe({
      formState: { values: true },
      callback: ({ values: { images, ...texts } }) => {
        keepDraft(NAME, ownerId, { ...texts, [PHOTO_COUNT]: images.length })
        holdValues(NAME, ownerId, images)
        if (images === kept) return
        kept = images
        // Where there is no room they are in memory still; after a reload the person is told.
        shelvePhotos(ownerId, texts.requestId, images.map(({ id, file }) => ({ id, file }))).catch(() => undefined)
      },
    })
  }, [subscribe, ownerId, start])
  return { form, isRestoring }
}

/** Once it is published. */
export function dropPublicationDraft(ownerId: string, requestId: string): void {
  dropDraft(NAME)
  shelvePhotos(ownerId, requestId, []).catch(() => undefined)
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
function loadDraft(ownerId: string): { draft: PublicationDraft; missingPhotos: number } {
  const empty = emptyDraft()
  const kept = readDraft(NAME, ownerId)
  const held = heldValues<DraftImage[]>(NAME, ownerId)
  const images = held ?? []
  if (typeof kept !== 'object' || kept === null) return { draft: { ...empty, images }, missingPhotos: 0 }
  const { [PHOTO_COUNT]: count, ...texts } = kept as Partial<PublicationDraft> & { [PHOTO_COUNT]?: number }
  const draft: PublicationDraft = { ...empty, ...texts, images }
  const isWhole = Object.entries(empty).every(([name, value]) => {
    const found = draft[name as keyof PublicationDraft]
    return name === 'place' || (typeof found === typeof value && Array.isArray(found) === Array.isArray(value))
  })
  if (!isWhole) return { draft: { ...empty, images }, missingPhotos: 0 }
  return { draft, missingPhotos: held ? 0 : (count ?? 0) }
}
