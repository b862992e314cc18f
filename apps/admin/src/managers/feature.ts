import { UsersRound } from 'lucide-react';
import { deferred } from '../core/deferred.tsx';
import type { Feature } from '../core/feature.ts';

export const managers: Feature = {
  menu: { label: 'shell.managers', Icon: UsersRound, order: 50 },
  pages: [
    {
      path: '/dashboard/managers',
      permission: 'managers:read',
      title: 'shell.managers',
      messages: ['managers', 'people'],
      Screen: deferred(async () => (await import('./ManagersScreen.tsx')).ManagersScreen),
    },
    {
      path: '/dashboard/managers/edit/:id',
      permission: 'managers:write',
      title: 'shell.managers',
      messages: ['managers', 'people'],
      Screen: deferred(async () => (await import('./EditManagerScreen.tsx')).EditManagerScreen),
    },
  ],
};
