import { DataTable, type DataTableColumn, type DataTableRowMenu } from '@derrick/ui/DataTable';
import { Pagination } from '@derrick/ui/Pagination';
import { useIsMobile } from '@derrick/ui/theme';
import { type ReactNode, useMemo } from 'react';
import { type Formats, useFormats } from '../../core/formats/index.ts';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import type { Translate } from '../../core/i18n/messages.ts';
import { usePreload } from '../../core/lazyOverlay.tsx';
import { ConfirmDialog } from '../dialogs/lazyDialogs.ts';
import { ColumnsButton } from './ColumnsButton.tsx';
import { ExportButton, type ExportOptions } from './ExportButton.tsx';
import { ListToolbar } from './ListToolbar.tsx';
import * as css from './list.css.ts';
import { type ListQuery, type ListReply, pageSizes } from './listQuery.ts';
import { listStatus } from './listStatus.tsx';
import { useColumnChoice } from './useColumnChoice.ts';
import type { List } from './useList.ts';

interface DataListProps<Query extends ListQuery, Reply extends ListReply, Row = Reply['data'][number]> {
  list: List<Query, Reply>;
  /** Must be declared outside the component, so that it keeps its identity. */
  columns: (t: Translate, formats: Formats) => DataTableColumn<Row>[];
  /** Storage key of the column choice, such as `derrick.ticketColumns`. Without it the columns are fixed. */
  columnChoiceKey?: string | undefined;
  /** Columns that are hidden by default. Must be declared outside the component. */
  defaultHiddenColumns?: readonly string[] | undefined;
  /** Returns the name of a row. */
  labelOf: (row: Row) => string;
  /** Returns the address that a row opens. Without it rows do not open. */
  hrefOf?: ((row: Row) => string) | undefined;
  rowMenu?: DataTableRowMenu<Row> | undefined;
  /** Actions for the selected rows. Without these and `exports`, rows are not selectable. */
  selectionActions?: ReactNode;
  /** Adds an export of the filtered rows or, if rows are selected, of the selection. */
  exports?: ExportOptions | undefined;
  /** Button or link that creates a record; also shown in an empty list. */
  createAction?: ReactNode;
  /** Further actions next to `createAction`; hidden on phones. */
  moreActions?: ReactNode;
  /** Summary of the rows, beside the pagination. */
  summary?: ReactNode;
}

/** List screen in all its states, with search, filters, columns, rows, selection and pagination. */
export function DataList<Query extends ListQuery, Reply extends ListReply>({
  list,
  columns: makeColumns,
  columnChoiceKey,
  defaultHiddenColumns: columnsOnRequest,
  labelOf,
  hrefOf,
  rowMenu,
  selectionActions,
  exports,
  createAction,
  moreActions,
  summary,
}: DataListProps<Query, Reply>) {
  const t = useTranslate();
  const formats = useFormats();
  const isMobile = useIsMobile();
  // Loads the confirmation dialog before the user deletes a row.
  const preloadConfirm = usePreload(ConfirmDialog);
  const { query, setQuery, pagination, rows, selected, setSelected, matching } = list;
  const allColumns = useMemo(() => makeColumns(t, formats), [makeColumns, t, formats]);
  const chosen = useColumnChoice(allColumns, columnChoiceKey, columnsOnRequest);
  const isSelectable = Boolean(selectionActions) || exports !== undefined;
  const selectedKeys = useMemo(() => new Set(selected.keys()), [selected]);

  const select = (ids: Set<string>) => {
    const labels = new Map([...selected, ...rows.map((row) => [row.id, labelOf(row)] as const)]);
    setSelected(new Map([...ids].map((id) => [id, labels.get(id) ?? ''])));
  };

  return (
    <DataTable
      label={t(`${list.name}.title`)}
      className={css.table}
      {...preloadConfirm}
      {...chosen.table}
      rows={rows}
      getRowId={({ id }) => id}
      getRowLabel={labelOf}
      getRowHref={hrefOf}
      selectionMode={isSelectable ? 'multiple' : 'none'}
      selectedKeys={selectedKeys}
      onSelectionChange={select}
      matchingSelection={exports && { ...matching, isCountCapped: pagination?.countIsCapped }}
      rowMenu={rowMenu}
      sort={sortOf(query.sort)}
      onSortChange={({ column, direction }) =>
        setQuery({ sort: direction === 'ascending' ? column : `-${column}`, pageNumber: 1 })
      }
      status={listStatus(list, t, createAction)}
      toolbar={
        <ListToolbar
          list={list}
          columnsButton={chosen.button && <ColumnsButton {...chosen.button} />}
          exportButton={exports && <ExportButton {...exports} isEmpty={pagination?.count === 0} />}
          createAction={createAction}
          moreActions={moreActions}
        />
      }
      selectionBar={
        isSelectable
          ? (ids) => (
              <>
                {exports && <ExportButton {...exports} selected={matching.isSelected ? undefined : ids} />}
                {/*
                 * Selection actions need IDs, which are only available for visited pages; an export of all matching rows
                 * runs on the server.
                 */}
                {!matching.isSelected && selectionActions}
              </>
            )
          : undefined
      }
      skeletonRows={query.pageSize}
      rowCount={pagination?.count}
      rowOffset={(query.pageNumber - 1) * query.pageSize}
      footer={
        pagination &&
        pagination.count > 0 && (
          <div className={css.footer}>
            {summary && <div className={css.summary}>{summary}</div>}
            <Pagination
              className={css.pagination}
              page={query.pageNumber}
              pageSize={query.pageSize}
              rowCount={pagination.count}
              isCountCapped={pagination.countIsCapped}
              pageSizes={pageSizes}
              onPageChange={(pageNumber) => setQuery({ pageNumber })}
              onPageSizeChange={(pageSize) => setQuery({ pageSize, pageNumber: 1 })}
              density={isMobile ? 'compact' : undefined}
            />
          </div>
        )
      }
    />
  );
}

const sortOf = (sort: string | undefined) =>
  sort
    ? ({
        column: sort.replace('-', ''),
        direction: sort.startsWith('-') ? 'descending' : 'ascending',
      } as const)
    : undefined;
