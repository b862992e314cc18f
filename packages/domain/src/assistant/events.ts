import type { RecordedEvents } from '../contract/recordedEvents.ts';

/** Events of the assistant in the audit log. */
export const assistantEvents = {
  assistant: {
    group: 'company',
    actions: ['ask', 'changeProvider', 'draft'],
    fields: ['baseUrl', 'dailyLimit', 'engine', 'key', 'model'],
  },
} as const satisfies RecordedEvents;
