'use client';

import { type ComponentProps, type ReactNode, useCallback, useId, useMemo, useRef, useState } from 'react';
import { mergeRefs } from '../Field/mergeRefs.ts';
import { appShellTexts } from '../i18n/texts/appShell.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { queryMedia } from '../platform/queryMedia.ts';
import { join } from '../theme/join.ts';
import { media } from '../theme/media.ts';
import * as styles from './AppShell.css.ts';
import { MAIN_ID } from './mainId.ts';
import { writePanelCookie } from './panelCookie.ts';
import { useExpanded } from './useExpanded.ts';
import { usePanelShortcut } from './usePanelShortcut.ts';
import { SidePanelContext } from './useSidePanel.ts';

export interface AppShellProps extends ComponentProps<'div'> {
  /** The SidePanel element. */
  panel: ReactNode;
  /** The TopBar element. */
  topBar: ReactNode;
  /**
   * Initial state of the panel. Only needed for server rendering: pass the value of the cookie `derrick.panel` from the
   * request, so that nothing moves during hydration. In the browser the cookie is read automatically.
   */
  defaultExpanded?: boolean | undefined;
  /** Content of the current screen. */
  children?: ReactNode;
}

/**
 * Side panel, top bar and main landmark around every screen. Ctrl+B or Cmd+B toggles the panel. A cookie stores the
 * choice for a week; without a stored choice the panel is expanded from 1,100 px on. Under 768 px the panel opens over
 * the page. @selector [data-panel="expanded | collapsed"]
 */
export function AppShell({
  panel,
  topBar,
  defaultExpanded,
  children,
  ref,
  className,
  style,
  ...rest
}: AppShellProps) {
  const [isExpanded, setIsExpanded] = useExpanded(defaultExpanded);
  const [isMobileOpen, setIsMobileOpen] = useState(false);
  const panelId = useId();
  const skipLabel = useTexts(appShellTexts)('appShell.skip');
  const shellRef = useRef<HTMLDivElement>(null);
  const mergedRef = useMemo(() => mergeRefs(shellRef, ref), [ref]);

  const toggle = useCallback(() => {
    if (queryMedia(media.phone).matches) {
      setIsMobileOpen((isOpen) => !isOpen);
    } else {
      setIsExpanded(!isExpanded);
      writePanelCookie(!isExpanded);
    }
  }, [isExpanded, setIsExpanded]);
  const closeMobile = useCallback(() => setIsMobileOpen(false), []);
  usePanelShortcut(shellRef, toggle);

  const state = useMemo(
    () => ({ isExpanded, isMobileOpen, toggle, closeMobile, panelId }),
    [isExpanded, isMobileOpen, toggle, closeMobile, panelId],
  );
  return (
    <SidePanelContext value={state}>
      <div
        ref={mergedRef}
        data-panel={isExpanded ? 'expanded' : 'collapsed'}
        {...rest}
        className={join(styles.shell, className)}
        style={style}
      >
        <a
          href={`#${MAIN_ID}`}
          className={styles.skipLink}
          onClick={(event) => {
            // Focuses without navigating, because navigating would add a history entry.
            event.preventDefault();
            document.getElementById(MAIN_ID)?.focus();
          }}
        >
          {skipLabel}
        </a>
        <div className={styles.scrim} data-open={isMobileOpen || undefined} aria-hidden="true" />
        {panel}
        <div className={styles.content}>
          {topBar}
          <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
            {children}
          </main>
        </div>
      </div>
    </SidePanelContext>
  );
}
