/** The codes that the client knows: of failures that it finds itself, and of a server in maintenance. */
export const clientCodes = {
  noResponse: 'NO_RESPONSE',
  invalidResponse: 'INVALID_RESPONSE',
  cancelled: 'CANCELLED',
  requestFailed: 'REQUEST_FAILED',
  unexpected: 'UNEXPECTED',
  maintenance: 'MAINTENANCE',
} as const;
