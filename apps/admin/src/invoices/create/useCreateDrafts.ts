import { type AlreadyInvoiced, alreadyInvoicedOf, createInvoices } from '@derrick/domain/invoices';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import { createIdempotencyKeys } from '../../patterns/form/idempotencyKey.ts';
import { useChange, useErrorMessage } from '../../patterns/remote/index.ts';
import { INVOICE_LIST, ISSUE, invoicePage } from '../addresses.ts';

/** Reason why no draft was created: tickets that are on another invoice by now, or an error message. */
export type CreateFailure = { taken: AlreadyInvoiced['tickets'] } | { reason: string };

/**
 * Creates drafts from tickets and opens them, a single one also with the dialog that issues it. Returns an error until the next
 * attempt.
 */
export function useCreateDrafts() {
  const t = useTranslate();
  const errors = useErrorMessage();
  const [, navigate] = useLocation();
  const [keyOf] = useState(createIdempotencyKeys);
  const [failure, setFailure] = useState<CreateFailure>();
  const { change, isPending } = useChange(createInvoices, {
    success: ({ length }) => ({ tone: 'success', title: t('invoiceCreate.done', { count: length }) }),
  });

  const create = async (ticketIds: readonly string[], opensIssueDialog = false) => {
    setFailure(undefined);
    const body = { ticketIds: [...ticketIds] };
    const result = await change({ body, idempotencyKey: keyOf(body) });
    if (!result.ok) {
      const taken = alreadyInvoicedOf(result.error)?.tickets;
      return setFailure(taken ? { taken } : { reason: errors.message(result.error, 'invoiceCreate.failed') });
    }
    const [only, ...others] = result.data;
    if (!only || others.length > 0) return navigate(`${INVOICE_LIST}?status=DRAFT`);
    navigate(opensIssueDialog ? `${invoicePage(only.id)}?${ISSUE}=1` : invoicePage(only.id));
  };
  return { create, isPending, failure, forgetFailure: () => setFailure(undefined) };
}
