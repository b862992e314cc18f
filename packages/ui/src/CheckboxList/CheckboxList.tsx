'use client';

import {
  type ComponentProps,
  type KeyboardEvent,
  memo,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Button } from '../Button/Button.tsx';
import { nativeCheckbox } from '../Checkbox/Checkbox.css.ts';
import { useControlledState } from '../Field/useControlledState.ts';
import { checkboxListTexts } from '../i18n/texts/checkboxList.ts';
import { spinnerTexts } from '../i18n/texts/spinner.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { SearchField } from '../SearchField/SearchField.tsx';
import { normalizeText } from '../search/searchText.ts';
import { visuallyHidden } from '../theme/base.css.ts';
import { join } from '../theme/join.ts';
import * as styles from './CheckboxList.css.ts';

const texts = { ...checkboxListTexts, ...spinnerTexts };

/** An item of a CheckboxList. */
export interface CheckboxListItem {
  id: string;
  label: string;
}

export interface CheckboxListProps extends Omit<ComponentProps<'fieldset'>, 'children' | 'autoFocus'> {
  /** Heading and accessible name of the group. */
  label: string;
  /** Shown in this order; items that are selected when the list opens or is searched come first. */
  items: readonly CheckboxListItem[];
  /** Ids of the selected items, if the owner keeps the selection. */
  selectedKeys?: ReadonlySet<string> | undefined;
  /** Ids of the items selected at first, if the list keeps the selection itself. */
  defaultSelectedKeys?: ReadonlySet<string> | undefined;
  /** Focuses the search field at first. @default false */
  autoFocus?: boolean | undefined;
  /** Of the search field, the first control of the list. */
  id?: string | undefined;
  onSelectionChange?: ((keys: Set<string>) => void) | undefined;
  /** Called with what is searched for, to load more `items`; those that are there are searched anyway. */
  onSearchChange?: ((search: string) => void) | undefined;
  /** More items are on their way: an empty list says so. @default false */
  isLoading?: boolean | undefined;
  /** False leaves out the search, for a few items. @default true */
  isSearchable?: boolean | undefined;
  /** Adds buttons that select all items that are shown, and none. @default false */
  hasSelectAll?: boolean | undefined;
  /** Hides the heading where the label stands already; it remains the accessible name. @default false */
  isLabelHidden?: boolean | undefined;
}

const nothing: ReadonlySet<string> = new Set();

/** Number of items rendered at first, and added each time the list is scrolled to its end. */
const BATCH = 60;

/**
 * Any number of choices from a list with a search. The list has one tab stop; arrows, Home and End move in it. Renders in
 * batches: a thousand items open as quickly as ten.
 */
export function CheckboxList({
  label,
  items,
  selectedKeys: givenKeys,
  defaultSelectedKeys = nothing,
  onSelectionChange,
  onSearchChange,
  isLoading = false,
  isSearchable = true,
  isLabelHidden = false,
  hasSelectAll = false,
  autoFocus = false,
  id,
  className,
  ...rest
}: CheckboxListProps) {
  const [selectedKeys, setSelectedKeys] = useControlledState<ReadonlySet<string>, Set<string>>(
    givenKeys,
    defaultSelectedKeys,
    onSelectionChange,
  );
  const message = useTexts(texts);
  const headingId = useId();
  const [search, setSearch] = useState('');
  // Not updated with each tick: the item under the pointer must not move.
  const [first, setFirst] = useState(selectedKeys);
  const { visible, loadMore, restart } = useBatches();
  const [focused, setFocused] = useState<string>();
  const searchable = useMemo(() => items.map((item) => ({ item, text: normalizeText(item.label) })), [items]);
  const matches = useMemo(() => {
    const wanted = normalizeText(search);
    const found = searchable.filter(({ text }) => text.includes(wanted)).map(({ item }) => item);
    return [...found.filter(({ id }) => first.has(id)), ...found.filter(({ id }) => !first.has(id))];
  }, [searchable, search, first]);

  const latest = useRef({ selectedKeys, setSelectedKeys });
  useEffect(() => {
    latest.current = { selectedKeys, setSelectedKeys };
  });
  const toggle = useCallback((id: string, isSelected: boolean) => {
    const next = new Set(latest.current.selectedKeys);
    if (isSelected) next.add(id);
    else next.delete(id);
    latest.current.setSelectedKeys(next);
  }, []);

  const shown = matches.slice(0, visible);
  const tabStop = shown.some((item) => item.id === focused) ? focused : shown[0]?.id;
  const count = selectedKeys.size;
  return (
    <fieldset
      aria-labelledby={rest['aria-label'] ? undefined : headingId}
      {...rest}
      className={join(styles.root, className)}
    >
      <div id={headingId} className={isLabelHidden ? visuallyHidden : styles.heading}>
        {label}
        {count > 0 && <span className={styles.count}>{message('checkboxList.selected', { count })}</span>}
      </div>
      {isSearchable && (
        <SearchField
          id={id}
          autoFocus={autoFocus}
          label={message('checkboxList.searchIn', { label })}
          placeholder={message('checkboxList.search')}
          value={search}
          onChange={(text) => {
            setSearch(text);
            onSearchChange?.(text);
            setFirst(selectedKeys);
            restart();
          }}
        />
      )}
      {hasSelectAll && (
        <SelectAll
          onSelectAll={() => setSelectedKeys(new Set([...selectedKeys, ...matches.map((item) => item.id)]))}
          onClear={() => setSelectedKeys(new Set())}
        />
      )}
      <ul className={styles.list} onKeyDown={moveFocus}>
        {shown.map(({ id, label: text }) => (
          <Choice
            key={id}
            id={id}
            label={text}
            isSelected={selectedKeys.has(id)}
            isTabStop={id === tabStop}
            onToggle={toggle}
            onFocus={setFocused}
          />
        ))}
        {/* A key for each batch: an observer reports changes only, and the end may still be in sight. */}
        {visible < matches.length && (
          <li key={visible} ref={loadMore} aria-hidden="true" className={styles.sentinel} />
        )}
      </ul>
      <p role="status" className={styles.empty}>
        {matches.length === 0 && message(isLoading ? 'spinner.label' : 'checkboxList.empty')}
      </p>
    </fieldset>
  );
}

/** The buttons that select all that is shown, and none. */
function SelectAll({ onSelectAll, onClear }: { onSelectAll: () => void; onClear: () => void }) {
  const message = useTexts(texts);
  return (
    <div className={styles.buttons}>
      <Button size="small" onPress={onSelectAll}>
        {message('checkboxList.selectAll')}
      </Button>
      <Button size="small" onPress={onClear}>
        {message('checkboxList.clear')}
      </Button>
    </div>
  );
}

/** How many items are rendered: a batch, and another one each time the end of the list comes near. */
function useBatches() {
  const [visible, setVisible] = useState(BATCH);
  const loadMore = useCallback((sentinel: HTMLElement | null) => {
    if (!sentinel) return;
    // jsdom, which does not scroll, shows them all.
    if (typeof IntersectionObserver === 'undefined') return setVisible(Number.POSITIVE_INFINITY);
    const observer = new IntersectionObserver(
      (entries) => {
        // On a busy machine several come at once; the last says how it is now.
        if (entries.at(-1)?.isIntersecting) setVisible((count) => count + BATCH);
      },
      { root: sentinel.parentElement, rootMargin: '200px' },
    );
    observer.observe(sentinel);
    return () => observer.disconnect();
  }, []);
  return { visible, loadMore, restart: () => setVisible(BATCH) };
}

/** Moves the focus from choice to choice. */
function moveFocus(event: KeyboardEvent<HTMLUListElement>): void {
  const boxes = [...event.currentTarget.querySelectorAll('input')];
  const index = event.target instanceof HTMLInputElement ? boxes.indexOf(event.target) : -1;
  const targets: Partial<Record<string, number>> = {
    ArrowDown: index + 1,
    ArrowUp: index - 1,
    Home: 0,
    End: boxes.length - 1,
  };
  const target = boxes[targets[event.key] ?? -1];
  if (!target) return;
  event.preventDefault();
  target.focus();
}

interface ChoiceProps extends CheckboxListItem {
  isSelected: boolean;
  /** True for the one choice of the list that Tab leads to. */
  isTabStop: boolean;
  onToggle: (id: string, isSelected: boolean) => void;
  onFocus: (id: string) => void;
}

const Choice = memo(function Choice({ id, label, isSelected, isTabStop, onToggle, onFocus }: ChoiceProps) {
  return (
    <li>
      <label className={styles.choice}>
        <input
          type="checkbox"
          className={nativeCheckbox}
          checked={isSelected}
          tabIndex={isTabStop ? 0 : -1}
          onFocus={() => onFocus(id)}
          onChange={({ currentTarget }) => onToggle(id, currentTarget.checked)}
        />
        <span className={styles.text}>{label}</span>
      </label>
    </li>
  );
});
