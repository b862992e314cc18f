import { Button } from '@derrick/ui/Button';
import { LanguageSwitcher, type LanguageSwitcherProps } from '@derrick/ui/LanguageSwitcher';
import {
  type Language,
  languages,
  offeredLanguage,
  rememberLanguage,
  storeChosenLanguage,
} from './i18n/language.ts';
import { useLanguage, useTranslate } from './i18n/MessagesProvider.tsx';

/** Returns the languages with their names, and the functions that switch to a language and store the choice. */
export function useLanguageChoice() {
  const t = useTranslate();
  const { language, setLanguage } = useLanguage();
  const labels = { en: t('common.languageEnglish'), es: t('common.languageSpanish') };
  /** Switches to the language of the account. */
  const follow = (id: Language) => {
    rememberLanguage(id);
    void setLanguage(id);
  };
  return {
    language,
    options: languages.map((id) => ({ id, label: labels[id] })),
    follow,
    /** Switches to a language that the user chose; it is also saved to the account. */
    choose(id: Language) {
      storeChosenLanguage(id);
      follow(id);
    },
  };
}

export function LanguageChoice({ density }: Pick<LanguageSwitcherProps, 'density'>) {
  const t = useTranslate();
  const { language, options, choose } = useLanguageChoice();
  return (
    <LanguageSwitcher
      label={t('common.language')}
      languages={options}
      value={language}
      onChange={choose}
      density={density}
    />
  );
}

/** Offers the browser's language, in that language, to a user who has not chosen a language. */
export function LanguageOffer({ className }: { className?: string | undefined }) {
  const t = useTranslate();
  const { language, choose } = useLanguageChoice();
  const offered = offeredLanguage();
  if (!offered || offered === language) return null;
  return (
    <Button variant="ghost" size="small" lang={offered} className={className} onPress={() => choose(offered)}>
      {t('common.languageOffer')}
    </Button>
  );
}
