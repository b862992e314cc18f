import type { dataTableTexts } from '../../i18n/texts/dataTable.ts';
import type { FormatText } from '../../i18n/useTexts.ts';
import type { DataTableStatus, TableSort } from '../model/types.ts';

/** The part of a table's state whose changes are announced. */
export interface TableSnapshot {
  readonly label: string;
  readonly columns: readonly { readonly id: string; readonly header: string }[];
  readonly sort: TableSort | undefined;
  readonly status: DataTableStatus['kind'];
  readonly isLoading: boolean;
  readonly rowCount: number;
}

/**
 * Describes a change for a screen reader: new sort order, rows loading, or rows loaded. Returns '' if none of these
 * changed.
 */
export function describeTableChange(
  before: Pick<TableSnapshot, 'sort' | 'isLoading'>,
  { label, columns, sort, status, isLoading, rowCount }: TableSnapshot,
  message: FormatText<typeof dataTableTexts>,
): string {
  const sentences: string[] = [];
  if (sort && (sort.column !== before.sort?.column || sort.direction !== before.sort.direction)) {
    const column = columns.find(({ id }) => id === sort.column)?.header ?? sort.column;
    const key = sort.direction === 'ascending' ? 'dataTable.sortedAscending' : 'dataTable.sortedDescending';
    sentences.push(message(key, { column }));
  }
  if (isLoading && !before.isLoading) sentences.push(message('dataTable.loading', { label }));
  if (!isLoading && before.isLoading && status === 'ready') {
    sentences.push(message('dataTable.loaded', { count: rowCount }));
  }
  return sentences.join(' ');
}
