import { PanelLeftClose, PanelLeftOpen, X } from 'lucide-react';
import { type ComponentProps, type ReactNode, useEffect, useId, useMemo, useRef } from 'react';
import { Avatar } from '../Avatar/Avatar.tsx';
import { mergeRefs } from '../Field/mergeRefs.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useKitMessages } from '../i18n/messages.ts';
import { Link } from '../Link/Link.tsx';
import { join } from '../theme/join.ts';
import * as styles from './SidePanel.css.ts';
import { useHints } from './useHints.ts';
import { panelShortcut } from './usePanelShortcut.ts';
import { useSidePanel } from './useSidePanel.ts';
import { useSlideIn } from './useSlideIn.ts';

/** A place that the side panel leads to. */
export interface PanelEntry {
  id: string;
  label: string;
  href: string;
  /** 18 px icon; all that is seen while the panel is collapsed. */
  icon: ReactNode;
  /** Whether the reader is there. @selector [aria-current="page"] */
  isCurrent?: boolean | undefined;
}

/** Whom the reader works for. */
export interface PanelTeam {
  name: string;
  /** One line more, e.g. the number of members. */
  description?: ReactNode;
  /** Whose initials stand in the tile. @default the team's name */
  initialsOf?: string | undefined;
  photo?: string | undefined;
}

export interface SidePanelProps extends Omit<ComponentProps<'div'>, 'children'> {
  productName: string;
  /** The product's sign, 26 px. */
  mark: ReactNode;
  team?: PanelTeam | undefined;
  /** Heading and accessible name of the entries, e.g. "Main menu"; written in capitals. */
  groupLabel: string;
  entries: readonly PanelEntry[];
  /** A PanelUser, at the bottom. */
  user?: ReactNode;
}

/** The dark side panel of AppShell. @selector [data-open] while it has slid in on a phone */
export function SidePanel({
  productName,
  mark,
  team,
  groupLabel,
  entries,
  user,
  ref,
  className,
  style,
  ...rest
}: SidePanelProps) {
  const message = useKitMessages();
  const groupId = useId();
  const { isExpanded, isMobileOpen, toggle, closeMobile, panelId } = useSidePanel();
  const panelRef = useRef<HTMLDivElement>(null);
  const mergedRef = useMemo(() => mergeRefs(panelRef, ref), [ref]);
  useSlideIn(panelRef, isMobileOpen, closeMobile);
  const hintsRef = useHints(!isExpanded);

  // Another place, by the panel or by the browser's Back: the panel has done its work.
  const current = entries.find((entry) => entry.isCurrent)?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the place changes.
  useEffect(() => closeMobile(), [current, closeMobile]);

  const semantics = {
    ...(isMobileOpen ? { role: 'dialog', 'aria-modal': true } : { role: 'complementary' }),
    'aria-label': message('appShell.panel'),
  };
  return (
    <div
      ref={mergedRef}
      id={panelId}
      {...semantics}
      data-open={isMobileOpen || undefined}
      tabIndex={-1}
      {...rest}
      className={join(styles.panel, className)}
      style={style}
    >
      <div className={styles.head}>
        <span className={styles.product}>
          {mark}
          <span className={styles.productName}>{productName}</span>
        </span>
        <IconButton
          size="small"
          label={message(isExpanded ? 'appShell.collapse' : 'appShell.expand')}
          aria-expanded={isExpanded}
          aria-controls={panelId}
          aria-keyshortcuts={panelShortcut}
          icon={isExpanded ? <PanelLeftClose size={18} /> : <PanelLeftOpen size={18} />}
          className={join(styles.headButton, styles.onDesktop)}
          onPress={toggle}
        />
        <IconButton
          label={message('appShell.close')}
          icon={<X size={18} />}
          className={join(styles.headButton, styles.onPhone)}
          onPress={closeMobile}
        />
      </div>
      {team && (
        <div className={styles.team}>
          <Avatar
            name={team.initialsOf ?? team.name}
            src={team.photo}
            shape="square"
            tone="accent"
            size="medium"
            aria-hidden="true"
          />
          <span className={styles.words}>
            <span className={styles.name}>{team.name}</span>
            {team.description && <span className={styles.note}>{team.description}</span>}
          </span>
        </div>
      )}
      <nav aria-labelledby={groupId} className={styles.nav}>
        <p id={groupId} className={styles.groupLabel}>
          {groupLabel}
        </p>
        <ul ref={hintsRef} className={styles.entries}>
          {entries.map((entry) => (
            <li key={entry.id}>
              <Link
                href={entry.href}
                variant="quiet"
                aria-current={entry.isCurrent ? 'page' : undefined}
                className={styles.entry}
                onClick={closeMobile}
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
      {user && <div className={styles.user}>{user}</div>}
    </div>
  );
}
