import type { AuditEvent } from '@derrick/domain/audit';

/** The address of the audit log. */
export const AUDIT_LOG = '/dashboard/audit-log';

const pages: Readonly<Partial<Record<string, string>>> = {
  ticket: '/dashboard/job-ticket',
  customer: '/dashboard/customer',
  invoice: '/dashboard/invoice',
};

/** The address of the record that something happened to; undefined where it has no page of its own, or is gone. */
export function addressOfTarget({ target: { type, id }, action }: AuditEvent): string | undefined {
  const page = pages[type];
  return page && id && !/\.(?:delete|merge)$/.test(action) ? `${page}/${id}` : undefined;
}
