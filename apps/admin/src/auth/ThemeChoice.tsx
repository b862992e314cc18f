import { NativeSelect } from '@derrick/ui/NativeSelect';
import { useTheme } from '@derrick/ui/theme';
import { SunMoon } from 'lucide-react';
import { useTranslate } from '../core/i18n/MessagesProvider.tsx';

/** Theme of this browser, for users who are not signed in. */
export function ThemeChoice() {
  const t = useTranslate();
  const { theme, setTheme } = useTheme();
  return (
    <NativeSelect
      label={t('shell.theme')}
      isLabelHidden
      variant="quiet"
      size="small"
      icon={<SunMoon size={16} />}
      items={[
        { id: 'system', label: t('shell.theme.system') },
        { id: 'light', label: t('shell.theme.light') },
        { id: 'dark', label: t('shell.theme.dark') },
      ]}
      value={theme}
      onChange={setTheme}
    />
  );
}
