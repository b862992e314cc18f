import type { RecordedEvents } from '../contract/recordedEvents.ts';

/** Events of the audit log itself in the audit log. */
export const auditLogEvents = {
  auditLog: { group: 'company', actions: ['export'], fields: [] },
} as const satisfies RecordedEvents;
