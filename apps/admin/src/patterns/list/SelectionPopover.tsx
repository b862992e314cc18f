import { AnchoredPopover } from '@derrick/ui/Popover';
import type { ReactNode } from 'react';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import * as css from './list.css.ts';

interface SelectionPopoverProps {
  /** The button that opened the popover. */
  trigger: HTMLElement;
  onClose: () => void;
  children: ReactNode;
}

/** Popover of a `SelectionMenu`, with the actions one below the other. */
export function SelectionPopover({ trigger, onClose, children }: SelectionPopoverProps) {
  const t = useTranslate();
  return (
    <AnchoredPopover
      isOpen
      trigger={trigger}
      label={t('list.selectionActions')}
      placement="bottom end"
      className={css.selectionActions}
      onOpenChange={onClose}
    >
      {children}
    </AnchoredPopover>
  );
}
