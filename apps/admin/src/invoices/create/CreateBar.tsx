import { type AlreadyInvoiced, alreadyInvoicedOf, createInvoices } from '@derrick/domain/invoices';
import { Banner } from '@derrick/ui/Banner';
import { Button } from '@derrick/ui/Button';
import { Link } from '@derrick/ui/Link';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useTranslate } from '../../app/i18n/MessagesProvider.tsx';
import { createIdempotencyKeys } from '../../patterns/form/idempotencyKey.ts';
import { useChange, useErrorMessage } from '../../patterns/remote/index.ts';
import { INVOICE_LIST, invoicePage } from '../addresses.ts';
import * as css from './CreateInvoice.css.ts';

interface CreateBarProps {
  selected: readonly string[];
  /** How many drafts they make. */
  drafts: number;
  /** The list, as it was left. */
  listHref: string;
  onChange: (selected: readonly string[]) => void;
}

/** Makes the drafts, and names the tickets that another invoice has meanwhile. */
export function CreateBar({ selected, drafts, listHref, onChange }: CreateBarProps) {
  const t = useTranslate();
  const errors = useErrorMessage();
  const [, navigate] = useLocation();
  const [keyOf] = useState(createIdempotencyKeys);
  const [taken, setTaken] = useState<AlreadyInvoiced>();
  const [failure, setFailure] = useState<string>();
  const { change, isPending } = useChange(createInvoices, {
    success: ({ length }) => ({ tone: 'success', title: t('invoiceCreate.done', { count: length }) }),
  });

  const create = async () => {
    setTaken(undefined);
    setFailure(undefined);
    const body = { ticketIds: [...selected] };
    const result = await change({ body, idempotencyKey: keyOf(body) });
    if (!result.ok) {
      const found = alreadyInvoicedOf(result.error);
      setTaken(found);
      if (!found) setFailure(errors.message(result.error, 'invoiceCreate.failed'));
      return;
    }
    const [only, ...others] = result.data;
    navigate(only && others.length === 0 ? invoicePage(only.id) : `${INVOICE_LIST}?status=DRAFT`);
  };
  const leaveOut = ({ tickets }: AlreadyInvoiced) => {
    const ids = tickets.map(({ id }) => id);
    onChange(selected.filter((id) => !ids.includes(id)));
    setTaken(undefined);
  };

  return (
    <>
      {taken && <Taken taken={taken} onLeaveOut={() => leaveOut(taken)} />}
      {failure !== undefined && (
        <Banner tone="danger" title={t('invoiceCreate.failed')}>
          {failure}
        </Banner>
      )}
      <div className={css.bar}>
        <Link href={listHref} variant="button" size="large">
          {t('common.cancel')}
        </Link>
        <Button
          size="large"
          variant="primary"
          isDisabled={drafts === 0}
          isPending={isPending}
          pendingLabel={t('invoiceCreate.pending')}
          onPress={() => void create()}
        >
          {t('invoiceCreate.submit', { count: Math.max(1, drafts) })}
        </Button>
      </div>
    </>
  );
}

function Taken({ taken: { tickets }, onLeaveOut }: { taken: AlreadyInvoiced; onLeaveOut: () => void }) {
  const t = useTranslate();
  return (
    <Banner tone="danger" title={t('invoiceCreate.taken', { count: tickets.length })}>
      <ul className={css.taken}>
        {tickets.map(({ id, jobcode, invoice }) => (
          <li key={id}>
            {t('invoiceCreate.takenTicket', { jobcode })}{' '}
            <Link href={invoicePage(invoice.id)}>{invoice.number ?? t('invoiceCreate.takenDraft')}</Link>
          </li>
        ))}
      </ul>
      <Button size="small" onPress={onLeaveOut}>
        {t('invoiceCreate.withoutTaken')}
      </Button>
    </Banner>
  );
}
