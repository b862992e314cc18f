import type { Invoice } from '@derrick/domain/invoices';
import { Banner } from '@derrick/ui/Banner';
import { useFormats } from '../../core/formats/index.ts';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';

/** Online payments that do not fit the invoice, each until the payment service reports its refund. */
export function PaymentExcesses({ invoice: { paymentExcesses, status } }: { invoice: Invoice }) {
  const t = useTranslate();
  const formats = useFormats();
  return paymentExcesses.map(({ reference, receivedAt, excessCents, currency }) => (
    <Banner key={reference} tone="warning" title={t('invoice.excessTitle')}>
      {t(status === 'VOID' ? 'invoice.excessOfVoid' : 'invoice.excess', {
        amount: formats.money(excessCents, currency),
        date: formats.date(receivedAt),
        reference,
      })}
    </Banner>
  ));
}
