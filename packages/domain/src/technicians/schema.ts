import {
  any,
  coerce,
  defaulted,
  type Infer,
  integer,
  min,
  nullable,
  optional,
  string,
  type,
} from 'superstruct';
import { personFields, withFullname } from '../people/personFields.ts';

const orNull = () => defaulted(nullable(string()), null);

/** A technician. A server may send the name as `username`. */
export const technicianStruct = coerce(
  type({
    ...personFields,
    jobTypeId: orNull(),
    jobRoleId: orNull(),
    /** Names of the level and the role. */
    jobTypeName: optional(nullable(string())),
    jobRoleName: optional(nullable(string())),
  }),
  any(),
  withFullname,
);

export type Technician = Infer<typeof technicianStruct>;

const count = min(integer(), 0);

/** The figures above the list of technicians. */
export const technicianStatisticsStruct = type({
  totalTechnicians: count,
  activeTechnicians: count,
  pendingInvitations: count,
});

export type TechnicianStatistics = Infer<typeof technicianStatisticsStruct>;
