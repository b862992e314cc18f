import {
  getInvoice,
  issueInvoice,
  markInvoiceSent,
  remindOfInvoice,
  sendInvoice,
} from '@derrick/domain/invoices';
import { useState } from 'react';
import { useApi } from '../../core/api.ts';
import type { MessageKey } from '../../core/i18n/catalogue.ts';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import { useErrorMessage, useRevalidate } from '../../patterns/remote/index.ts';
import { mailToOf } from '../record/mailFields.ts';
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

interface BulkOptions {
  action: BulkAction;
  /** Emails the invoices when they are issued. */
  isMailed: boolean;
  /** The day on which invoices were sent by other means. */
  sentOn: string;
}

const failures = {
  issue: 'invoiceBulk.notIssued',
  send: 'invoiceBulk.notSent',
  remind: 'invoiceBulk.notReminded',
  markSent: 'invoiceBulk.notMarked',
} as const satisfies Record<BulkAction, MessageKey>;

/**
 * Runs an action for invoices one after another, so that the numbers follow the order of the selection. Each invoice
 * succeeds or fails on its own.
 */
export function useBulkAction(invoices: ReadonlyMap<string, string>) {
  const t = useTranslate();
  const api = useApi();
  const errors = useErrorMessage();
  const revalidate = useRevalidate();
  const [progress, setProgress] = useState<BulkProgress>();

  /** Processes one invoice. Returns the reason if that is not possible. */
  const process = async (id: string, options: BulkOptions): Promise<string | undefined> => {
    try {
      return await call(id, options);
    } catch (error) {
      return errors.message(error, failures[options.action]);
    }
  };

  const call = async (id: string, { action, isMailed, sentOn }: BulkOptions): Promise<string | undefined> => {
    const params = { id };
    if (action === 'remind') await api.call(remindOfInvoice, { params });
    if (action === 'markSent') await api.call(markInvoiceSent, { params, body: { sentOn, note: null } });
    if (action === 'remind' || action === 'markSent') return undefined;
    const invoice = await api.call(getInvoice, { params });
    const to = mailToOf(invoice);
    if (to === null && (isMailed || action === 'send'))
      return t('invoiceBulk.noEmail', { customer: invoice.customer.name });
    const send = { to: to ? [to] : [], message: null, attachTickets: false, rememberRecipient: false };
    if (action === 'send') await api.call(sendInvoice, { params, body: send });
    else
      await api.call(issueInvoice, {
        params,
        body: { version: invoice.version, ...(isMailed && { send }) },
      });
    return undefined;
  };

  return {
    /** Undefined until `run` is called. */
    progress,
    async run(options: BulkOptions): Promise<BulkProgress> {
      let state: BulkProgress = { processed: 0, done: [], refused: [], isFinished: false };
      setProgress(state);
      for (const [id, label] of invoices) {
        const reason = await process(id, options);
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
