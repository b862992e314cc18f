import { TriangleAlert } from 'lucide-react';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { useKitMessage } from '../i18n/index.ts';
import * as styles from './DataTable.css.ts';
import type { DataTableState } from './types.ts';

type Message = Extract<DataTableState, { status: 'failed' | 'empty' }>;

/** What stands in the rows' place when there are none. */
export function TableMessage({ state }: { state: Message }) {
  const retry = useKitMessage('dataTable.retry');
  switch (state.status) {
    case 'empty':
      return (
        <div className={styles.message} data-status="empty">
          <EmptyState
            title={state.title}
            description={state.description}
            icon={state.icon}
            action={state.action}
          />
        </div>
      );
    case 'failed':
      return (
        <div className={styles.message} data-status="failed">
          <div className={styles.failure}>
            <span className={styles.failureIcon} aria-hidden="true">
              <TriangleAlert size={20} />
            </span>
            <p role="alert">{state.message}</p>
            <Button onPress={state.onRetry}>{retry}</Button>
          </div>
        </div>
      );
  }
}
