import { Inline } from '@derrick/ui/Inline';
import { SearchField } from '@derrick/ui/SearchField';
import { type ReactNode, useState } from 'react';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import { FilterTools } from './FilterTools.tsx';
import * as css from './list.css.ts';
import type { AnyList } from './useList.ts';

interface ListToolbarProps {
  list: AnyList;
  columnsButton?: ReactNode;
  exportButton?: ReactNode;
  createAction: ReactNode;
  moreActions?: ReactNode;
}

/** Search and filters of a list, with the create action. */
export function ListToolbar({
  list,
  columnsButton,
  exportButton,
  createAction,
  moreActions,
}: ListToolbarProps) {
  const t = useTranslate();
  const { name, query, setQuery, filters } = list;
  const { search = '' } = query;
  const [typed, setTyped] = useState({ text: search, applied: search });
  // Back, Forward or Clear search changed the search in the address, so update the field.
  if (typed.applied !== search) setTyped({ text: search, applied: search });
  const onSearch = (text: string) => setQuery({ search: text.trim(), pageNumber: 1 });
  const buttons = (
    <>
      {columnsButton}
      {exportButton}
      {(moreActions || createAction) && (
        <Inline align="stretch" isOneLine className={css.actions}>
          <div className={css.moreActions}>{moreActions}</div>
          <div className={css.create}>{createAction}</div>
        </Inline>
      )}
    </>
  );

  return (
    <Inline className={css.toolbar}>
      <SearchField
        className={css.search}
        label={t(`${name}.search`)}
        placeholder={t(`${name}.searchPlaceholder`)}
        value={typed.text}
        onChange={(text) => setTyped({ text, applied: search })}
        onSubmit={onSearch}
        onClear={() => onSearch('')}
      />
      {filters.fields.length === 0 ? (
        buttons
      ) : (
        <FilterTools
          filters={filters}
          query={query}
          onChange={(values) => setQuery({ ...values, pageNumber: 1 })}
        >
          {buttons}
        </FilterTools>
      )}
    </Inline>
  );
}
