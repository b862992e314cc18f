import type { MessageKey } from '../app/i18n/catalogue.ts';
import type { Translate } from '../app/i18n/messages.ts';
import type { RoomWords } from './room.ts';

/** Are the words of what can be wrong with a field, by the key that the rules and the server give. */
const shared: Partial<Record<string, MessageKey>> = {
  fullnameTooLong: 'people.error.fullnameTooLong',
  levelRequired: 'people.error.levelRequired',
  levelUnknown: 'people.error.levelUnknown',
  roleRequired: 'people.error.roleRequired',
  roleUnknown: 'people.error.roleUnknown',
  passwordTooShort: 'people.error.passwordTooShort',
  passwordTooLong: 'people.error.passwordTooLong',
  emailInvalid: 'people.error.emailInvalid',
  emailTaken: 'people.error.emailTaken',
  phoneInvalid: 'people.error.phoneInvalid',
};

const ofRoom: Partial<Record<string, keyof RoomWords>> = {
  fullnameRequired: 'fullnameRequired',
  passwordRequired: 'passwordRequired',
  emailRequired: 'emailRequired',
  phoneRequired: 'phoneRequired',
};

/** Writes what is wrong with a field. */
export function fieldWord(key: string, words: RoomWords, t: Translate): string {
  const own = ofRoom[key];
  return t(own ? words[own] : (shared[key] ?? 'people.error.invalid'));
}

/** Writes it for a toast, where the example of a number has no room. */
export const toastWord = (key: string, words: RoomWords, t: Translate): string =>
  key === 'phoneInvalid' ? t('people.error.phoneFormat') : fieldWord(key, words, t);
