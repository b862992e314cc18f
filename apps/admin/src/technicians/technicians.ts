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
    { id: 'sms_invite', label: 'technicians.mode.sms', method: technicianModes.sms_invite },
    { id: 'email_invite', label: 'technicians.mode.email', method: technicianModes.email_invite },
    { id: 'create_profile', label: 'technicians.mode.profile', method: technicianModes.create_profile },
  ],
};
