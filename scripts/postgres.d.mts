export function ensurePostgres(): Promise<void>;
export function findPostgresPrograms(): string | undefined;
