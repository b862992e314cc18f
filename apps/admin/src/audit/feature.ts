import { ScrollText } from 'lucide-react';
import { deferred } from '../core/deferred.tsx';
import type { Feature } from '../core/feature.ts';

export const audit: Feature = {
  menu: { label: 'shell.auditLog', Icon: ScrollText, order: 60 },
  pages: [
    {
      path: '/dashboard/audit-log',
      permission: 'audit:read',
      title: 'shell.auditLog',
      messages: ['audit'],
      Screen: deferred(async () => (await import('./AuditLogScreen.tsx')).AuditLogScreen),
      firstCalls: ['listAuditLog'],
    },
  ],
};
