/** Are the states of an account on the wire. */
export const accountStatuses = ['ACTIVE', 'DEACTIVE', 'PENDING'] as const;

export type AccountStatus = (typeof accountStatuses)[number];

export const isAccountStatus = (value: unknown): value is AccountStatus =>
  accountStatuses.some((status) => status === value);

/** Are the orders of the lists besides that of names: by status, and the other way round. */
export const personSorts = ['status', '-status'] as const;

export type PersonSort = (typeof personSorts)[number];

/** Are the words that switch an account on and off. */
export const statusChanges = ['active', 'deactivated'] as const;

export type StatusChange = (typeof statusChanges)[number];
