/** The states of an account, as they are sent. */
export const accountStatuses = ['ACTIVE', 'DEACTIVE', 'PENDING'] as const;

export type AccountStatus = (typeof accountStatuses)[number];

export const isAccountStatus = (value: unknown): value is AccountStatus =>
  accountStatuses.some((status) => status === value);

/** The orders of the lists of people besides by name: by status, and backwards. */
export const personSorts = ['status', '-status'] as const;

export type PersonSort = (typeof personSorts)[number];

/** The values that switch an account on and off. */
export const statusChanges = ['active', 'deactivated'] as const;

export type StatusChange = (typeof statusChanges)[number];
