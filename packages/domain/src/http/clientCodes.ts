/** Error codes that the client uses itself: for failures it detects, and for a server in maintenance. */
export const clientCodes = {
  noResponse: 'NO_RESPONSE',
  invalidResponse: 'INVALID_RESPONSE',
  cancelled: 'CANCELLED',
  requestFailed: 'REQUEST_FAILED',
  unexpected: 'UNEXPECTED',
  maintenance: 'MAINTENANCE',
} as const;
