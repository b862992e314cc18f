import { getManagerStatistics, listManagers, managerEndpoints } from '@derrick/domain/managers';
import { managerModes } from '@derrick/domain/people';
import { UsersRound } from 'lucide-react';
import type { PeopleKind } from '../people/index.ts';

export const managers: PeopleKind = {
  name: 'managers',
  path: '/dashboard/managers',
  Icon: UsersRound,
  read: 'managers:read',
  write: 'managers:write',
  list: listManagers,
  statistics: getManagerStatistics,
  endpoints: managerEndpoints,
  hasLevels: false,
  nameHint: 'managers.fullnameHint',
  inviteModes: [
    { id: 'username', label: 'managers.mode.username', method: managerModes.username },
    { id: 'email', label: 'managers.mode.email', method: managerModes.email },
    { id: 'phone', label: 'managers.mode.phone', method: managerModes.phone },
  ],
};
