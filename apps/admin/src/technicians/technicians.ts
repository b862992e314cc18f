import { technicianModes } from '@derrick/domain/people';
import { getTechnicianStatistics, listTechnicians, technicianEndpoints } from '@derrick/domain/technicians';
import { HardHat } from 'lucide-react';
import type { PeopleKind } from '../people/index.ts';

export const technicians: PeopleKind = {
  name: 'technicians',
  path: '/dashboard/technicians',
  Icon: HardHat,
  read: 'technicians:read',
  write: 'technicians:write',
  list: listTechnicians,
  statistics: getTechnicianStatistics,
  endpoints: technicianEndpoints,
  hasLevels: true,
  inviteModes: [
    { id: 'sms_invite', label: 'technicians.mode.sms', way: technicianModes.sms_invite },
    { id: 'email_invite', label: 'technicians.mode.email', way: technicianModes.email_invite },
    { id: 'create_profile', label: 'technicians.mode.profile', way: technicianModes.create_profile },
  ],
};
