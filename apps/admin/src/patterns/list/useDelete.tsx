import type { Endpoint } from '@derrick/domain/contract';
import { type ReactNode, useState } from 'react';
import type { WithMessages } from '../../core/i18n/catalogue.ts';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import { notify } from '../../core/notify.tsx';
import { ConfirmDialog } from '../dialogs/lazyDialogs.ts';
import { useChange, useErrorMessage, useRevalidate } from '../remote/index.ts';
import type { DeletableName, DeletionMessage } from './listName.ts';
import type { DeletingList } from './useList.ts';

interface DeletedRow {
  id: string;
  label: string;
}

interface Deletion {
  /** Opens the confirmation dialog for a row. */
  ask: (row: DeletedRow) => void;
  /** The open dialog. */
  dialog: ReactNode;
}

/**
 * Deletes a row after a confirmation. The row disappears when the server confirms, or reports that another user already
 * deleted it.
 * @param name prefix of the messages
 */
export function useDelete<Name extends string>(
  list: DeletingList,
  endpoint: Endpoint,
  name: WithMessages<Name, DeletionMessage>,
): Deletion;
export function useDelete(list: DeletingList, endpoint: Endpoint, name: DeletableName): Deletion {
  const t = useTranslate();
  const errors = useErrorMessage();
  const { change } = useChange<Endpoint>(endpoint);
  const revalidate = useRevalidate();
  const [asked, setAsked] = useState<DeletedRow>();

  const remove = async ({ id, label }: DeletedRow) => {
    const result = await change({ params: { id } });
    if (result.ok) {
      void notify({
        tone: 'success',
        title: t('list.success'),
        description: result.message ?? t(`${name}.deleted`, { name: label }),
      });
    } else if (result.error.status === 404) {
      void notify({ tone: 'info', title: t('list.deletedBefore', { name: label }) });
    } else {
      const description = errors.message(result.error, 'list.deleteFailedHint');
      return void notify({ tone: 'danger', title: t(`${name}.deleteFailed`), description });
    }
    list.deselect([id]);
    const reloaded = result.ok ? result.reloaded : revalidate(endpoint.changes ?? []);
    // Not awaited, so that the dialog closes first and returns the focus while its trigger still exists.
    void list.expect([id], 'removed', reloaded);
  };

  return {
    ask: setAsked,
    dialog: asked && (
      <ConfirmDialog
        title={t(`${name}.deleteTitle`)}
        text={t(`${name}.deleteText`, { name: asked.label })}
        confirmLabel={t('list.delete')}
        onConfirm={() => remove(asked)}
        onClose={() => setAsked(undefined)}
      />
    ),
  };
}
