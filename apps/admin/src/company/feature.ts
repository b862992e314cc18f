import { Building2 } from 'lucide-react';
import { deferred } from '../core/deferred.tsx';
import type { Feature } from '../core/feature.ts';

/** Company settings; `:section` is the tab, by default the first. */
export const company: Feature = {
  menu: { label: 'shell.company', Icon: Building2, order: 70 },
  pages: [
    {
      path: '/dashboard/company/:section?',
      permission: 'company:read',
      title: 'shell.company',
      messages: ['company'],
      Screen: deferred(async () => (await import('./CompanyScreen.tsx')).CompanyScreen),
      firstCalls: ['getCompany'],
    },
  ],
};
