import type { RecordedEvents } from '../contract/recordedEvents.ts';

/** Events of accounts and second factors in the audit log. */
export const accountEvents = {
  account: {
    group: 'security',
    actions: [
      'update',
      'requestEmail',
      'cancelEmail',
      'changeEmail',
      'undoEmail',
      'requestPhoneCode',
      'verifyPhone',
      'changeNotifications',
    ],
    fields: ['email', 'fullname', 'language', 'newEmail', 'password', 'phone', 'photo'],
  },
  secondFactor: {
    group: 'security',
    actions: ['addAuthenticator', 'removeAuthenticator', 'addPasskey', 'removePasskey', 'renewRecoveryCodes'],
    fields: ['authenticator', 'passkey', 'recoveryCodes'],
  },
} as const satisfies RecordedEvents;
