import { Skeleton } from '@derrick/ui/Skeleton';
import { Stack } from '@derrick/ui/Stack';
import type { ComponentProps } from 'react';
import { deferred } from '../../core/deferred.tsx';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import * as css from './CreateInvoice.css.ts';

// Loaded lazily, because no ticket is selected initially.
export const DraftPapers = deferred(async () => (await import('./DraftPapers.tsx')).DraftPapers);

/** Height in px of the placeholder while the code of the preview loads. */
const PAPER_HEIGHT = 480;

/** Document previews, or a hint until a ticket is selected. */
export function DraftPreview({ groups, details }: ComponentProps<typeof DraftPapers>) {
  const t = useTranslate();
  return (
    <Stack as="section" aria-label={t('invoiceCreate.paper')}>
      {groups.length > 0 ? (
        <DraftPapers groups={groups} details={details} fallback={<Skeleton height={PAPER_HEIGHT} />} />
      ) : (
        <p className={css.nothing}>{t('invoiceCreate.chooseFirst')}</p>
      )}
    </Stack>
  );
}
