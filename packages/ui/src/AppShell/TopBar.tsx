'use client';

import { Menu } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { appShellTexts } from '../i18n/texts/appShell.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { join } from '../theme/join.ts';
import * as styles from './TopBar.css.ts';
import { useSidePanel } from './useSidePanel.ts';

export interface TopBarProps extends Omit<ComponentProps<'header'>, 'title'> {
  /** Name of the page, rendered as its `<h1>`. */
  title: string;
  /** Actions at the end, such as language and notifications. */
  children?: ReactNode;
}

/** The bar above every screen, with the page name and the app-wide actions. */
export function TopBar({ title, children, className, style, ...rest }: TopBarProps) {
  const openLabel = useTexts(appShellTexts)('appShell.open');
  const { isMobileOpen, toggle, panelId } = useSidePanel();
  return (
    <header {...rest} className={join(styles.bar, className)} style={style}>
      <IconButton
        label={openLabel}
        icon={<Menu size={18} />}
        aria-haspopup="dialog"
        aria-expanded={isMobileOpen}
        aria-controls={panelId}
        className={styles.menuButton}
        onPress={toggle}
      />
      <h1 className={styles.title}>{title}</h1>
      {children && <div className={styles.actions}>{children}</div>}
    </header>
  );
}
