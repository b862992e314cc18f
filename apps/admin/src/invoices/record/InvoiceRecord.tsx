import type { Invoice } from '@derrick/domain/invoices';
import { missingPrices } from '@derrick/domain/tickets';
import { Banner } from '@derrick/ui/Banner';
import { Button } from '@derrick/ui/Button';
import { Inline } from '@derrick/ui/Inline';
import { Stack } from '@derrick/ui/Stack';
import { useState } from 'react';
import { deferred } from '../../core/deferred.tsx';
import { useLanguage, useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import { useSession } from '../../core/session.tsx';
import { InvoicePaper } from '../paper/InvoicePaper.tsx';
import { paperOf } from '../paper/paperOf.ts';
import { useInvoiceActions } from '../useInvoiceActions.ts';
import { CreditNotes } from './CreditNotes.tsx';
import * as css from './InvoiceRecord.css.ts';
import { InvoiceState } from './InvoiceState.tsx';
import { InvoiceTickets } from './InvoiceTickets.tsx';
import { InvoiceTimeline } from './InvoiceTimeline.tsx';
import { PaymentExcesses } from './PaymentExcesses.tsx';
import { Payments } from './Payments.tsx';
import { Reminders } from './Reminders.tsx';

const DraftForm = deferred(async () => (await import('../draft/DraftForm.tsx')).DraftForm);

interface InvoiceRecordProps {
  invoice: Invoice;
  /** Last address of the list. */
  listHref: string;
  /** Updates the displayed invoice. */
  onChange: (invoice: Invoice) => void;
}

/** Status, document and payments of an invoice. A draft is edited in place of its document. */
export function InvoiceRecord({ invoice, listHref, onChange }: InvoiceRecordProps) {
  const t = useTranslate();
  const { locale } = useLanguage();
  const { user } = useSession();
  const [isEditing, setEditing] = useState(false);
  const mayEdit = useInvoiceActions()(invoice).includes('update');
  const missing = invoice.status === 'DRAFT' ? missingPrices(invoice.lines) : 0;

  if (isEditing && mayEdit) {
    return (
      <DraftForm
        invoice={invoice}
        onSaved={(saved) => {
          setEditing(false);
          onChange(saved);
        }}
        onCancel={() => setEditing(false)}
      />
    );
  }
  const label =
    invoice.number === null ? t('invoice.paperOfDraft') : t('invoice.paperOf', { number: invoice.number });
  return (
    <>
      <InvoiceState
        invoice={invoice}
        listHref={listHref}
        onChange={onChange}
        onEdit={() => setEditing(true)}
      />
      <PaymentExcesses invoice={invoice} />
      {missing > 0 && (
        <Banner tone="warning">
          <Inline justify="between">
            {t('invoice.pricesMissing', { count: missing })}
            {mayEdit && (
              <Button size="small" onPress={() => setEditing(true)}>
                {t('invoice.setPrices')}
              </Button>
            )}
          </Inline>
        </Banner>
      )}
      <div className={css.columns}>
        <InvoicePaper invoice={paperOf(invoice, locale)} label={label} logo={user.company?.logo} />
        <Stack>
          {invoice.status !== 'DRAFT' && <Payments invoice={invoice} onChange={onChange} />}
          <CreditNotes invoice={invoice} />
          <InvoiceTickets invoice={invoice} />
          <Reminders invoice={invoice} onChange={onChange} />
          <InvoiceTimeline invoice={invoice} />
        </Stack>
      </div>
    </>
  );
}
