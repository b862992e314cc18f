import { getInvoice, issueInvoice, sendInvoice } from '@derrick/domain/invoices';
import { useState } from 'react';
import { useApi } from '../../core/api.ts';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import { useErrorMessage, useRevalidate } from '../../patterns/remote/index.ts';
import type { BulkAction } from './action.ts';

/** An invoice that could not be processed, with the reason. */
export interface RefusedInvoice {
  id: string;
  label: string;
  reason: string;
}

export interface BulkProgress {
  /** Number of processed invoices, including the refused ones. */
  processed: number;
  done: readonly string[];
  refused: readonly RefusedInvoice[];
  isFinished: boolean;
}

/**
 * Issues or emails invoices one after another, so that the numbers follow the order of the selection. Each invoice
 * succeeds or fails on its own.
 */
export function useBulkAction(invoices: ReadonlyMap<string, string>) {
  const t = useTranslate();
  const api = useApi();
  const errors = useErrorMessage();
  const revalidate = useRevalidate();
  const [progress, setProgress] = useState<BulkProgress>();

  /** Processes one invoice. Returns the reason if that is not possible. */
  const process = async (id: string, action: BulkAction, isMailed: boolean): Promise<string | undefined> => {
    const params = { id };
    try {
      const { version, customer } = await api.call(getInvoice, { params });
      const send = { to: customer.email ? [customer.email] : [], message: null, attachTickets: false };
      if (isMailed && send.to.length === 0) return t('invoiceBulk.noEmail', { customer: customer.name });
      if (action === 'send') await api.call(sendInvoice, { params, body: send });
      else await api.call(issueInvoice, { params, body: { version, ...(isMailed && { send }) } });
      return undefined;
    } catch (error) {
      return errors.message(error, action === 'issue' ? 'invoiceBulk.notIssued' : 'invoiceBulk.notSent');
    }
  };

  return {
    /** Undefined until `run` is called. */
    progress,
    async run(action: BulkAction, isMailed: boolean): Promise<BulkProgress> {
      let state: BulkProgress = { processed: 0, done: [], refused: [], isFinished: false };
      setProgress(state);
      for (const [id, label] of invoices) {
        const reason = await process(id, action, isMailed);
        state = {
          ...state,
          processed: state.processed + 1,
          ...(reason === undefined
            ? { done: [...state.done, id] }
            : { refused: [...state.refused, { id, label, reason }] }),
        };
        setProgress(state);
      }
      await revalidate(issueInvoice.changes ?? []);
      state = { ...state, isFinished: true };
      setProgress(state);
      return state;
    },
  };
}
