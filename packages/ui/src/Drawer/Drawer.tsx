'use client';

import { X } from 'lucide-react';
import { type CSSProperties, type ReactNode, type Ref, useId } from 'react';
import * as dialogStyles from '../Dialog/Dialog.css.ts';
import { DialogBox, DialogTitle } from '../Dialog/DialogBox.tsx';
import { type FinalFocusProps, FocusReturn } from '../Dialog/ModalFrame.tsx';
import { ModalLayer } from '../Dialog/ModalLayer.tsx';
import { useScrollStop } from '../Dialog/useScrollStop.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { dialogTexts } from '../i18n/texts/dialog.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { join } from '../theme/join.ts';
import * as styles from './Drawer.css.ts';
import type { drawerSides } from './variants.ts';

export interface DrawerProps extends FinalFocusProps {
  isOpen: boolean;
  /** Called with false on Escape, on the close button and on a press outside. */
  onOpenChange: (isOpen: boolean) => void;
  /** Title and accessible name. */
  title: string;
  /** One sentence below the title. A screen reader reads both. */
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons at the bottom, with the primary button last. */
  footer?: ReactNode;
  /** @default 'end' @selector [data-side] */
  side?: (typeof drawerSides)[number] | undefined;
  /** Closes the drawer on a press outside. @default true */
  isDismissable?: boolean | undefined;
  /** Ref of the element with `role="dialog"`. */
  ref?: Ref<HTMLElement> | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
}

/** Details or a form in a panel over the edge of the page; on a phone over the complete page. The focus stays inside. */
export function Drawer({
  isOpen,
  onOpenChange,
  title,
  description,
  children,
  footer,
  side = 'end',
  isDismissable = true,
  finalFocus,
  ref,
  className,
  style,
  ...rest
}: DrawerProps) {
  const descriptionId = useId();
  const bodyRef = useScrollStop();
  const closeLabel = useTexts(dialogTexts)('dialog.close');
  return (
    <ModalLayer
      {...{ isOpen, onOpenChange, isDismissable }}
      className={styles.scrim}
      boxClassName={join(styles.panel, styles.side[side])}
    >
      <DialogBox
        {...rest}
        ref={ref}
        data-side={side}
        className={join(dialogStyles.dialog, className)}
        aria-describedby={description ? descriptionId : undefined}
        style={style}
      >
        <FocusReturn finalFocus={finalFocus} />
        <header className={dialogStyles.header}>
          <div className={dialogStyles.headings}>
            <DialogTitle className={dialogStyles.title}>{title}</DialogTitle>
            {description && (
              <p id={descriptionId} className={dialogStyles.description}>
                {description}
              </p>
            )}
          </div>
          <IconButton
            label={closeLabel}
            icon={<X size={18} />}
            className={dialogStyles.close}
            onPress={() => onOpenChange(false)}
          />
        </header>
        <div ref={bodyRef} className={styles.body}>
          {children}
        </div>
        {footer && <footer className={dialogStyles.footer}>{footer}</footer>}
      </DialogBox>
    </ModalLayer>
  );
}
