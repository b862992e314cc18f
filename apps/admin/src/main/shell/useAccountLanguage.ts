import { updateAccount } from '@derrick/domain/account';
import type { CurrentUser } from '@derrick/domain/auth';
import { useEffect } from 'react';
import { chosenLanguage, languageOfAccount, noteChosenLanguage } from '../../core/i18n/language.ts';
import { useLanguageChoice } from '../../core/LanguageChoice.tsx';
import { useChange } from '../../patterns/remote/index.ts';

/**
 * Speaks the language of the account in every browser that its person signs in with. What they choose themselves, here or
 * on the way in, becomes the language of the account.
 */
export function useAccountLanguage(user: CurrentUser): void {
  const { language, follow } = useLanguageChoice();
  // Without a toast for a failure: the choice holds in this tab, and is sent again with the next page.
  const { change } = useChange(updateAccount);
  const account = languageOfAccount(user.language);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the account's language changes; a choice made here must not be undone.
  useEffect(() => {
    if (account && account !== language && !chosenLanguage()) follow(account);
  }, [account]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another language is chosen; `change` is new in each render.
  useEffect(() => {
    const chosen = chosenLanguage();
    if (!chosen) return;
    const save = async () => {
      const { ok } = await change({ body: { language: chosen } });
      // Another one may have been chosen meanwhile.
      if (ok && chosenLanguage() === chosen) noteChosenLanguage(null);
    };
    void save();
  }, [language]);
}
