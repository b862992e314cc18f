import { updateAccount } from '@derrick/domain/account';
import type { Api } from '@derrick/domain/http';
import type { Language } from '../i18n/language.ts';

/** Makes a language that of the account; returns the topics of what to load again. */
export async function saveLanguage(api: Api, language: Language): Promise<{ changes: readonly string[] }> {
  await api.call(updateAccount, { body: { language } });
  return { changes: updateAccount.changes ?? [] };
}
