export function ensureValkey(): Promise<void>;
export function findValkey(): string | undefined;
