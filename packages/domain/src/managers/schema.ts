import { any, coerce, type Infer, integer, min, type } from 'superstruct';
import { personFields, withFullname } from '../people/personFields.ts';

/** A manager. A server may send the name as `username`. */
export const managerStruct = coerce(type(personFields), any(), withFullname);

export type Manager = Infer<typeof managerStruct>;

const count = min(integer(), 0);

/** The figures above the list of managers. */
export const managerStatisticsStruct = type({
  totalManagers: count,
  activeManagers: count,
  pendingInvitations: count,
});

export type ManagerStatistics = Infer<typeof managerStatisticsStruct>;
