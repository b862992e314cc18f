import type { AccountStatus } from '../people/status.ts';

/** The states of the people whom a ticket can be given to. */
export const assignableStatuses: readonly AccountStatus[] = ['ACTIVE', 'PENDING'];
