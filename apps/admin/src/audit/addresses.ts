import type { AuditEvent } from '@derrick/domain/audit';

export const AUDIT_LOG = '/dashboard/audit-log';

const pages: Readonly<Partial<Record<string, string>>> = {
  ticket: '/dashboard/job-tickets',
  customer: '/dashboard/customer',
  invoice: '/dashboard/invoice',
};

/** Returns the address of an event's record; undefined if it has no page or was deleted. */
export function addressOfTarget({ target: { type, id }, action }: AuditEvent): string | undefined {
  const page = pages[type];
  return page && id && !/\.(?:delete|merge)$/.test(action) ? `${page}/${id}` : undefined;
}
