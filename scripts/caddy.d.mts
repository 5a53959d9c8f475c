export function findCaddy(): string | undefined;
