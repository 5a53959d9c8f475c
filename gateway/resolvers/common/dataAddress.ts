/** A sealed picture has no address of its own: it comes with the answer. */
export const toDataAddress = (base64: string | null): string | null => base64 && `data:image/webp;base64,${base64}`;
