import { ChevronsUpDown } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { Avatar } from '../Avatar/Avatar.tsx';
import type { MenuItem } from '../Menu/MenuItems.tsx';
import { useOnDemand } from '../onDemand/useOnDemand.ts';
import { join } from '../theme/join.ts';
import * as styles from './SidePanel.css.ts';

// react-aria's menu weighs 37 KB, a third of a first load, and is wanted once a day: it comes with the first sign of
// interest.
const loadMenu = () => import('../Menu/AnchoredMenu.tsx').then((module) => module.AnchoredMenu);

export interface PanelUserProps extends Omit<ComponentProps<'button'>, 'children' | 'name'> {
  /** The reader's full name. */
  name: string;
  /** One line more, e.g. the role. */
  description?: ReactNode;
  photo?: string | undefined;
  /** Accessible name of the menu, e.g. "Account". */
  menuLabel: string;
  items: readonly MenuItem[];
  onAction: (id: string) => void;
}

/** Who is signed in, at the bottom of SidePanel: a button that opens the account's menu. */
export function PanelUser({
  name,
  description,
  photo,
  menuLabel,
  items,
  onAction,
  className,
  ...rest
}: PanelUserProps) {
  const [AnchoredMenu, load] = useOnDemand(loadMenu);
  const [open, setOpen] = useState<{ trigger: HTMLElement; autoFocus: 'first' | 'last' | true }>();

  const openAt = (trigger: HTMLElement, autoFocus: 'first' | 'last' | true) => {
    load();
    // Safari does not focus a button that is pressed, and the menu returns the focus to where it was.
    trigger.focus();
    setOpen({ trigger, autoFocus });
  };
  return (
    <>
      <button
        type="button"
        aria-haspopup="menu"
        aria-expanded={open !== undefined}
        onPointerEnter={load}
        onFocus={load}
        onClick={(event) => openAt(event.currentTarget, event.detail === 0 ? 'first' : true)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          openAt(event.currentTarget, event.key === 'ArrowDown' ? 'first' : 'last');
        }}
        {...rest}
        className={join(styles.userButton, className)}
      >
        <Avatar name={name} src={photo} size="medium" aria-hidden="true" />
        <span className={styles.words}>
          <span className={styles.name}>{name}</span>
          {description && <span className={styles.note}>{description}</span>}
        </span>
        <span className={styles.userIcon}>
          <ChevronsUpDown size={16} aria-hidden="true" />
        </span>
      </button>
      {AnchoredMenu && (
        <AnchoredMenu
          trigger={open?.trigger ?? null}
          isOpen={open !== undefined}
          onOpenChange={() => setOpen(undefined)}
          autoFocus={open?.autoFocus}
          label={menuLabel}
          items={items}
          onAction={onAction}
        />
      )}
    </>
  );
}
