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
  /** Items in display order. Items that are selected when the list opens, or when the user searches, come first. */
  items: readonly CheckboxListItem[];
  /** Ids of the selected items. Makes the selection controlled. */
  selectedKeys?: ReadonlySet<string> | undefined;
  /** Initially selected ids, for an uncontrolled selection. */
  defaultSelectedKeys?: ReadonlySet<string> | undefined;
  /** Focuses the search field on mount. @default false */
  autoFocus?: boolean | undefined;
  /** `id` of the search field, the first control of the list. */
  id?: string | undefined;
  onSelectionChange?: ((keys: Set<string>) => void) | undefined;
  /** Called with the search text, to load more `items`. The items already loaded are searched in any case. */
  onSearchChange?: ((search: string) => void) | undefined;
  /** True while more items are loading. An empty list then shows a loading message. @default false */
  isLoading?: boolean | undefined;
  /** Set to false to hide the search field, for a list of few items. @default true */
  isSearchable?: boolean | undefined;
  /** Adds buttons that select all visible items, or none. @default false */
  hasSelectAll?: boolean | undefined;
  /**
   * Hides the heading, for a list whose label is already visible elsewhere. The label remains the accessible name.
   * @default false
   */
  isLabelHidden?: boolean | undefined;
}

const emptyKeys: ReadonlySet<string> = new Set();

/** Number of items rendered at first, and added each time the user scrolls to the end of the list. */
const BATCH_SIZE = 60;

/**
 * A searchable list of which the user can select any number of items. The list is one tab stop; arrow keys, Home and End
 * move in it. Items are rendered in batches, so that a thousand items open as quickly as ten.
 */
export function CheckboxList({
  label,
  items,
  selectedKeys: givenKeys,
  defaultSelectedKeys = emptyKeys,
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
  // Not updated when the user selects an item: the item under the pointer must not move.
  const [first, setFirst] = useState(selectedKeys);
  const { visible, loadMore, restart } = useBatches();
  const [focused, setFocused] = useState<string>();
  const searchable = useMemo(() => items.map((item) => ({ item, text: normalizeText(item.label) })), [items]);
  const matches = useMemo(() => {
    const searchText = normalizeText(search);
    const matching = searchable.filter(({ text }) => text.includes(searchText)).map(({ item }) => item);
    return [...matching.filter(({ id }) => first.has(id)), ...matching.filter(({ id }) => !first.has(id))];
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
        {/*
         * A new key per batch mounts a new sentinel: an IntersectionObserver only reports changes, and the end of the
         * list may still be visible.
         */}
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

/** Number of rendered items: one batch, and another batch each time the end of the list comes into view. */
function useBatches() {
  const [visible, setVisible] = useState(BATCH_SIZE);
  const loadMore = useCallback((sentinel: HTMLElement | null) => {
    if (!sentinel) return;
    // jsdom has no IntersectionObserver, so all items are rendered.
    if (typeof IntersectionObserver === 'undefined') return setVisible(Number.POSITIVE_INFINITY);
    const observer = new IntersectionObserver(
      (entries) => {
        // On a busy machine several entries arrive at once; the last entry is the current state.
        if (entries.at(-1)?.isIntersecting) setVisible((count) => count + BATCH_SIZE);
      },
      { root: sentinel.parentElement, rootMargin: '200px' },
    );
    observer.observe(sentinel);
    return () => observer.disconnect();
  }, []);
  return { visible, loadMore, restart: () => setVisible(BATCH_SIZE) };
}

/** Moves the focus from item to item. */
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
  /** True for the only item of the list that is a tab stop. */
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
