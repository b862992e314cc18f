'use client';

import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { normalizeText } from '../search/searchText.ts';

/** An option of a listbox. */
export interface ListboxItem {
  id: string;
  label: string;
  /** Shows the option but prevents choosing it. */
  isDisabled?: boolean | undefined;
}

export interface ListboxOptions<Item extends ListboxItem> {
  /** Accessible name of the list. */
  label: string;
  /** Options in display order. */
  items: readonly Item[];
  isOpen: boolean;
  /** Text that the items match. A new text makes `firstActiveId` active again. */
  query?: string | undefined;
  /** `id` of the option that is active until the user moves to another option. */
  firstActiveId?: string | undefined;
  /**
   * `id` of the selected option; null for none. Omit it for a list without a selection; then the active option counts as
   * selected.
   */
  selectedId?: string | null | undefined;
  /** Ids of the selected options, for a list from which the user selects any number. Replaces `selectedId`. */
  selectedIds?: ReadonlySet<string> | undefined;
  /**
   * True if the list receives focus while open, for a list without a text field. Home, End and typed letters then move in
   * the list.
   */
  isFocusable?: boolean | undefined;
  /** Called on Enter and on a press on an option. */
  onChoose: (item: Item) => void;
  /** Called on ArrowDown and ArrowUp while the list is closed. */
  onOpen?: (() => void) | undefined;
  /** Called on Alt+ArrowUp, and on Enter if no option is active. */
  onClose?: (() => void) | undefined;
  /** Called on Escape, which then does not reach a dialog around the list. Omit it while there is nothing to cancel. */
  onCancel?: (() => void) | undefined;
}

/** Number of options that Page Up and Page Down move by. */
const PAGE = 10;

/** Pause in ms after which a typed letter starts a new search in a focused list. */
const TYPEAHEAD_PAUSE = 1000;

/** State of `useListbox`. */
export type Listbox<Item extends ListboxItem> = ReturnType<typeof useListbox<Item>>;

/**
 * Keyboard, pointer and ARIA attributes of a list of options, following
 * https://www.w3.org/WAI/ARIA/apg/patterns/combobox/. Focus stays in one element, whose `aria-activedescendant` refers to
 * the active option. Pass `controlProps` to the text field or button that the list belongs to. Arrow keys wrap at the
 * ends of the list.
 */
export function useListbox<Item extends ListboxItem>(options: ListboxOptions<Item>) {
  const { items, isOpen, query, firstActiveId, selectedId, selectedIds, isFocusable = false } = options;
  const listId = useId();
  const [moved, setMoved] = useState<{ id: string | undefined; query: string | undefined }>();
  if (moved && (!isOpen || moved.query !== query)) setMoved(undefined);
  const indexOf = (id: string | undefined) => items.findIndex((item) => item.id === id);
  const movedIndex = moved ? indexOf(moved.id) : -1;
  const activeIndex = movedIndex === -1 ? indexOf(firstActiveId) : movedIndex;
  const active = items[activeIndex];
  const optionId = (index: number) => `${listId}-${index}`;
  const activeOptionId = isOpen && active ? optionId(activeIndex) : undefined;
  const moveTo = (index: number) => setMoved({ id: items[index]?.id, query });
  const enabled = items.map((_, index) => index).filter((index) => !items[index]?.isDisabled);
  const typeahead = useTypeahead(items, activeIndex);
  const choose = (item: Item) => {
    if (!item.isDisabled) options.onChoose(item);
  };
  const isSelected = ({ id }: Item) => {
    if (selectedIds) return selectedIds.has(id);
    return id === (selectedId === undefined ? active?.id : selectedId);
  };

  useEffect(() => {
    // jsdom does not implement `scrollIntoView`.
    if (activeOptionId) document.getElementById(activeOptionId)?.scrollIntoView?.({ block: 'nearest' });
  }, [activeOptionId]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
    const { key, altKey } = event;
    // Shift with the arrow keys selects text.
    if (event.shiftKey && key.startsWith('Arrow')) return;
    if (key === 'Escape') {
      if (!options.onCancel) return;
      event.stopPropagation();
      options.onCancel();
    } else if (!isOpen) {
      if ((key !== 'ArrowDown' && key !== 'ArrowUp') || !options.onOpen) return;
      options.onOpen();
      // If the default option is not in the list, the arrow key moves to the first or last option.
      if (!altKey && activeIndex === -1) moveTo((key === 'ArrowDown' ? enabled[0] : enabled.at(-1)) ?? -1);
    } else if (key === 'Enter' || (key === ' ' && isFocusable)) {
      if (active) choose(active);
      else if (options.onClose) options.onClose();
      else return;
    } else if (key === 'ArrowUp' && altKey && options.onClose) {
      options.onClose();
    } else {
      const target =
        enabled[targetIndex(key, enabled.indexOf(activeIndex), enabled.length - 1, isFocusable) ?? -1] ??
        (isFocusable ? typeahead(key) : undefined);
      if (target === undefined) return;
      moveTo(target);
    }
    // Enter must not submit the form, and the arrow keys must not move the caret.
    event.preventDefault();
  };
  const activeProps = { 'aria-activedescendant': activeOptionId, onKeyDown };

  return {
    items,
    isOpen,
    isFocusable,
    hasChoice: selectedId !== undefined || selectedIds !== undefined,
    listId,
    active,
    activeIndex,
    /** True if the user has moved to the active option; false if it is the default option. */
    isMoved: movedIndex !== -1,
    /** Makes the next option active whose label starts with the typed letters. Returns false if there is none. */
    find(key: string): boolean {
      const index = typeahead(key);
      if (index !== undefined) moveTo(index);
      return index !== undefined;
    },
    controlProps: { 'aria-controls': isOpen ? listId : undefined, ...(!isFocusable && activeProps) },
    listProps: {
      ...(isFocusable && activeProps),
      id: listId,
      'aria-label': options.label,
      'aria-multiselectable': selectedIds ? true : undefined,
      role: 'listbox' as const,
      // Browsers make a scrolling list a tab stop by default.
      tabIndex: -1,
      // Prevents a press from moving focus.
      onMouseDown: (event: { preventDefault: () => void }) => event.preventDefault(),
    },
    optionProps: (item: Item, index: number) => ({
      id: optionId(index),
      role: 'option' as const,
      'aria-selected': isSelected(item),
      'aria-disabled': item.isDisabled || undefined,
      'data-active': index === activeIndex || undefined,
      onPointerMove: () => {
        if (index !== activeIndex && !item.isDisabled) moveTo(index);
      },
      onClick: () => choose(item),
    }),
  };
}

/** Returns the index that a key moves to. In a text field Home and End move the caret instead. */
function targetIndex(key: string, index: number, last: number, isFocusable: boolean): number | undefined {
  if (last < 0) return undefined;
  if (key === 'ArrowDown') return index >= last ? 0 : index + 1;
  if (key === 'ArrowUp') return index <= 0 ? last : index - 1;
  if (key === 'PageDown') return Math.min(last, index + PAGE);
  if (key === 'PageUp') return Math.max(0, index - PAGE);
  if (key === 'Home' && isFocusable) return 0;
  if (key === 'End' && isFocusable) return last;
  return undefined;
}

/** Returns a function that finds the next option whose label starts with the letters typed in quick succession. */
function useTypeahead(items: readonly ListboxItem[], activeIndex: number) {
  const typed = useRef({ text: '', at: 0 });
  return (key: string): number | undefined => {
    if (key.length !== 1) return undefined;
    const now = Date.now();
    const before = now - typed.current.at < TYPEAHEAD_PAUSE ? typed.current.text : '';
    const text = normalizeText(before + key);
    typed.current = { text, at: now };
    // With several letters the active option may still match, so the search includes it. A single letter moves to the
    // next match.
    const start = text.length > 1 ? Math.max(0, activeIndex) : activeIndex + 1;
    const offset = [...items.slice(start), ...items.slice(0, start)].findIndex(
      ({ label, isDisabled }) => !isDisabled && normalizeText(label).startsWith(text),
    );
    return offset === -1 ? undefined : (start + offset) % items.length;
  };
}
