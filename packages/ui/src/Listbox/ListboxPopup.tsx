'use client';

import { Check } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { comboBoxTexts } from '../i18n/texts/comboBox.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { visuallyHidden } from '../theme/base.css.ts';
import { popup } from '../topLayer/topLayer.css.ts';
import { useTopLayer } from '../topLayer/useTopLayer.ts';
import * as styles from './Listbox.css.ts';
import type { Listbox, ListboxItem } from './useListbox.ts';

export interface ListboxPopupProps<Item extends ListboxItem> {
  listbox: Listbox<Item>;
  /** @default the `isOpen` of the listbox */
  isOpen?: boolean | undefined;
  /** True while more items are loading; the number of options is then not announced yet. @default false */
  isLoading?: boolean | undefined;
  /** Called when the user presses or focuses an element outside the popup's parent element. */
  onLeave: () => void;
  /** Content of an option. @default its label */
  renderItem?: ((item: Item) => ReactNode) | undefined;
  /** Content above the options, such as a search field. With it the popup is a dialog. */
  header?: ReactNode;
  /** Content below the options. */
  children?: ReactNode;
}

/**
 * The options of a `useListbox` in a popup, with a live region that announces their number. The popup is as wide as its
 * parent element and opens below it, or above it while it does not fit below and there is more space above.
 */
export function ListboxPopup<Item extends ListboxItem>({ isOpen, ...props }: ListboxPopupProps<Item>) {
  const message = useTexts(comboBoxTexts);
  const isShown = isOpen ?? props.listbox.isOpen;
  const count = props.listbox.items.length;
  return (
    <>
      {isShown && <Popup {...props} />}
      <span className={visuallyHidden} role="status">
        {isShown && !props.isLoading && message('comboBox.count', { count })}
      </span>
    </>
  );
}

function Popup<Item extends ListboxItem>({
  listbox,
  isLoading = false,
  onLeave,
  renderItem = ({ label }) => <span className={styles.itemLabel}>{label}</span>,
  header,
  children,
}: Omit<ListboxPopupProps<Item>, 'isOpen'>) {
  const { items, isFocusable } = listbox;
  const ref = useRef<HTMLDivElement>(null);
  const listRef = useRef<HTMLUListElement>(null);
  useTopLayer(ref, { hasAnchorWidth: true, isGrowing: isLoading });

  // A press on a touch screen does not move focus.
  const onPress = useEffectEvent(({ target }: PointerEvent) => {
    if (target instanceof Node && !ref.current?.parentElement?.contains(target)) onLeave();
  });
  useEffect(() => {
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, []);

  useLayoutEffect(() => {
    const list = listRef.current;
    const previous = document.activeElement;
    if (!isFocusable || !list) return;
    list.focus({ preventScroll: true });
    return () => {
      if (document.activeElement === list && previous instanceof HTMLElement) previous.focus();
    };
  }, [isFocusable]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens for blur events of the elements in it.
    <div
      ref={ref}
      popover="manual"
      {...(header && { role: 'dialog', 'aria-label': listbox.listProps['aria-label'] })}
      className={popup}
      onBlur={({ currentTarget, relatedTarget }) => {
        const field = isFocusable ? currentTarget : currentTarget.parentElement;
        if (!field?.contains(relatedTarget)) onLeave();
      }}
    >
      {header && <div className={styles.header}>{header}</div>}
      <ul {...listbox.listProps} ref={listRef} className={styles.list}>
        {items.map((item, index) => (
          <li key={item.id} {...listbox.optionProps(item, index)} className={styles.item}>
            {renderItem(item)}
            {listbox.hasChoice && <Check className={styles.tick} size={16} aria-hidden="true" />}
          </li>
        ))}
      </ul>
      {children}
    </div>
  );
}
