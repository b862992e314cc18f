import type { AccountStatus } from '../people/status.ts';

/** Statuses of technicians who can be assigned to a ticket. */
export const assignableStatuses: readonly AccountStatus[] = ['ACTIVE', 'PENDING'];
