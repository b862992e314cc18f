import { ThemeSwitcher } from '@derrick/ui/ThemeSwitcher';
import { useTranslate } from '../core/i18n/MessagesProvider.tsx';
import { Section } from './Section.tsx';

/** Theme of this browser. */
export function AppearanceSection() {
  const t = useTranslate();
  return (
    <Section id="appearance" title={t('ownAccount.appearance.title')} text={t('ownAccount.appearance.text')}>
      <ThemeSwitcher />
    </Section>
  );
}
