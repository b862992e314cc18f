'use client';

import { X } from 'lucide-react';
import { type ReactNode, useDeferredValue, useSyncExternalStore } from 'react';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { dataTableTexts } from '../i18n/texts/dataTable.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { join } from '../theme/join.ts';
import { useKitLocale } from '../theme/KitProvider.tsx';
import * as styles from './DataTable.css.ts';
import { coverage } from './model/selection.ts';
import type { MatchingSelection } from './model/types.ts';
import type { SelectionStore } from './selection/selectionStore.ts';

interface TableBarProps {
  store: SelectionStore | undefined;
  toolbar: ReactNode;
  /** Renders the actions on the selected rows. */
  selectionBar: ((selected: ReadonlySet<string>, clear: () => void) => ReactNode) | undefined;
  onClear: () => void;
  matching: MatchingSelection | undefined;
  onSelectMatching: (isSelected: boolean) => void;
  /** Ids of the rows on the current page. */
  order: readonly string[];
  /** Number of rows on all pages. */
  rowCount: number;
}

const noIds: ReadonlySet<string> = new Set();
const noStore = { subscribe: () => () => {}, getIds: () => noIds };

/**
 * The bar above the table: the toolbar or, while rows are selected, their number and their actions. Both occupy the same
 * grid cell, as high as the higher of the two, so that no row moves.
 */
export function TableBar({ store, toolbar, selectionBar, onClear, ...offer }: TableBarProps) {
  const t = useTexts(dataTableTexts);
  const { subscribe, getIds } = store ?? noStore;
  // Deferred, so that the checkbox shows its tick before the bar renders.
  const selected = useDeferredValue(useSyncExternalStore(subscribe, getIds, getIds));
  const isSelecting = selectionBar !== undefined && selected.size > 0;
  if (!isSelecting && !toolbar) return null;
  return (
    <div className={styles.bars}>
      {/* Hidden instead of removed, so that a search the user is typing is kept. */}
      {toolbar && (
        <div className={styles.bar} data-for="tools" data-covered={isSelecting || undefined}>
          {toolbar}
        </div>
      )}
      {isSelecting && (
        <div className={styles.bar} data-for="selection">
          <IconButton
            label={t('dataTable.clear')}
            icon={<X size={18} aria-hidden="true" />}
            variant="ghost"
            size="small"
            onPress={onClear}
          />
          <SelectedCount selected={selected} {...offer} />
          <div className={styles.barTools}>{selectionBar(selected, onClear)}</div>
        </div>
      )}
    </div>
  );
}

type SelectedCountProps = Pick<TableBarProps, 'matching' | 'onSelectMatching' | 'order' | 'rowCount'> & {
  selected: ReadonlySet<string>;
};

/**
 * The number of selected rows. When all rows of the page are selected, also a button that selects the rows of all pages.
 */
function SelectedCount({ selected, matching, onSelectMatching, order, rowCount }: SelectedCountProps) {
  const t = useTexts(dataTableTexts);
  const locale = useKitLocale();
  const isPageSelected = coverage(selected, order) === 'all' && rowCount > order.length;
  if (!matching || !isPageSelected) {
    return <span className={styles.count}>{t('dataTable.selectedCount', { count: selected.size })}</span>;
  }
  const { isSelected, isCountCapped } = matching;
  const total = rowCount.toLocaleString(locale) + (isCountCapped ? '+' : '');
  return (
    <>
      <span role="status" className={join(styles.count, !isSelected && styles.countOfPage)}>
        {isSelected
          ? t('dataTable.matchingSelected', { total })
          : t('dataTable.pageSelected', { count: order.length })}
      </span>
      {/* A single button with two labels, so that it keeps focus when pressed. */}
      <Button variant="ghost" size="small" onPress={() => onSelectMatching(!isSelected)}>
        {isSelected ? t('dataTable.selectPage') : t('dataTable.selectMatching', { total })}
      </Button>
    </>
  );
}
