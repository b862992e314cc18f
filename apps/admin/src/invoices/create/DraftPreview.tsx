import { Skeleton } from '@derrick/ui/Skeleton';
import { Stack } from '@derrick/ui/Stack';
import type { ComponentProps } from 'react';
import { deferred } from '../../core/deferred.tsx';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import * as css from './CreateInvoice.css.ts';

// Nothing is chosen at first.
export const DraftPapers = deferred(async () => (await import('./DraftPapers.tsx')).DraftPapers);

/** Of a paper while its code is loaded, in px. */
const PAPER_HEIGHT = 480;

/** The papers as they will look; until a ticket is chosen, a word on where they come from. */
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
