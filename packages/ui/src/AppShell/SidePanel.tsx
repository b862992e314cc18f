'use client';

import { PanelLeftClose, PanelLeftOpen, X } from 'lucide-react';
import { type ComponentProps, type ReactNode, useEffect, useMemo, useRef } from 'react';
import { Avatar } from '../Avatar/Avatar.tsx';
import { mergeRefs } from '../Field/mergeRefs.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { appShellTexts } from '../i18n/texts/appShell.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { join } from '../theme/join.ts';
import { type PanelEntry, PanelNav } from './PanelNav.tsx';
import * as panelText from './panelText.css.ts';
import * as styles from './SidePanel.css.ts';
import { useModalPanel } from './useModalPanel.ts';
import { panelShortcut } from './usePanelShortcut.ts';
import { useSidePanel } from './useSidePanel.ts';

/** The user's team or company. */
export interface PanelTeam {
  name: string;
  /** Second line, such as the number of members. */
  description?: ReactNode;
  /** Name from which the initials are made. @default the team's name */
  initialsOf?: string | undefined;
  /** URL of a photo. Without a photo the initials are shown. */
  photo?: string | undefined;
}

export interface SidePanelProps extends Omit<ComponentProps<'div'>, 'children'> {
  productName: string;
  /** The product's logo, 26 px. */
  mark: ReactNode;
  team?: PanelTeam | undefined;
  /** Heading and accessible name of the entries, such as "Main menu". */
  groupLabel: string;
  entries: readonly PanelEntry[];
  /** A PanelUser, at the bottom. */
  user?: ReactNode;
}

/** The dark side panel of AppShell. @selector [data-open] while it is open over the page, under 768 px */
export function SidePanel({
  productName,
  mark,
  team,
  groupLabel,
  entries,
  user,
  ref,
  className,
  ...rest
}: SidePanelProps) {
  const message = useTexts(appShellTexts);
  const { isExpanded, isMobileOpen, closeMobile, panelId } = useSidePanel();
  const panelRef = useRef<HTMLDivElement>(null);
  const mergedRef = useMemo(() => mergeRefs(panelRef, ref), [ref]);
  useModalPanel(panelRef, isMobileOpen, closeMobile);
  // On a phone an open panel is always expanded.
  const isCollapsed = !isExpanded && !isMobileOpen;

  // Closes after every navigation, whether by an entry or by the browser's Back button.
  const current = entries.find((entry) => entry.isCurrent)?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the current entry changes.
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
    >
      <PanelHead productName={productName} mark={mark} />
      {team && <Team team={team} isCollapsed={isCollapsed} />}
      <PanelNav label={groupLabel} entries={entries} isCollapsed={isCollapsed} onNavigate={closeMobile} />
      {user && <div className={styles.user}>{user}</div>}
    </div>
  );
}

/** Product name, and the buttons that collapse or close the panel. */
function PanelHead({ productName, mark }: { productName: string; mark: ReactNode }) {
  const message = useTexts(appShellTexts);
  const { isExpanded, toggle, closeMobile, panelId } = useSidePanel();
  return (
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
  );
}

function Team({ team, isCollapsed }: { team: PanelTeam; isCollapsed: boolean }) {
  return (
    <div
      className={styles.team}
      {...(isCollapsed && { 'data-hint': team.name, 'data-hint-placement': 'end' })}
    >
      <Avatar
        name={team.initialsOf ?? team.name}
        src={team.photo}
        shape="square"
        tone="accent"
        size="medium"
        aria-hidden="true"
      />
      <span className={panelText.nameBlock}>
        <span className={panelText.wrappingName}>{team.name}</span>
        {team.description && <span className={panelText.description}>{team.description}</span>}
      </span>
    </div>
  );
}
