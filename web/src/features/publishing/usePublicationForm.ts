import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { toast } from "../../components/ui/toast";
import { deleteDraft, readMemoryDraft, saveMemoryDraft, saveDraft, readDraft } from "../../lib/drafts";
import { readDraftPhotos, saveDraftPhotos } from "../../lib/draftPhotoStore";
import { editMessages } from "../../lib/editMessages";
import { publishingMessages } from "../../lib/publishingMessages";
import { publicationSchema } from "./publicationSchema";
import { usePictureLimit } from "./usePictureLimit";
import type { DraftImage } from "./publicationFields";
import type { PublicationDraft } from "./publicationSchema";

/** Key of a draft's pictures: published ones are stored by URL, files by their id in the photo store. */
const PHOTOS_KEY = "photos";

interface StoredPhoto {
  id: string;
  /** Null for a file. */
  url: string | null;
}

/** Identifies a draft: that of a new publication, or of one publication's edit. They never mix. */
export interface DraftSource {
  name: string;
  ownerId: string;
  /** The initial values if no draft is stored. */
  createInitial: () => PublicationDraft;
  /** The initial values may be old: they are shown as they are, and no draft is read or stored. */
  isReadOnly?: boolean;
}

/**
 * The wizard's form. The draft, pictures included, survives navigation, a reload and a new sign-in. `isRestoring`
 * until the pictures from before a reload are loaded.
 */
export function usePublicationForm(source: DraftSource) {
  const { name, ownerId, isReadOnly } = source;
  const [loaded] = useState(() => (isReadOnly ? unchanged(source) : loadDraft(source)));
  const [isRestoring, setRestoring] = useState(loaded.missingPhotos !== null);
  const form = useForm<PublicationDraft>({
    resolver: zodResolver(publicationSchema),
    defaultValues: loaded.draft,
    mode: "onTouched",
    shouldUnregister: false,
  });
  // The form keeps up to date what is read of it: without this a refusal for a step not shown yet would be lost.
  void form.formState.errors;
  const { subscribe, setValue } = form;
  const [publishedCount] = useState(() => source.createInitial().images.length);
  usePictureLimit(form, publishedCount);

  useEffect(() => {
    if (!loaded.staleRequestId) return;
    dropPublicationDraft(source, loaded.staleRequestId);
    toast.info(editMessages.stale);
    // oxlint-disable-next-line react/exhaustive-deps
  }, [loaded]);

  useEffect(() => {
    const { missingPhotos } = loaded;
    if (!isRestoring || !missingPhotos) return;
    let isMounted = true;
    const restore = async () => {
      const storedPhotos = await readDraftPhotos(ownerId, loaded.draft.requestId);
      if (!isMounted) return;
      const images = missingPhotos.flatMap(({ id, url }): DraftImage[] => {
        if (url !== null) return [{ id, file: null, url }];
        return storedPhotos
          .filter((photo) => photo.id === id)
          .map(({ file }) => ({ id, file, url: URL.createObjectURL(file) }));
      });
      if (images.length < missingPhotos.length) toast.warning(publishingMessages.images.lost);
      setValue("images", images);
      setRestoring(false);
    };
    void restore();
    return () => {
      isMounted = false;
    };
  }, [isRestoring, ownerId, setValue, loaded]);

  useEffect(() => {
    if (isReadOnly) return;
    let storedImages: readonly DraftImage[] = loaded.draft.images;
    return subscribe({
      formState: { values: true },
      callback: ({ name: changed, values: { images, ...fields } }) => {
        // The plan's limit is nothing that was filled in.
        if (changed === "maxImages") return;
        saveDraft(name, ownerId, {
          ...fields,
          [PHOTOS_KEY]: images.map(({ id, file, url }): StoredPhoto => ({ id, url: file ? null : url })),
        });
        saveMemoryDraft(name, ownerId, images);
        if (images === storedImages) return;
        storedImages = images;
        // If storage is full, the files are still in memory; after a reload a message says so.
        saveDraftPhotos(
          ownerId,
          fields.requestId,
          images.flatMap(({ id, file }) => (file ? [{ id, file }] : [])),
        ).catch(() => undefined);
      },
    });
  }, [subscribe, name, ownerId, isReadOnly, loaded]);
  return { form, isRestoring };
}

/** Removes the draft once it is sent. */
export function dropPublicationDraft({ name, ownerId }: DraftSource, requestId: string): void {
  deleteDraft(name);
  saveDraftPhotos(ownerId, requestId, []).catch(() => undefined);
}

interface LoadedDraft {
  draft: PublicationDraft;
  /** Pictures to load from the photo store first; null if all are in memory. */
  missingPhotos: readonly StoredPhoto[] | null;
  /** Request id of a stored draft that was based on an outdated revision. */
  staleRequestId?: string;
}

/** A draft stored by an older release may lack a field or hold an invalid value: then the form starts over. */
const unchanged = ({ createInitial }: DraftSource): LoadedDraft => ({ draft: createInitial(), missingPhotos: null });

function loadDraft({ name, ownerId, createInitial }: DraftSource): LoadedDraft {
  const initialDraft = createInitial();
  const stored = readDraft(name, ownerId);
  const heldImages = readMemoryDraft<DraftImage[]>(name, ownerId);
  if (typeof stored !== "object" || stored === null)
    return { draft: { ...initialDraft, images: heldImages ?? initialDraft.images }, missingPhotos: null };
  const { [PHOTOS_KEY]: photos, ...fields } = stored as Partial<PublicationDraft> & { [PHOTOS_KEY]?: StoredPhoto[] };
  const draft: PublicationDraft = { ...initialDraft, ...fields, images: heldImages ?? [] };
  if (draft.revision !== initialDraft.revision)
    return { draft: initialDraft, missingPhotos: null, staleRequestId: draft.requestId };
  const isComplete = Object.entries(initialDraft).every(([field, value]) => {
    const found = draft[field as keyof PublicationDraft];
    return field === "place" || (typeof found === typeof value && Array.isArray(found) === Array.isArray(value));
  });
  if (!isComplete) return { draft: initialDraft, missingPhotos: null };
  return { draft, missingPhotos: heldImages || !photos || photos.length === 0 ? null : photos };
}
