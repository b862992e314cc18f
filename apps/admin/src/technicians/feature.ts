import { HardHat } from 'lucide-react';
import { deferred } from '../core/deferred.tsx';
import type { Feature } from '../core/feature.ts';

export const technicians: Feature = {
  menu: { label: 'shell.technicians', Icon: HardHat, order: 40 },
  pages: [
    {
      path: '/dashboard/technicians',
      permission: 'technicians:read',
      title: 'shell.technicians',
      messages: ['technicians', 'people'],
      Screen: deferred(async () => (await import('./TechniciansScreen.tsx')).TechniciansScreen),
    },
    {
      path: '/dashboard/technicians/edit/:id',
      permission: 'technicians:write',
      title: 'shell.technicians',
      messages: ['technicians', 'people'],
      Screen: deferred(async () => (await import('./EditTechnicianScreen.tsx')).EditTechnicianScreen),
    },
  ],
};
