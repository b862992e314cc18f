import type { RecordedEvents } from '../contract/recordedEvents.ts';

/** Events of files in the audit log. */
export const fileEvents = {
  file: { group: 'tickets', actions: ['upload', 'remove'], fields: ['mime', 'size'] },
} as const satisfies RecordedEvents;
