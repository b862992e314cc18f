import type { Manager } from '@derrick/domain/managers';
import type { ManagerChanges, TechnicianChanges } from '@derrick/domain/people';

/** A technician or a manager; only technicians have a level and a role. */
export type Person = Manager & {
  /** The level. */
  jobTypeId?: string | null;
  jobRoleId?: string | null;
};

/** What the edit page sends: only what is to change. */
export type PersonChanges = ManagerChanges & TechnicianChanges;
