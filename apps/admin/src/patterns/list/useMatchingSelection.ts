import type { MatchingSelection } from '@derrick/ui/DataTable';
import { useState } from 'react';
import type { ListQuery } from './listQuery.ts';

/**
 * Selects all rows that match the search and filters, on all pages. A different search or filter clears the selection; a
 * different page or order does not.
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
