import { useEffect, useRef } from 'react';
import { useKitMessages } from '../i18n/index.ts';
import type { Announcer } from './announcer.ts';
import type { DataTableState, TableSort } from './types.ts';

interface AnnouncementsProps {
  announcer: Announcer;
  label: string;
  columns: readonly { id: string; header: string }[];
  sort: TableSort | undefined;
  status: DataTableState['status'];
  isRefreshing: boolean;
  count: number;
}

/** Says what a glance would tell: another order, rows on their way, rows arrived. Nothing on the first render. */
export function useAnnouncements({
  announcer,
  label,
  columns,
  sort,
  status,
  isRefreshing,
  count,
}: AnnouncementsProps): void {
  const t = useKitMessages();
  const isLoading = status === 'loading' || isRefreshing;
  const last = useRef({ isLoading, sort });

  useEffect(() => {
    const before = last.current;
    last.current = { isLoading, sort };
    const parts: string[] = [];
    if (sort && (sort.column !== before.sort?.column || sort.direction !== before.sort.direction)) {
      const column = columns.find(({ id }) => id === sort.column)?.header ?? sort.column;
      const key = sort.direction === 'ascending' ? 'dataTable.sortedAscending' : 'dataTable.sortedDescending';
      parts.push(t(key, { column }));
    }
    if (isLoading && !before.isLoading) parts.push(t('dataTable.loading', { label }));
    if (!isLoading && before.isLoading && status === 'ready') parts.push(t('dataTable.loaded', { count }));
    if (parts.length > 0) announcer.say(parts.join(' '));
  });
}
