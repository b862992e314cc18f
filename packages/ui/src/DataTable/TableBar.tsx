'use client';

import { X } from 'lucide-react';
import { type ReactNode, useDeferredValue, useSyncExternalStore } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useKitMessages } from '../i18n/index.ts';
import * as styles from './DataTable.css.ts';
import type { SelectionStore } from './selectionStore.ts';

interface TableBarProps {
  store: SelectionStore | undefined;
  toolbar: ReactNode;
  /** Actions on the selected rows. */
  selectionBar: ((selected: ReadonlySet<string>, clear: () => void) => ReactNode) | undefined;
  onClear: () => void;
}

const noIds: ReadonlySet<string> = new Set();
const noStore = { subscribe: () => () => {}, getIds: () => noIds };

/**
 * The bar above the table: the toolbar or, while rows are selected, their number and the actions on them. The two lie in
 * one place, as high as the higher one, so that no row moves.
 */
export function TableBar({ store, toolbar, selectionBar, onClear }: TableBarProps) {
  const t = useKitMessages();
  const { subscribe, getIds } = store ?? noStore;
  // The checkbox shows its tick first; the bar follows when there is time for it.
  const selected = useDeferredValue(useSyncExternalStore(subscribe, getIds, getIds));
  const isSelecting = selectionBar !== undefined && selected.size > 0;
  if (!isSelecting && !toolbar) return null;
  return (
    <div className={styles.bars}>
      {/* Hidden, not removed: a search that is being typed stays. */}
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
          <span className={styles.count}>{t('dataTable.selectedCount', { count: selected.size })}</span>
          <div className={styles.barTools}>{selectionBar(selected, onClear)}</div>
        </div>
      )}
    </div>
  );
}
