import { any, coerce, type Infer, integer, min, type } from 'superstruct';
import { named, personFields } from '../people/personFields.ts';

/** A manager. A server may send the name as `username`. */
export const managerStruct = coerce(type(personFields), any(), named);

export type Manager = Infer<typeof managerStruct>;

const count = min(integer(), 0);

/** The figures above the list of managers. */
export const managerStatisticsStruct = type({
  totalManagers: count,
  activeManagers: count,
  pendingInvitations: count,
});

export type ManagerStatistics = Infer<typeof managerStatisticsStruct>;
