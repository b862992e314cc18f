/** The statuses of an account, as used in the API. */
export const accountStatuses = ['ACTIVE', 'DEACTIVE', 'PENDING'] as const;

export type AccountStatus = (typeof accountStatuses)[number];

export const isAccountStatus = (value: unknown): value is AccountStatus =>
  accountStatuses.some((status) => status === value);

/** Sort orders of the user lists besides the default by name. */
export const personSorts = ['status', '-status'] as const;

export type PersonSort = (typeof personSorts)[number];

/** The values that activate and deactivate an account. */
export const statusChanges = ['active', 'deactivated'] as const;

export type StatusChange = (typeof statusChanges)[number];
