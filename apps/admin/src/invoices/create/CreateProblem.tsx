import { Banner } from '@derrick/ui/Banner';
import { Button } from '@derrick/ui/Button';
import { Link } from '@derrick/ui/Link';
import { Stack } from '@derrick/ui/Stack';
import { useEffect, useRef } from 'react';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import { invoicePage } from '../addresses.ts';
import * as css from './CreateInvoice.css.ts';
import type { CreateFailure } from './useCreateDrafts.ts';

interface CreateProblemProps {
  failure: CreateFailure;
  /** Deselects tickets that are on another invoice. */
  onLeaveOut: (ids: readonly string[]) => void;
}

/**
 * Error message if no draft was created. It receives the focus, like a form's error summary, which also scrolls it into
 * view.
 */
export function CreateProblem({ failure, onLeaveOut }: CreateProblemProps) {
  const t = useTranslate();
  const banner = useRef<HTMLDivElement>(null);
  useEffect(() => banner.current?.focus(), []);
  if ('reason' in failure) {
    return (
      <Banner ref={banner} tabIndex={-1} tone="danger" title={t('invoiceCreate.failed')}>
        {failure.reason}
      </Banner>
    );
  }
  const { taken } = failure;
  return (
    <Banner
      ref={banner}
      tabIndex={-1}
      tone="danger"
      title={t('invoiceCreate.taken', { count: taken.length })}
    >
      <Stack as="ul" gap={4} className={css.taken}>
        {taken.map(({ id, jobcode, invoice }) => (
          <li key={id}>
            {t('invoiceCreate.takenTicket', { jobcode })}{' '}
            <Link href={invoicePage(invoice.id)}>{invoice.number ?? t('invoiceCreate.takenDraft')}</Link>
          </li>
        ))}
      </Stack>
      <Button size="small" onPress={() => onLeaveOut(taken.map(({ id }) => id))}>
        {t('invoiceCreate.withoutTaken')}
      </Button>
    </Banner>
  );
}
