import type { useKitMessages } from '../i18n/index.ts';
import type { DataTableStatus, TableSort } from './types.ts';

/** What a glance at a table tells besides its rows. */
export interface TableGlance {
  readonly label: string;
  readonly columns: readonly { readonly id: string; readonly header: string }[];
  readonly sort: TableSort | undefined;
  readonly status: DataTableStatus['kind'];
  readonly isLoading: boolean;
  readonly count: number;
}

/** What a change of the table sounds like: another order, rows on their way, rows arrived; '' for none of them. */
export function changeWords(
  before: Pick<TableGlance, 'sort' | 'isLoading'>,
  { label, columns, sort, status, isLoading, count }: TableGlance,
  t: ReturnType<typeof useKitMessages>,
): string {
  const words: string[] = [];
  if (sort && (sort.column !== before.sort?.column || sort.direction !== before.sort.direction)) {
    const column = columns.find(({ id }) => id === sort.column)?.header ?? sort.column;
    const key = sort.direction === 'ascending' ? 'dataTable.sortedAscending' : 'dataTable.sortedDescending';
    words.push(t(key, { column }));
  }
  if (isLoading && !before.isLoading) words.push(t('dataTable.loading', { label }));
  if (!isLoading && before.isLoading && status === 'ready') words.push(t('dataTable.loaded', { count }));
  return words.join(' ');
}
