import type { Manager } from '@derrick/domain/managers';
import type { ManagerChanges, TechnicianChanges } from '@derrick/domain/people';

/** A technician or a manager. Only technicians have a level and a role. */
export type Person = Manager & {
  /** ID of the level. */
  jobTypeId?: string | null;
  jobRoleId?: string | null;
};

/** Body of an update: only the changed fields. */
export type PersonChanges = ManagerChanges & TechnicianChanges;
