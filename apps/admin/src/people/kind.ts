import type { getManagerStatistics, listManagers, managerEndpoints } from '@derrick/domain/managers';
import type { SignInMethod } from '@derrick/domain/people';
import type { Permission } from '@derrick/domain/permissions';
import type {
  getTechnicianStatistics,
  listTechnicians,
  technicianEndpoints,
} from '@derrick/domain/technicians';
import type { LucideIcon } from 'lucide-react';
import type { MessageKey } from '../core/i18n/catalogue.ts';

/** A tab of the invite dialog: how the new team member signs in. */
export interface InviteMode {
  id: string;
  label: MessageKey;
  method: SignInMethod;
}

/** Differences between technicians and managers, which share the same screens. */
export interface PeopleKind {
  /** Also the prefix of the messages: `technicians.title` is read with t(`${kind.name}.title`). */
  name: 'technicians' | 'managers';
  /** Path of the list. A team member's page is at `/edit/{id}` below it. */
  path: string;
  Icon: LucideIcon;
  read: Permission;
  write: Permission;
  list: typeof listTechnicians | typeof listManagers;
  statistics: typeof getTechnicianStatistics | typeof getManagerStatistics;
  endpoints: typeof technicianEndpoints | typeof managerEndpoints;
  /** Technicians have a level and a role. */
  hasLevels: boolean;
  /** Hint for the name of a new team member, if the label is not sufficient. */
  nameHint?: MessageKey;
  /** The first mode is the default. */
  inviteModes: readonly [InviteMode, ...InviteMode[]];
}
