export function findPostgresPrograms(): string | undefined;
