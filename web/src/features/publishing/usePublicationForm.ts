import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { toast } from "../../components/ui/toast";
import { deleteDraft, readMemoryDraft, saveMemoryDraft, saveDraft, readDraft } from "../../lib/drafts";
import { readDraftPhotos, saveDraftPhotos } from "../../lib/draftPhotoStore";
import { editMessages } from "../../lib/editMessages";
import { publishingMessages } from "../../lib/publishingMessages";
import { randomId } from "../../lib/randomId";
import { publicationSchema } from "./publicationSchema";
import type { DraftImage, PublicationDraft } from "./publicationSchema";

/** The pictures that belong to the texts that are kept: those of the publication by their addresses, files by their ids on the shelf. */
const PHOTOS = "photos";

interface KeptPhoto {
  id: string;
  /** Null for a file. */
  url: string | null;
}

/** One half-filled form: that of a new publication, or that of the edit of one. They never mix. */
export interface FormOf {
  name: string;
  ownerId: string;
  /** What it starts with where nothing was kept. */
  start: () => PublicationDraft;
}

/**
 * The wizard's form. What is filled in stays while one moves about, reloads or signs in again, pictures too. `isRestoring` until
 * the pictures from before a reload are back in it.
 */
export function usePublicationForm(of: FormOf) {
  const { name, ownerId } = of;
  const [start] = useState(() => loadDraft(of));
  const [isRestoring, setRestoring] = useState(start.missing !== null);
  const form = useForm<PublicationDraft>({
    resolver: zodResolver(publicationSchema),
    defaultValues: start.draft,
    mode: "onTouched",
    shouldUnregister: false,
  });
  const { subscribe, setValue } = form;

  useEffect(() => {
    if (!start.isStale) return;
    dropPublicationDraft(of, start.isStale);
    toast.info(editMessages.stale);
    // oxlint-disable-next-line react/exhaustive-deps
  }, [start]);

  useEffect(() => {
    const { missing } = start;
    if (!isRestoring || !missing) return;
    let isHere = true;
    const restore = async () => {
      const shelved = await readDraftPhotos(ownerId, start.draft.requestId);
      if (!isHere) return;
      const images = missing.flatMap(({ id, url }): DraftImage[] => {
        if (url !== null) return [{ id, file: null, url }];
        return shelved
          .filter((photo) => photo.id === id)
          .map(({ file }) => ({ id, file, url: URL.createObjectURL(file) }));
      });
      if (images.length < missing.length) toast.warning(publishingMessages.images.lost);
      setValue("images", images);
      setRestoring(false);
    };
    void restore();
    return () => {
      isHere = false;
    };
  }, [isRestoring, ownerId, setValue, start]);

  useEffect(() => {
    let kept: readonly DraftImage[] = start.draft.images;
    return subscribe({
      formState: { values: true },
      callback: ({ values: { images, ...texts } }) => {
        saveDraft(name, ownerId, {
          ...texts,
          [PHOTOS]: images.map(({ id, file, url }): KeptPhoto => ({ id, url: file ? null : url })),
        });
        saveMemoryDraft(name, ownerId, images);
        if (images === kept) return;
        kept = images;
        // Where there is no room they are in memory still; after a reload the person is told.
        saveDraftPhotos(
          ownerId,
          texts.requestId,
          images.flatMap(({ id, file }) => (file ? [{ id, file }] : [])),
        ).catch(() => undefined);
      },
    });
  }, [subscribe, name, ownerId, start]);
  return { form, isRestoring };
}

/** Once it is sent. */
export function dropPublicationDraft({ name, ownerId }: FormOf, requestId: string): void {
  deleteDraft(name);
  saveDraftPhotos(ownerId, requestId, []).catch(() => undefined);
}

/** The form of a new publication. */
export function emptyDraft(): PublicationDraft {
  return {
    requestId: randomId(),
    revision: null,
    type: "PRODUCT",
    categoryId: "",
    title: "",
    price: "",
    images: [],
    condition: "",
    usage: "",
    description: "",
    interests: [],
    acceptsOtherOffers: true,
    address: "",
    reference: "",
    place: null,
  };
}

interface Loaded {
  draft: PublicationDraft;
  /** Pictures that have to be fetched from the shelf first; null where all are here. */
  missing: readonly KeptPhoto[] | null;
  /** The request id of a kept form that started from a version which is gone. */
  isStale?: string;
}

/** A draft of an older version of the form may lack a field or hold an odd value: then it starts anew. */
function loadDraft({ name, ownerId, start }: FormOf): Loaded {
  const fresh = start();
  const kept = readDraft(name, ownerId);
  const held = readMemoryDraft<DraftImage[]>(name, ownerId);
  if (typeof kept !== "object" || kept === null)
    return { draft: { ...fresh, images: held ?? fresh.images }, missing: null };
  const { [PHOTOS]: photos, ...texts } = kept as Partial<PublicationDraft> & { [PHOTOS]?: KeptPhoto[] };
  const draft: PublicationDraft = { ...fresh, ...texts, images: held ?? [] };
  if (draft.revision !== fresh.revision) return { draft: fresh, missing: null, isStale: draft.requestId };
  const isWhole = Object.entries(fresh).every(([field, value]) => {
    const found = draft[field as keyof PublicationDraft];
    return field === "place" || (typeof found === typeof value && Array.isArray(found) === Array.isArray(value));
  });
  if (!isWhole) return { draft: fresh, missing: null };
  return { draft, missing: held || !photos || photos.length === 0 ? null : photos };
}
