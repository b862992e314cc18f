import {
  type ComponentProps,
  type CSSProperties,
  type FormEvent,
  type ReactNode,
  type Ref,
  useMemo,
} from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Popover } from 'react-aria-components/Popover';
import { overlayLayer } from '../Menu/overlayLayer.ts';
import { AriaLocale } from '../theme/AriaLocale.tsx';
import { join } from '../theme/join.ts';
import { useIsMobile } from '../theme/useMediaQuery.ts';
import * as styles from './FilterPopover.css.ts';

/** Widths of a FilterPopover, at most: 400 and 800 px. */
export const filterPopoverSizes = ['medium', 'wide'] as const;

export interface FilterPopoverProps {
  /** The button that it stands at; null is closed. */
  anchor: HTMLElement | null;
  /** Called on Escape and on a press outside: nothing is applied. */
  onClose: () => void;
  /** Called by Enter in a field and by a submit button in the footer. */
  onSubmit: () => void;
  title: string;
  /** Beside the title, e.g. "3 selected". */
  note?: ReactNode;
  /** Sections: beside each other where there is room, else one after the other. */
  children: ReactNode;
  /** Buttons; the primary one last, of type submit. */
  footer: ReactNode;
  /** @default 'wide' @selector [data-size] */
  size?: (typeof filterPopoverSizes)[number] | undefined;
  /** Ref of the element with `role="dialog"`. */
  ref?: Ref<HTMLElement> | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
}

/**
 * A form of filters at its button, up to 800 px wide; under 768 px it fills the screen. The focus stays inside and
 * returns to the button.
 */
export function FilterPopover({
  anchor,
  onClose,
  onSubmit,
  title,
  note,
  children,
  footer,
  size = 'wide',
  ref,
  className,
  style,
  ...rest
}: FilterPopoverProps) {
  const isMobile = useIsMobile();
  const triggerRef = useMemo(() => ({ current: anchor }), [anchor]);
  const onOpenChange = (isOpen: boolean) => {
    if (!isOpen) onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  const dialog = (
    <Dialog {...rest} ref={ref ?? null} className={join(styles.dialog, className)} {...(style && { style })}>
      <form noValidate className={styles.form} onSubmit={submit}>
        <header className={styles.header}>
          <Heading slot="title" className={styles.title}>
            {title}
          </Heading>
          <span role="status" className={styles.note}>
            {note}
          </span>
        </header>
        <div className={styles.sections}>{children}</div>
        <footer className={styles.footer}>{footer}</footer>
      </form>
    </Dialog>
  );
  if (isMobile) {
    return (
      <AriaLocale>
        <ModalOverlay isOpen={anchor !== null} onOpenChange={onOpenChange} className={styles.screen}>
          <Modal className={styles.sheet}>{dialog}</Modal>
        </ModalOverlay>
      </AriaLocale>
    );
  }
  return (
    <AriaLocale>
      <Popover
        isOpen={anchor !== null}
        onOpenChange={onOpenChange}
        triggerRef={triggerRef}
        placement="bottom start"
        offset={8}
        data-size={size}
        className={styles.popover}
        style={overlayLayer}
      >
        {dialog}
      </Popover>
    </AriaLocale>
  );
}

/** One group of filters in a FilterPopover. */
export function FilterSection({ className, ...rest }: ComponentProps<'section'>) {
  return <section {...rest} className={join(styles.section, className)} />;
}
