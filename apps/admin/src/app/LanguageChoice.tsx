import { LanguageSwitcher } from '@derrick/ui/LanguageSwitcher';
import { type Language, languages, rememberLanguage } from './i18n/language.ts';
import { useLanguage, useTranslate } from './i18n/MessagesProvider.tsx';

/** Gives the languages under their names, and the function that changes to one at once and remembers it. */
export function useLanguageChoice() {
  const t = useTranslate();
  const { language, setLanguage } = useLanguage();
  const labels = { en: t('common.languageEnglish'), es: t('common.languageSpanish') };
  return {
    language,
    options: languages.map((id) => ({ id, label: labels[id] })),
    choose(id: Language) {
      rememberLanguage(id);
      void setLanguage(id);
    },
  };
}

/** Shows the language of the app and changes it. */
export function LanguageChoice({ className }: { className?: string | undefined }) {
  const t = useTranslate();
  const { language, options, choose } = useLanguageChoice();
  return (
    <LanguageSwitcher
      label={t('common.language')}
      languages={options}
      value={language}
      onChange={choose}
      className={className}
    />
  );
}
