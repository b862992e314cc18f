import { type ComponentProps, memo, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { nativeCheckbox } from '../Checkbox/Checkbox.css.ts';
import { useOwnState } from '../Field/useOwnState.ts';
import { useKitMessages } from '../i18n/messages.ts';
import { SearchField } from '../SearchField/SearchField.tsx';
import { join } from '../theme/join.ts';
import * as styles from './CheckboxList.css.ts';
import { fold } from './fold.ts';

/** A choice. */
export interface CheckboxListItem {
  id: string;
  label: string;
}

export interface CheckboxListProps extends Omit<ComponentProps<'fieldset'>, 'children'> {
  /** Heading, and the name of the group. */
  label: string;
  /** In the order that they are shown in; what is chosen when the list opens or is searched comes first. */
  items: readonly CheckboxListItem[];
  selectedKeys?: ReadonlySet<string> | undefined;
  /** What is chosen at first, if the list keeps the choice itself. */
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

/** How many choices are drawn before someone scrolls to their end, and how many more each time. */
const BATCH = 60;

/** Any number of choices from a list that can be searched; a thousand open as quickly as ten. */
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
  const [selectedKeys, setSelectedKeys] = useOwnState<ReadonlySet<string>, Set<string>>(
    givenKeys,
    defaultSelectedKeys,
    onSelectionChange,
  );
  const message = useKitMessages();
  const headingId = useId();
  const [search, setSearch] = useState('');
  // Not followed while boxes are ticked: what is under the pointer must not move.
  const [first, setFirst] = useState(selectedKeys);
  const [drawn, setDrawn] = useState(BATCH);
  const folded = useMemo(() => items.map((item) => ({ item, text: fold(item.label) })), [items]);
  const matches = useMemo(() => {
    const wanted = fold(search);
    const found = folded.filter(({ text }) => text.includes(wanted)).map(({ item }) => item);
    return [...found.filter(({ id }) => first.has(id)), ...found.filter(({ id }) => !first.has(id))];
  }, [folded, search, first]);

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

  const more = useCallback((sentinel: HTMLElement | null) => {
    if (!sentinel) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setDrawn((count) => count + BATCH);
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
          setDrawn(BATCH);
        }}
      />
      <ul className={styles.list}>
        {matches.slice(0, drawn).map(({ id, label: text }) => (
          <Choice key={id} id={id} label={text} isSelected={selectedKeys.has(id)} onToggle={toggle} />
        ))}
        {/* A key for each batch: an observer tells of a change alone, and the end may still be in sight. */}
        {drawn < matches.length && (
          <li key={drawn} ref={more} aria-hidden="true" className={styles.sentinel} />
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
