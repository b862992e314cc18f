'use client';

import { Check } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { comboBoxTexts } from '../i18n/texts/comboBox.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { visuallyHidden } from '../theme/base.css.ts';
import { join } from '../theme/join.ts';
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
  /** Content below the options. */
  children?: ReactNode;
}

/**
 * The options of a `useListbox` in a popup, with a live region that announces their number. The parent element must be
 * positioned. The popup has its width and opens below it, or above it if there is more space.
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
  renderItem = ({ label }) => <span className={styles.itemText}>{label}</span>,
  children,
}: Omit<ListboxPopupProps<Item>, 'isOpen'>) {
  const { items, isFocusable } = listbox;
  const ref = useRef<HTMLDivElement>(null);
  const listRef = useRef<HTMLUListElement>(null);
  const isAbove = useIsAbove(ref, items.length, isLoading);

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
      className={join(styles.popup, isAbove ? styles.above : styles.below)}
      onBlur={({ currentTarget, relatedTarget }) => {
        const field = isFocusable ? currentTarget : currentTarget.parentElement;
        if (!field?.contains(relatedTarget)) onLeave();
      }}
    >
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

/** Minimum space in px below the field for a long list to open downwards. */
const ENOUGH_BELOW = 240;

/** Total space in px between the field and the list, and between the list and the edge of the window. */
const GAPS = 8;

/**
 * Returns true if the popup does not fit below its parent element and there is more space above. Once above, the popup
 * stays above, so that it does not jump while typing makes the list shorter.
 */
function useIsAbove(ref: { current: HTMLElement | null }, count: number, isLoading: boolean): boolean {
  const [isAbove, setAbove] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the number of options changes the height of the popup.
  useLayoutEffect(() => {
    const popup = ref.current;
    const field = popup?.parentElement?.getBoundingClientRect();
    if (!popup || !field) return;
    // Height of the window without the on-screen keyboard.
    const spaceBelow = (window.visualViewport?.height ?? window.innerHeight) - field.bottom;
    const needed = isLoading ? ENOUGH_BELOW : Math.min(ENOUGH_BELOW, popup.offsetHeight + GAPS);
    if (spaceBelow < needed && field.top > spaceBelow) setAbove(true);
  }, [ref, count, isLoading]);
  return isAbove;
}
