import type { Endpoint } from '@derrick/domain/contract';
import { ApiError } from '@derrick/domain/http';
import { Banner } from '@derrick/ui/Banner';
import { Button } from '@derrick/ui/Button';
import { Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useApi } from '../../core/api.ts';
import type { WithMessages } from '../../core/i18n/catalogue.ts';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import { notify } from '../../core/notify.tsx';
import { ConfirmDialog } from '../dialogs/lazyDialogs.ts';
import { useErrorMessage, useRevalidate } from '../remote/index.ts';
import * as css from './list.css.ts';
import type { BulkDeletableName, BulkDeletionMessage } from './listName.ts';
import type { DeletingList } from './useList.ts';

/** Maximum parallel requests, to avoid overloading the server. */
const MAX_PARALLEL_REQUESTS = 4;

/** Runs `run` for each item with limited parallelism. Resolves when all are done. */
async function forEachParallel<Item>(
  items: readonly Item[],
  run: (item: Item) => Promise<void>,
): Promise<void> {
  const left = [...items];
  const worker = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await run(item);
  };
  await Promise.all(Array.from({ length: MAX_PARALLEL_REQUESTS }, worker));
}

/** A row that the server refused to delete, with the reason. */
interface Refusal {
  id: string;
  label: string;
  reason: string;
}

interface BulkDeletion {
  /** Button that opens the confirmation dialog for the selected rows. */
  button: ReactNode;
  /** Errors above the list. */
  results: ReactNode;
  /** The open dialog. */
  dialog: ReactNode;
}

/**
 * Deletes the selected rows after one confirmation. They disappear immediately; rows that the server refuses to delete
 * reappear, with the reasons above the list.
 * @param name prefix of the messages
 */
export function useBulkDelete<Name extends string>(
  list: DeletingList,
  endpoint: Endpoint,
  name: WithMessages<Name, BulkDeletionMessage>,
): BulkDeletion;
export function useBulkDelete(list: DeletingList, endpoint: Endpoint, name: BulkDeletableName): BulkDeletion {
  const t = useTranslate();
  const api = useApi();
  const errors = useErrorMessage();
  const revalidate = useRevalidate();
  const [isAsking, setAsking] = useState(false);
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const { selected, setSelected } = list;
  const [onlyLabel = ''] = selected.size === 1 ? selected.values() : [];

  const remove = async () => {
    const refused: Refusal[] = [];
    let said: string | undefined;
    await forEachParallel([...selected], async ([id, label]) => {
      try {
        ({ message: said } = await api.callWithMessage<Endpoint>(endpoint, { params: { id } }));
      } catch (error) {
        // Another user already deleted the row, which is the requested result.
        if (error instanceof ApiError && error.status === 404) return;
        refused.push({ id, label, reason: errors.message(error, `${name}.deleteFailed`) });
      }
    });
    setRefusals(refused);
    const deleted = [...selected].filter(([id]) => !refused.some((one) => one.id === id));
    const [first] = deleted;
    if (first) {
      const description =
        deleted.length === 1
          ? (said ?? t(`${name}.deleted`, { name: first[1] }))
          : t(`${name}.deletedMany`, { count: deleted.length });
      void notify({ tone: 'success', title: t('list.success'), description });
    }
    await revalidate(endpoint.changes ?? []);
  };

  return {
    button: (
      <Button
        variant="danger"
        icon={<Trash2 size={16} />}
        aria-haspopup="dialog"
        onPress={() => setAsking(true)}
      >
        {t('list.delete')}
      </Button>
    ),
    results: refusals.length > 0 && (
      <Banner
        tone="danger"
        title={t(`${name}.notDeleted`, { count: refusals.length })}
        onDismiss={() => setRefusals([])}
      >
        <ul className={css.reasons}>
          {refusals.map(({ id, label, reason }) => (
            <li key={id}>{t('list.refusal', { field: label, message: reason })}</li>
          ))}
        </ul>
      </Banner>
    ),
    dialog: isAsking && (
      <ConfirmDialog
        title={t(onlyLabel ? `${name}.deleteTitle` : `${name}.deleteManyTitle`)}
        text={
          onlyLabel
            ? t(`${name}.deleteText`, { name: onlyLabel })
            : t(`${name}.deleteManyText`, { count: selected.size })
        }
        confirmLabel={t('list.delete')}
        onConfirm={() => {
          setRefusals([]);
          setSelected(new Map());
          void list.expect(selected.keys(), 'removed', remove());
        }}
        onClose={() => setAsking(false)}
      />
    ),
  };
}
