export const root: string;
export function isBuilt(): boolean;
export function ensureInstalled(folder?: string): Promise<void>;
