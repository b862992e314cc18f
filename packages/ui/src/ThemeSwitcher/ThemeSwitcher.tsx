'use client';

import { Monitor, Moon, Sun } from 'lucide-react';
import { themeSwitcherTexts } from '../i18n/texts/themeSwitcher.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { SegmentedControl, type SegmentedControlProps } from '../SegmentedControl/SegmentedControl.tsx';
import { useTheme } from '../theme/KitProvider.tsx';
import { type Theme, themes } from '../theme/themeChoice.ts';

export type ThemeSwitcherProps = Omit<
  SegmentedControlProps<Theme>,
  'label' | 'items' | 'value' | 'onChange'
> & {
  /** Accessible name. @default the kit's "Theme" */
  label?: string | undefined;
};

const icons = { light: <Sun size={16} />, dark: <Moon size={16} />, system: <Monitor size={16} /> };

/** A choice of the theme of the nearest KitProvider, whose `onThemeChange` can store it. */
export function ThemeSwitcher({ label, ...rest }: ThemeSwitcherProps) {
  const message = useTexts(themeSwitcherTexts);
  const { theme, setTheme } = useTheme();
  return (
    <SegmentedControl
      {...rest}
      label={label ?? message('themeSwitcher.label')}
      items={themes.map((id) => ({ id, label: message(`themeSwitcher.${id}`), icon: icons[id] }))}
      value={theme}
      onChange={setTheme}
    />
  );
}
