'use client';

import { type KeyboardEvent, useMemo, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import type { CheckboxListItem } from '../CheckboxList/CheckboxList.tsx';
import { checkboxListTexts } from '../i18n/texts/checkboxList.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { ListboxPopup } from '../Listbox/ListboxPopup.tsx';
import { type ListboxStatus, StatusNote } from '../Listbox/ListboxStatus.tsx';
import { useListbox } from '../Listbox/useListbox.ts';
import { SearchField } from '../SearchField/SearchField.tsx';
import { normalizeText } from '../search/searchText.ts';
import { useIsMobile } from '../theme/useMediaQuery.ts';
import { note } from '../topLayer/topLayer.css.ts';
import * as styles from './MultiSelect.css.ts';

interface MultiSelectListProps {
  label: string;
  items: readonly CheckboxListItem[];
  selectedKeys: ReadonlySet<string>;
  select: (keys: ReadonlySet<string>) => void;
  onSearch: ((text: string) => void) | undefined;
  status: ListboxStatus | undefined;
  /** Called when the user leaves the list. */
  onClose: () => void;
  /** Called on Escape. */
  onCancel: () => void;
}

/** The open list of a MultiSelect: search field, buttons that select all found items or none, and the items. */
export function MultiSelectList(props: MultiSelectListProps) {
  const { label, items, selectedKeys, select, onSearch, status, onClose, onCancel } = props;
  const message = useTexts(checkboxListTexts);
  // On a phone, focus in the search field would open the on-screen keyboard before the user sees the list.
  const isMobile = useIsMobile();
  const [search, setSearch] = useState('');
  // Not updated when the user selects an item: the item under the pointer must not move.
  const [first, setFirst] = useState(selectedKeys);
  const matches = useMemo(() => {
    const text = normalizeText(search);
    const matching = items.filter((item) => normalizeText(item.label).includes(text));
    return [...matching.filter(({ id }) => first.has(id)), ...matching.filter(({ id }) => !first.has(id))];
  }, [items, search, first]);
  const listbox = useListbox({
    label,
    items: matches,
    isOpen: true,
    isFocusable: isMobile,
    query: search,
    firstActiveId: matches[0]?.id,
    selectedIds: selectedKeys,
    onChoose({ id }) {
      const next = new Set(selectedKeys);
      if (!next.delete(id)) next.add(id);
      select(next);
    },
    // With a text Escape clears the search field.
    onCancel: search === '' || isMobile ? onCancel : undefined,
  });
  const cancelOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // Prevents Escape from also closing a dialog around the field.
    event.stopPropagation();
    onCancel();
  };
  const { onKeyDown, ...control } = { onKeyDown: undefined, ...listbox.controlProps };
  return (
    <ListboxPopup
      listbox={listbox}
      isLoading={status?.kind === 'loading'}
      onLeave={onClose}
      header={
        // biome-ignore lint/a11y/noStaticElementInteractions: listens to the keys of the controls in it.
        <div className={styles.header} onKeyDown={cancelOnEscape}>
          <div onKeyDownCapture={onKeyDown}>
            <SearchField
              {...control}
              autoFocus={!isMobile}
              label={message('checkboxList.searchIn', { label })}
              placeholder={message('checkboxList.search')}
              value={search}
              onChange={(text) => {
                setSearch(text);
                setFirst(selectedKeys);
                onSearch?.(text);
              }}
            />
          </div>
          <div className={styles.buttons}>
            <Button
              size="small"
              onPress={() => select(new Set([...selectedKeys, ...matches.map(({ id }) => id)]))}
            >
              {message('checkboxList.selectAll')}
            </Button>
            <Button size="small" onPress={() => select(new Set())}>
              {message('checkboxList.clear')}
            </Button>
          </div>
        </div>
      }
    >
      {status && <StatusNote status={status} />}
      {!status && matches.length === 0 && (
        <p role="status" className={note}>
          {message('checkboxList.empty')}
        </p>
      )}
    </ListboxPopup>
  );
}
