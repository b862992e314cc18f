import { defaultPreference, type NotificationType } from '@derrick/domain/notifications';
import type { Choice, Choices } from './tables.ts';

/** Gives how somebody with these choices is told of a type. */
export const choiceOf = (choices: Choices | null | undefined, type: NotificationType): Choice => {
  const { app, mail, sms } = defaultPreference(type);
  return { app, mail, sms, ...choices?.[type] };
};
