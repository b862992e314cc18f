import { Button } from '@derrick/ui/Button';
import { Stack } from '@derrick/ui/Stack';
import { useId, useState } from 'react';
import { deferred } from '../../core/deferred.tsx';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import * as css from './PublicInvoice.css.ts';

const RequestLink = deferred(async () => (await import('../../customerPage/index.ts')).RequestLink, {
  messages: ['customerLink'],
});

/** Offers a link to the page with all invoices of the customer. */
export function AllInvoices({ token }: { token: string }) {
  const t = useTranslate();
  const titleId = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <Stack as="section" gap={12} align="start" className={css.pay} aria-labelledby={titleId}>
      <h2 id={titleId} className={css.sectionTitle}>
        {t('publicInvoice.all')}
      </h2>
      <p>{t('publicInvoice.allText')}</p>
      {isOpen ? (
        <RequestLink token={token} autoFocus />
      ) : (
        <Button onPress={() => setOpen(true)}>{t('publicInvoice.allRequest')}</Button>
      )}
    </Stack>
  );
}
