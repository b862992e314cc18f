import { Building2 } from 'lucide-react';
import { deferred } from '../app/deferred.tsx';
import type { Feature } from '../app/feature.ts';

/** The settings of the company, which are still to come. */
export const company: Feature = {
  menu: { label: 'shell.company', Icon: Building2, order: 70 },
  pages: [
    {
      path: '/dashboard/company',
      permission: 'company:manage',
      title: 'shell.company',
      messages: ['common'],
      Screen: deferred(async () => (await import('./CompanyScreen.tsx')).CompanyScreen),
    },
  ],
};
