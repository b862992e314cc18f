import type { CSSProperties, ReactElement, Ref } from 'react';
import { MenuTrigger, Popover, type PopoverProps } from 'react-aria-components/Menu';
import { join } from '../theme/join.ts';
import * as styles from './Menu.css.ts';
import { type MenuItem, MenuItems } from './MenuItems.tsx';
import { overlayLayer } from './overlayLayer.ts';

export interface MenuProps {
  /** Accessible name of the menu, e.g. "Ticket actions". */
  label: string;
  items: readonly MenuItem[];
  /** Called with the id of the chosen item; the menu has closed by then. */
  onAction: (id: string) => void;
  /** A Button or IconButton; gets `aria-haspopup`, `aria-expanded` and the keys. */
  trigger: ReactElement;
  isOpen?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  /** @default 'bottom start' */
  placement?: PopoverProps['placement'] | undefined;
  /** Ref of the popover. */
  ref?: Ref<HTMLElement> | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
}

/** A button that opens a list of actions: Enter, Space and arrows open it, letters jump, Escape returns. */
export function Menu({
  label,
  items,
  onAction,
  trigger,
  isOpen,
  defaultOpen,
  onOpenChange,
  placement = 'bottom start',
  ref,
  className,
  style,
  ...rest
}: MenuProps) {
  return (
    <MenuTrigger
      {...(isOpen !== undefined && { isOpen })}
      {...(defaultOpen !== undefined && { defaultOpen })}
      {...(onOpenChange && { onOpenChange })}
    >
      {trigger}
      <Popover
        {...rest}
        ref={ref ?? null}
        placement={placement}
        offset={4}
        className={join(styles.popover, className)}
        style={{ ...overlayLayer, ...style }}
      >
        <MenuItems label={label} items={items} onAction={onAction} />
      </Popover>
    </MenuTrigger>
  );
}
