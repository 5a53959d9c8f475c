export const GATEWAY_PATHS: string;
