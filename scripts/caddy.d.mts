export function ensureCaddy(): Promise<void>;
export function findCaddy(): string | undefined;
