import { type ComponentProps, memo, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { nativeCheckbox } from '../Checkbox/Checkbox.css.ts';
import { useControlledState } from '../Field/useControlledState.ts';
import { useKitMessages } from '../i18n/messages.ts';
import { SearchField } from '../SearchField/SearchField.tsx';
import { normalizeText } from '../search/searchText.ts';
import { join } from '../theme/join.ts';
import * as styles from './CheckboxList.css.ts';

/** An item of a CheckboxList. */
export interface CheckboxListItem {
  id: string;
  label: string;
}

export interface CheckboxListProps extends Omit<ComponentProps<'fieldset'>, 'children'> {
  /** Heading and accessible name of the group. */
  label: string;
  /** Shown in this order; items that are selected when the list opens or is searched come first. */
  items: readonly CheckboxListItem[];
  /** Ids of the selected items, if the owner keeps the selection. */
  selectedKeys?: ReadonlySet<string> | undefined;
  /** Ids of the items selected at first, if the list keeps the selection itself. */
  defaultSelectedKeys?: ReadonlySet<string> | undefined;
  /** Of the search field, the first control of the list. */
  id?: string | undefined;
  onSelectionChange?: ((keys: Set<string>) => void) | undefined;
  /** Called with what is searched for, to load more `items`; those that are there are searched anyway. */
  onSearchChange?: ((search: string) => void) | undefined;
  /** More items are on their way: an empty list says so. @default false */
  isLoading?: boolean | undefined;
}

const nothing: ReadonlySet<string> = new Set();

/** Number of items rendered at first, and added each time the list is scrolled to its end. */
const BATCH = 60;

/** Any number of choices from a list with a search. Renders in batches: a thousand items open as quickly as ten. */
export function CheckboxList({
  label,
  items,
  selectedKeys: givenKeys,
  defaultSelectedKeys = nothing,
  onSelectionChange,
  onSearchChange,
  isLoading = false,
  id,
  className,
  ...rest
}: CheckboxListProps) {
  const [selectedKeys, setSelectedKeys] = useControlledState<ReadonlySet<string>, Set<string>>(
    givenKeys,
    defaultSelectedKeys,
    onSelectionChange,
  );
  const message = useKitMessages();
  const headingId = useId();
  const [search, setSearch] = useState('');
  // Not updated with each tick: the item under the pointer must not move.
  const [first, setFirst] = useState(selectedKeys);
  const [visible, setVisible] = useState(BATCH);
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

  const loadMore = useCallback((sentinel: HTMLElement | null) => {
    if (!sentinel) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setVisible((count) => count + BATCH);
      },
      { root: sentinel.parentElement, rootMargin: '200px' },
    );
    observer.observe(sentinel);
    return () => observer.disconnect();
  }, []);

  const count = selectedKeys.size;
  return (
    <fieldset aria-labelledby={headingId} {...rest} className={join(styles.root, className)}>
      <div id={headingId} className={styles.heading}>
        {label}
        {count > 0 && <span className={styles.count}>{message('checkboxList.selected', { count })}</span>}
      </div>
      <SearchField
        id={id}
        label={message('checkboxList.searchIn', { label })}
        placeholder={message('checkboxList.search')}
        value={search}
        onChange={(text) => {
          setSearch(text);
          onSearchChange?.(text);
          setFirst(selectedKeys);
          setVisible(BATCH);
        }}
      />
      <ul className={styles.list}>
        {matches.slice(0, visible).map(({ id, label: text }) => (
          <Choice key={id} id={id} label={text} isSelected={selectedKeys.has(id)} onToggle={toggle} />
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

interface ChoiceProps extends CheckboxListItem {
  isSelected: boolean;
  onToggle: (id: string, isSelected: boolean) => void;
}

const Choice = memo(function Choice({ id, label, isSelected, onToggle }: ChoiceProps) {
  return (
    <li>
      <label className={styles.choice}>
        <input
          type="checkbox"
          className={nativeCheckbox}
          checked={isSelected}
          onChange={({ currentTarget }) => onToggle(id, currentTarget.checked)}
        />
        <span className={styles.text}>{label}</span>
      </label>
    </li>
  );
});
