/** Are the states of an account on the wire. */
export const accountStatuses = ['ACTIVE', 'DEACTIVE', 'PENDING'] as const;

export type AccountStatus = (typeof accountStatuses)[number];

export const isAccountStatus = (value: unknown): value is AccountStatus =>
  accountStatuses.some((status) => status === value);

/** Are those whom a ticket can be given to. */
export const assignableStatuses: readonly AccountStatus[] = ['ACTIVE', 'PENDING'];

/** Are the orders of the list besides that of names: by status, and the other way round. */
export const technicianSorts = ['status', '-status'] as const;

export type TechnicianSort = (typeof technicianSorts)[number];
