export const root: string;
export function isBuilt(): boolean;
