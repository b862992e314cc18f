'use client';

import { type ReactNode, useId } from 'react';
import { Link } from '../Link/Link.tsx';
import * as styles from './PanelNav.css.ts';

/** A navigation entry of the side panel. */
export interface PanelEntry {
  id: string;
  label: string;
  href: string;
  /** 18 px icon. The only visible part while the panel is collapsed. */
  icon: ReactNode;
  /** Marks the entry of the current page. @selector [aria-current="page"] */
  isCurrent?: boolean | undefined;
}

interface PanelNavProps {
  label: string;
  entries: readonly PanelEntry[];
  /** True while only the icons are visible. */
  isCollapsed: boolean;
  /** Called when the user chooses an entry. */
  onNavigate: () => void;
}

/** The navigation of SidePanel. */
export function PanelNav({ label, entries, isCollapsed, onNavigate }: PanelNavProps) {
  const labelId = useId();
  return (
    <nav aria-labelledby={labelId} className={styles.nav}>
      <p id={labelId} className={styles.groupLabel}>
        {label}
      </p>
      <ul className={styles.entries}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <Link
              href={entry.href}
              variant="quiet"
              aria-current={entry.isCurrent ? 'page' : undefined}
              className={styles.entry}
              {...(isCollapsed && { 'data-hint': entry.label, 'data-hint-placement': 'end' })}
              onClick={onNavigate}
            >
              <span className={styles.icon} aria-hidden="true">
                {entry.icon}
              </span>
              <span className={styles.entryLabel}>{entry.label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
