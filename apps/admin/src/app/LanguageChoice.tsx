import { LanguageSwitcher } from '@derrick/ui/LanguageSwitcher';
import { languages, rememberLanguage } from './i18n/language.ts';
import { useLanguage, useTranslate } from './i18n/MessagesProvider.tsx';

/** Changes the language of the app at once and remembers it. */
export function LanguageChoice() {
  const t = useTranslate();
  const { language, setLanguage } = useLanguage();
  const labels = { en: t('common.languageEnglish'), es: t('common.languageSpanish') };
  return (
    <LanguageSwitcher
      label={t('common.language')}
      languages={languages.map((id) => ({ id, label: labels[id] }))}
      value={language}
      onChange={(id) => {
        const chosen = languages.find((one) => one === id);
        if (!chosen) return;
        rememberLanguage(chosen);
        void setLanguage(chosen);
      }}
    />
  );
}
