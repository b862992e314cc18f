import type { Invoice } from '@derrick/domain/invoices';
import { Banner } from '@derrick/ui/Banner';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';

/** Names the addresses that did not get the latest email of an invoice. */
export function Undelivered({ invoice: { sendings } }: { invoice: Invoice }) {
  const t = useTranslate();
  const latest = sendings.findLast(({ kind }) => kind !== 'OTHER');
  const addresses = (latest?.deliveries ?? [])
    .filter(({ status }) => status === 'REJECTED' || status === 'FAILED')
    .map(({ to }) => to);
  if (addresses.length === 0) return null;
  return (
    <Banner tone="warning">
      {t('invoice.undelivered', { emails: addresses.join(', '), count: addresses.length })}
    </Banner>
  );
}
