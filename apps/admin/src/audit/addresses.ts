import type { AuditEvent } from '@derrick/domain/audit';
import type { RecordPages } from '../core/recordPages.ts';

export const AUDIT_LOG = '/dashboard/audit-log';

/** Returns the address of an event's record; undefined if it has no page or was deleted. */
export function addressOfTarget(
  pages: RecordPages,
  { target: { type, id }, action }: AuditEvent,
): string | undefined {
  const page = pages[type];
  return page && id && !/\.(?:delete|merge)$/.test(action) ? `${page}/${id}` : undefined;
}
