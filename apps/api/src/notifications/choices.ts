import { defaultPreference, type NotificationType } from '@derrick/domain/notifications';
import type { Choice, Choices } from './tables.ts';

/** Returns the channels of a notification type for a user with these preferences. */
export const choiceOf = (choices: Choices | null | undefined, type: NotificationType): Choice => {
  const { app, mail, sms } = defaultPreference(type);
  return { app, mail, sms, ...choices?.[type] };
};
