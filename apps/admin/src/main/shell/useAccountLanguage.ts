import type { CurrentUser } from '@derrick/domain/auth';
import { useEffect } from 'react';
import { useApi } from '../../core/api.ts';
import { chosenLanguage, parseAccountLanguage, storeChosenLanguage } from '../../core/i18n/language.ts';
import { useLanguageChoice } from '../../core/LanguageChoice.tsx';
import { useRevalidate } from '../../patterns/remote/index.ts';

/**
 * Applies the language of the account in every browser where the user signs in. A language that the user chooses, before
 * or after signing in, is saved to the account.
 */
export function useAccountLanguage(user: CurrentUser): void {
  const { language, follow } = useLanguageChoice();
  const api = useApi();
  const revalidate = useRevalidate();
  const account = parseAccountLanguage(user.language);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the account's language changes; a choice made here must not be undone.
  useEffect(() => {
    if (account && account !== language && !chosenLanguage()) follow(account);
  }, [account]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another language is chosen; `revalidate` is new in each render.
  useEffect(() => {
    const chosen = chosenLanguage();
    if (!chosen) return;
    const save = async () => {
      const { updateAccount } = await import('@derrick/domain/account');
      await api.call(updateAccount, { body: { language: chosen } });
      // The user may have chosen another language in the meantime.
      if (chosenLanguage() === chosen) storeChosenLanguage(null);
      void revalidate(updateAccount.changes ?? []);
    };
    // A failure shows no toast: the choice applies in this tab and is sent again with the next page.
    save().catch(() => {});
  }, [language]);
}
