'use client';

import { TriangleAlert } from 'lucide-react';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { dataTableTexts } from '../i18n/texts/dataTable.ts';
import { useTexts } from '../i18n/useTexts.ts';
import * as styles from './DataTable.css.ts';
import type { DataTableStatus } from './model/types.ts';

type Message = Extract<DataTableStatus, { kind: 'failed' | 'empty' }>;

/** The message shown instead of rows when there are none. */
export function TableMessage({ status }: { status: Message }) {
  const retry = useTexts(dataTableTexts)('dataTable.retry');
  switch (status.kind) {
    case 'empty':
      return (
        <div className={styles.message} data-status="empty">
          <EmptyState
            title={status.title}
            description={status.description}
            icon={status.icon}
            action={status.action}
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
            <p role="alert">{status.message}</p>
            <Button onPress={status.onRetry}>{retry}</Button>
          </div>
        </div>
      );
  }
}
