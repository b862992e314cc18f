import { Button } from '@derrick/ui/Button';
import type { DataTableStatus } from '@derrick/ui/DataTable';
import type { ReactNode } from 'react';
import type { Translate } from '../../core/i18n/messages.ts';
import { noFilters } from './filters.ts';
import type { AnyList } from './useList.ts';

/**
 * Content in place of the rows: loading, failed, no search results, no filter results, or an empty list.
 * @param createAction creates the first record of an empty list
 */
export function listStatus(
  { name, page, rows, query, setQuery, filters }: AnyList,
  t: Translate,
  createAction: ReactNode,
): DataTableStatus {
  switch (page.status) {
    case 'loading':
      return { kind: 'loading' };
    case 'missing':
    case 'failed':
      return { kind: 'failed', message: page.message, onRetry: () => void page.retry() };
    case 'ready':
      if (rows.length > 0) return { kind: 'ready', isRefreshing: page.isStale };
      // All rows are about to be removed, but the server has not confirmed yet.
      if (page.value.data.length > 0) return { kind: 'ready', isRefreshing: true };
      return { kind: 'empty', title: t(`${name}.empty`), ...emptyText() };
  }

  function emptyText() {
    const { search = '' } = query;
    if (filters.count > 0) {
      return {
        description: search ? t('list.noMatchFiltered', { search }) : t(filters.noMatch),
        action: (
          <Button onPress={() => setQuery({ ...noFilters(filters.fields), pageNumber: 1 })}>
            {t('list.clearFilters')}
          </Button>
        ),
      };
    }
    if (search) {
      return {
        description: t(`${name}.noMatch`, { search }),
        action: (
          <Button onPress={() => setQuery({ search: '', pageNumber: 1 })}>{t('list.clearSearch')}</Button>
        ),
      };
    }
    return { description: t(`${name}.emptyHint`), action: createAction };
  }
}
