import type { RecordedEvents } from '../contract/recordedEvents.ts';

/** Events of users in the audit log. */
export const personEvents = {
  person: {
    group: 'people',
    actions: [
      'create',
      'invite',
      'update',
      'delete',
      'activate',
      'deactivate',
      'acceptInvitation',
      'failInvitation',
      'resendInvitation',
      'revokeInvitation',
      'copyInvitationLink',
      'changePassword',
      'resetSecondFactor',
    ],
    fields: [
      'email',
      'fullname',
      'hourlyRateCents',
      'jobRole',
      'jobType',
      'language',
      'mailDomains',
      'password',
      'phone',
      'photo',
      'role',
      'status',
    ],
  },
} as const satisfies RecordedEvents;
