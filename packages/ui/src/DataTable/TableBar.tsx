import { X } from 'lucide-react';
import { type ReactNode, useRef, useSyncExternalStore } from 'react';
import { Button } from '../Button/Button.tsx';
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
  onSelectAll: () => void;
}

const noIds: ReadonlySet<string> = new Set();
const noStore = { subscribe: () => () => {}, getIds: () => noIds };

/** The bar above the table: the toolbar or, while rows are selected, their number and the actions on them. */
export function TableBar({ store, toolbar, selectionBar, onClear, onSelectAll }: TableBarProps) {
  const t = useKitMessages();
  const { subscribe, getIds } = store ?? noStore;
  const selected = useSyncExternalStore(subscribe, getIds, getIds);
  const isSelecting = selectionBar !== undefined && selected.size > 0;
  const barRef = useRef<HTMLDivElement>(null);
  if (!isSelecting && !toolbar) return null;
  return (
    <>
      {/* Hidden, not removed: a search that is being typed stays. */}
      {toolbar && (
        <div className={styles.bar} data-for="tools" hidden={isSelecting}>
          {toolbar}
        </div>
      )}
      {isSelecting && (
        <div ref={barRef} className={styles.bar} data-for="selection">
          <IconButton
            label={t('dataTable.clear')}
            icon={<X size={18} aria-hidden="true" />}
            variant="ghost"
            size="small"
            onPress={onClear}
          />
          <span className={styles.count}>{t('dataTable.selectedCount', { count: selected.size })}</span>
          {/* Cards hide the header with its checkbox. */}
          <Button className={styles.selectAll} variant="ghost" size="small" onPress={onSelectAll}>
            {t('dataTable.selectAll')}
          </Button>
          <div className={styles.barTools}>{selectionBar(selected, onClear)}</div>
        </div>
      )}
    </>
  );
}
