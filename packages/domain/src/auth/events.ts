import type { RecordedEvents } from '../contract/recordedEvents.ts';

/** Events of sessions in the audit log. */
export const sessionEvents = {
  session: {
    group: 'security',
    actions: ['signIn', 'signInFailed', 'signOut', 'end'],
    fields: ['isNewBrowser', 'reason'],
  },
} as const satisfies RecordedEvents;
