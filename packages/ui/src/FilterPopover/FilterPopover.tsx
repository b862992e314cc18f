'use client';

import { ChevronDown, X } from 'lucide-react';
import {
  type ComponentProps,
  type CSSProperties,
  type FormEvent,
  type ReactNode,
  type Ref,
  useMemo,
  useState,
} from 'react';
import { DialogBox, DialogTitle } from '../Dialog/DialogBox.tsx';
import { ModalLayer } from '../Dialog/ModalLayer.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { dialogTexts } from '../i18n/texts/dialog.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { PagePopover } from '../Popover/PagePopover.tsx';
import { AriaLocale } from '../theme/AriaLocale.tsx';
import { join } from '../theme/join.ts';
import { useIsMobile } from '../theme/useMediaQuery.ts';
import * as styles from './FilterPopover.css.ts';
import type { filterPopoverSizes } from './variants.ts';

export interface FilterPopoverProps {
  /** The button that opens the popover and to which the popover is anchored. */
  trigger: HTMLElement | null;
  isOpen: boolean;
  /** Called with false on Escape, on a press outside and, on a phone, on the close button. Nothing is applied. */
  onOpenChange: (isOpen: boolean) => void;
  /** Called on Enter in a field and on a submit button in the footer. */
  onSubmit: () => void;
  title: string;
  /** Text beside the title, such as "3 selected". Announced when it changes. */
  description?: ReactNode;
  /** FilterSections, side by side if there is space, otherwise stacked. */
  children: ReactNode;
  /** Buttons. The last button is primary and has `type="submit"`. */
  footer: ReactNode;
  /** @default 'large' @selector [data-size] */
  size?: (typeof filterPopoverSizes)[number] | undefined;
  /** Ref of the element with `role="dialog"`. */
  ref?: Ref<HTMLElement> | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
}

/**
 * A form of filters in a popover. Under 768 px it fills the screen and has a close button. The focus stays inside and
 * returns to the trigger.
 */
export function FilterPopover({
  trigger,
  isOpen,
  onOpenChange,
  onSubmit,
  title,
  description,
  children,
  footer,
  size = 'large',
  ref,
  className,
  style,
  ...rest
}: FilterPopoverProps) {
  const isMobile = useIsMobile();
  const closeLabel = useTexts(dialogTexts)('dialog.close');
  const triggerRef = useMemo(() => ({ current: trigger }), [trigger]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  const dialog = (
    <DialogBox {...rest} ref={ref} className={join(styles.dialog, className)} style={style}>
      <form noValidate className={styles.form} onSubmit={submit}>
        <header className={styles.header}>
          <DialogTitle className={styles.title}>{title}</DialogTitle>
          <span role="status" className={styles.note}>
            {description}
          </span>
          {isMobile && (
            <IconButton
              label={closeLabel}
              icon={<X size={18} />}
              className={styles.close}
              onPress={() => onOpenChange(false)}
            />
          )}
        </header>
        <div className={styles.sections}>{children}</div>
        <footer className={styles.footer}>{footer}</footer>
      </form>
    </DialogBox>
  );
  if (isMobile) {
    return (
      <ModalLayer {...{ isOpen, onOpenChange }} className={styles.screen} boxClassName={styles.sheet}>
        {dialog}
      </ModalLayer>
    );
  }
  return (
    <AriaLocale>
      <PagePopover
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        triggerRef={triggerRef}
        placement="bottom start"
        offset={8}
        data-size={size}
        className={styles.popover}
      >
        {dialog}
      </PagePopover>
    </AriaLocale>
  );
}

export interface FilterSectionProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** Title of the section. On a phone the section is collapsed below it; without a title it is always open. */
  title?: string | undefined;
  /** Text beside the title, such as "2 selected". */
  note?: ReactNode;
  /** Opens the section initially. On a phone only a single section is open at a time. @default false */
  defaultOpen?: boolean | undefined;
}

/** A group of filters in a FilterPopover. */
export function FilterSection({
  title,
  note,
  defaultOpen = false,
  className,
  children,
  ...rest
}: FilterSectionProps) {
  const isMobile = useIsMobile();
  const [isOpen] = useState(defaultOpen);
  if (!isMobile || title === undefined) {
    return (
      <section {...rest} className={join(styles.section, className)}>
        {children}
      </section>
    );
  }
  return (
    // The browser keeps only one of the `<details>` with the same name open.
    <details name="derrick-filters" open={isOpen} className={styles.closable}>
      <summary className={styles.summary}>
        <span className={styles.summaryTitle}>{title}</span>
        {note && <span className={styles.note}>{note}</span>}
        <ChevronDown className={styles.arrow} size={18} aria-hidden="true" />
      </summary>
      <section {...rest} aria-label={title} className={join(styles.section, className)}>
        {children}
      </section>
    </details>
  );
}
