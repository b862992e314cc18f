import { type Invoice, type InvoicePayment, reverseInvoicePayment } from '@derrick/domain/invoices';
import { Button } from '@derrick/ui/Button';
import { Stack } from '@derrick/ui/Stack';
import { useId, useState } from 'react';
import { useFormats } from '../../core/formats/index.ts';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import { lazyOverlay, usePreload } from '../../core/lazyOverlay.tsx';
import { useChange } from '../../patterns/remote/index.ts';
import { useInvoiceActions } from '../useInvoiceActions.ts';
import * as css from './InvoiceRecord.css.ts';
import { methodLabel } from './paymentMethods.ts';
import { useOutdated } from './useOutdated.ts';

const ReasonDialog = lazyOverlay(async () => (await import('./ReasonDialog.tsx')).ReasonDialog);

interface PaymentsProps {
  invoice: Invoice;
  onChange: (invoice: Invoice) => void;
}

/** Payments of an invoice. A payment is never deleted: a reversed payment stays in the list but no longer counts. */
export function Payments({ invoice, onChange }: PaymentsProps) {
  const t = useTranslate();
  const formats = useFormats();
  const titleId = useId();
  const mayReverse = useInvoiceActions()(invoice).includes('reversePayment');
  const reverse = useChange(reverseInvoicePayment, { success: 'invoice.reverseDone' });
  const catchUp = useOutdated(invoice, onChange);
  const [asked, setAsked] = useState<InvoicePayment>();
  const preloadReason = usePreload(ReasonDialog);
  const { id, payments, currency } = invoice;
  const money = (cents: number) => formats.money(cents, currency);

  return (
    <Stack as="section" gap={12} className={css.card} aria-labelledby={titleId}>
      <h3 id={titleId} className={css.title}>
        {t('invoice.payments')}
      </h3>
      {payments.length === 0 && <p className={css.muted}>{t('invoice.noPayments')}</p>}
      <Stack as="ul" gap={12} {...preloadReason}>
        {payments.map((payment) => (
          <li
            key={payment.id}
            className={css.payment}
            data-reversed={payment.reversedAt === null ? undefined : ''}
          >
            <PaymentText payment={payment} amount={money(payment.amountCents)} />
            {mayReverse && payment.reversedAt === null && (
              <Button
                size="small"
                aria-haspopup="dialog"
                aria-label={t('invoice.reverseOf', { amount: money(payment.amountCents) })}
                onPress={() => setAsked(payment)}
              >
                {t('invoice.reverse')}
              </Button>
            )}
          </li>
        ))}
      </Stack>
      {asked && (
        <ReasonDialog
          title={t('invoice.reverseTitle')}
          text={t('invoice.reverseText', { amount: money(asked.amountCents) })}
          confirmLabel={t('invoice.reverse')}
          failure="invoice.reverseFailed"
          call={(reason) => reverse.change({ params: { id }, body: { paymentId: asked.id, reason } })}
          onDone={(changed) => {
            setAsked(undefined);
            onChange(changed);
          }}
          onOutdated={catchUp}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Stack>
  );
}

/** Amount, method and date of a payment, and its reversal. */
function PaymentText({ payment, amount }: { payment: InvoicePayment; amount: string }) {
  const t = useTranslate();
  const formats = useFormats();
  const { method, reference, paidOn, reversedAt, reversedBy, reason } = payment;
  const about = [formats.date(paidOn), t(methodLabel(method)), reference].filter((part) => part);
  const reversed = () => {
    if (reversedAt === null) return undefined;
    const date = formats.date(reversedAt);
    return reversedBy === null
      ? t('invoice.reversed', { date })
      : t('invoice.reversedBy', { date, name: reversedBy });
  };
  return (
    <div>
      <div className={css.amount}>{amount}</div>
      <div className={css.muted}>{about.join(' · ')}</div>
      {reversedAt !== null && (
        <div className={css.muted}>
          {reversed()}
          {reason && `: ${reason}`}
        </div>
      )}
    </div>
  );
}
