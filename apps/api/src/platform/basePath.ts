/** Prefix of all API addresses. */
export const BASE_PATH = '/api/v1';
