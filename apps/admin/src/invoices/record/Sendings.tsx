import type { DeliveryStatus, Invoice, InvoiceSending, SendingKind } from '@derrick/domain/invoices';
import { Badge, type BadgeTone } from '@derrick/ui/Badge';
import { Stack } from '@derrick/ui/Stack';
import { useId } from 'react';
import { useFormats } from '../../core/formats/index.ts';
import type { MessageKey } from '../../core/i18n/catalogue.ts';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import * as css from './InvoiceRecord.css.ts';

const kinds: Readonly<Record<SendingKind, MessageKey>> = {
  EMAIL: 'invoice.sendings.EMAIL',
  REMINDER: 'invoice.sendings.REMINDER',
  OTHER: 'invoice.sendings.OTHER',
};

const results: Readonly<Record<DeliveryStatus, { label: MessageKey; tone: BadgeTone }>> = {
  QUEUED: { label: 'invoice.delivery.QUEUED', tone: 'neutral' },
  SENT: { label: 'invoice.delivery.SENT', tone: 'success' },
  REJECTED: { label: 'invoice.delivery.REJECTED', tone: 'danger' },
  FAILED: { label: 'invoice.delivery.FAILED', tone: 'danger' },
  CANCELED: { label: 'invoice.delivery.CANCELED', tone: 'neutral' },
};

/** All emails with an invoice and its reminders, and sendings by other means, newest first. */
export function Sendings({ invoice: { sendings } }: { invoice: Invoice }) {
  const t = useTranslate();
  const titleId = useId();
  if (sendings.length === 0) return null;
  return (
    <Stack as="section" gap={12} className={css.card} aria-labelledby={titleId}>
      <h3 id={titleId} className={css.title}>
        {t('invoice.sendings')}
      </h3>
      <Stack as="ul" gap={12}>
        {sendings.toReversed().map((sending) => (
          <li key={`${sending.at} ${sending.kind} ${sending.to.join()}`} className={css.sending}>
            <Sending sending={sending} />
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

function Sending({ sending: { kind, at, by, to, sentOn, note, deliveries } }: { sending: InvoiceSending }) {
  const t = useTranslate();
  const formats = useFormats();
  const about = [sentOn === null ? formats.moment(at) : formats.date(sentOn), by, note];
  return (
    <>
      <div>{t(kinds[kind])}</div>
      <div className={css.muted}>{about.filter((part) => part).join(' · ')}</div>
      {to.map((address) => {
        const delivery = deliveries.find((candidate) => candidate.to === address);
        const result = delivery && results[delivery.status];
        return (
          <div key={address} className={css.recipient}>
            <span>{address}</span>
            {result && (
              <Badge tone={result.tone}>
                {t(result.label)}
                {delivery.smtpCode !== null && ` (${delivery.smtpCode})`}
              </Badge>
            )}
          </div>
        );
      })}
    </>
  );
}
