import type { RecordedEvents } from '../contract/recordedEvents.ts';

/** Events of job types and roles in the audit log. */
export const jobTypeEvents = {
  jobType: {
    group: 'company',
    actions: ['create', 'update', 'retire', 'restore'],
    fields: ['hourlyRateCents', 'isRetired', 'name'],
  },
  jobRole: {
    group: 'company',
    actions: ['create', 'update', 'retire', 'restore'],
    fields: ['isRetired', 'jobType', 'name'],
  },
} as const satisfies RecordedEvents;
