import type { getManagerStatistics, listManagers, managerEndpoints } from '@derrick/domain/managers';
import type { EntryWay } from '@derrick/domain/people';
import type { Permission } from '@derrick/domain/permissions';
import type {
  getTechnicianStatistics,
  listTechnicians,
  technicianEndpoints,
} from '@derrick/domain/technicians';
import type { LucideIcon } from 'lucide-react';
import type { MessageKey } from '../core/i18n/catalogue.ts';

/** One tab of the dialog that adds somebody: how the new person gets in. */
export interface InviteMode {
  id: string;
  label: MessageKey;
  way: EntryWay;
}

/** What tells technicians and managers apart: two configurations of the same screens. */
export interface PeopleKind {
  /** Also the prefix of their messages: `technicians.title` is read with t(`${kind.name}.title`). */
  name: 'technicians' | 'managers';
  /** The address of the list; `/edit/{id}` below it is a person's page. */
  path: string;
  Icon: LucideIcon;
  read: Permission;
  write: Permission;
  list: typeof listTechnicians | typeof listManagers;
  statistics: typeof getTechnicianStatistics | typeof getManagerStatistics;
  /** The calls for one person. */
  endpoints: typeof technicianEndpoints | typeof managerEndpoints;
  /** Technicians have a level and a role. */
  hasLevels: boolean;
  /** What the name of somebody new is for, where its label does not say. */
  nameHint?: MessageKey;
  /** The dialog begins with the first. */
  inviteModes: readonly [InviteMode, ...InviteMode[]];
}
