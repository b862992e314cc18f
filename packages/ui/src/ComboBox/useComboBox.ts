'use client';

import { useRef, useState } from 'react';
import { useListbox } from '../Listbox/useListbox.ts';
import { matchesWords, normalizeText } from '../search/searchText.ts';

/** An item of a ComboBox. */
export interface ComboBoxItem {
  /** Id, or '' for custom text (see `allowsCustomValue`). */
  id: string;
  /** Text that is displayed, typed and searched. */
  label: string;
  /** Second line in the list. Also searched. */
  description?: string | undefined;
}

/** `id` of the last option, which creates an item from the typed text. */
export const NEW_ITEM = 'derrick-new-item';

export type ComboBoxState = ReturnType<typeof useComboBox>;

export interface ComboBoxOptions {
  label: string;
  items: readonly ComboBoxItem[];
  value: ComboBoxItem | null;
  onChange: (value: ComboBoxItem | null) => void;
  onSearch: ((text: string) => void) | undefined;
  onOpenChange: ((isOpen: boolean) => void) | undefined;
  allowsCustomValue: boolean;
  /** False if `items` are already the server's matches for the typed text; then all items are shown. */
  isFiltered: boolean;
  /** Creates an item from text that matches no item. */
  onCreate: ((text: string) => void) | undefined;
  isLocked: boolean;
}

/** Text, matches and listbox of a combobox, and the functions that change them. */
export function useComboBox({
  label,
  items,
  value,
  onChange,
  onSearch,
  onOpenChange,
  allowsCustomValue,
  isFiltered,
  onCreate,
  isLocked,
}: ComboBoxOptions) {
  const rootRef = useRef<HTMLDivElement>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  // Text typed since the last choice. While undefined, the input shows the value.
  const [typed, setTyped] = useState<string>();

  const hasQuery = typed !== undefined && typed.trim() !== '';
  const itemNamed = (name: string) => items.find(({ label }) => normalizeText(label) === normalizeText(name));
  const shownItems =
    hasQuery && isFiltered
      ? items.filter(({ label, description = '' }) => matchesWords(`${label} ${description}`, typed))
      : items;
  const offersNew = onCreate !== undefined && hasQuery && !itemNamed(typed);
  const matches = offersNew ? [...shownItems, { id: NEW_ITEM, label: typed.trim() }] : shownItems;
  const setExpanded = (next: boolean) => {
    if (next === isOpen || (next && isLocked)) return;
    setOpen(next);
    onOpenChange?.(next);
  };
  const choose = (item: ComboBoxItem) => {
    setTyped(undefined);
    if (item.id === NEW_ITEM) onCreate?.(item.label);
    else if (item.id !== value?.id || item.label !== value.label) onChange(item);
    setExpanded(false);
  };
  const search = (next: string) => {
    setTyped(next);
    onSearch?.(next);
  };
  const type = (next: string) => {
    search(next);
    if (next.trim() === '') {
      if (value) onChange(null);
    } else if (allowsCustomValue) {
      onChange(itemNamed(next) ?? { id: '', label: next });
    }
    setExpanded(true);
  };
  /**
   * Ends typing. The name of an item selects that item, a custom value is kept, and any other text is replaced by the
   * value.
   */
  const commit = () => {
    if (typed !== undefined) {
      // A first match that is only suggested is not selected.
      const named = listbox.isMoved ? listbox.active : itemNamed(typed);
      // Leaving the field must not create an item.
      if (named && named.id !== NEW_ITEM && hasQuery) choose(named);
      setTyped(undefined);
      onSearch?.('');
    }
    setExpanded(false);
  };
  const clear = () => {
    search('');
    setTyped(undefined);
    if (value) onChange(null);
    inputRef.current?.focus();
  };
  /** Ends typing without selecting an item. */
  const cancel = () => {
    setTyped(undefined);
    onSearch?.('');
    setExpanded(false);
  };
  // If custom values are not allowed, the first match is suggested: Enter selects it.
  const offeredId = hasQuery && !allowsCustomValue ? matches[0]?.id : undefined;
  const listbox = useListbox({
    label,
    items: matches,
    isOpen: isOpen && !isLocked,
    query: typed,
    firstActiveId: typed === undefined ? value?.id : offeredId,
    selectedId: value?.id ?? null,
    onChoose: choose,
    onOpen: isLocked ? undefined : () => setExpanded(true),
    onClose: commit,
    onCancel: isOpen || (typed !== undefined && !allowsCustomValue) ? cancel : undefined,
  });

  return {
    ...{ rootRef, inputRef, listbox, matches },
    isOpen: listbox.isOpen,
    text: typed ?? value?.label ?? '',
    ...{ setExpanded, choose, type, commit, clear, cancel },
  };
}
