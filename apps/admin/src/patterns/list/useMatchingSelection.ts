import type { MatchingSelection } from '@derrick/ui/DataTable';
import { useState } from 'react';
import type { ListQuery } from './listQuery.ts';

/**
 * Keeps that all rows are selected that a search and its filters match, on every page. Another search or another filter
 * ends it; another page or order does not.
 */
export function useMatchingSelection(query: ListQuery): MatchingSelection {
  const { pageNumber, pageSize, sort, ...conditions } = query;
  const key = JSON.stringify(conditions);
  const [selectedKey, setSelectedKey] = useState<string>();
  return {
    isSelected: selectedKey === key,
    onChange: (isSelected) => setSelectedKey(isSelected ? key : undefined),
  };
}
