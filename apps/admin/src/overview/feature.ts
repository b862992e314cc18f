import { Gauge } from 'lucide-react';
import { deferred } from '../core/deferred.tsx';
import type { Feature } from '../core/feature.ts';

export const overview: Feature = {
  menu: { label: 'shell.overview', Icon: Gauge, order: 10 },
  pages: [
    {
      path: '/dashboard/overview',
      title: 'shell.overview',
      messages: ['overview'],
      Screen: deferred(async () => (await import('./OverviewScreen.tsx')).OverviewScreen),
      firstCalls: ['getOverviewStatistics', 'getWeeklyHours', 'getWaitingCustomers'],
    },
  ],
};
