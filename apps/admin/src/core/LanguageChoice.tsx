import { Button } from '@derrick/ui/Button';
import { LanguageSwitcher, type LanguageSwitcherProps } from '@derrick/ui/LanguageSwitcher';
import {
  type Language,
  languages,
  noteChosenLanguage,
  offeredLanguage,
  rememberLanguage,
} from './i18n/language.ts';
import { useLanguage, useTranslate } from './i18n/MessagesProvider.tsx';

/** Gives the languages under their names, and the functions that change to one at once and remember it. */
export function useLanguageChoice() {
  const t = useTranslate();
  const { language, setLanguage } = useLanguage();
  const labels = { en: t('common.languageEnglish'), es: t('common.languageSpanish') };
  /** Speaks the language of the account. */
  const follow = (id: Language) => {
    rememberLanguage(id);
    void setLanguage(id);
  };
  return {
    language,
    options: languages.map((id) => ({ id, label: labels[id] })),
    follow,
    /** Speaks a language that the reader has chosen; it becomes that of the account. */
    choose(id: Language) {
      noteChosenLanguage(id);
      follow(id);
    },
  };
}

/** Shows the language of the app and changes it. */
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

/** Offers the language of the browser to a reader who has chosen none, in that language. */
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
