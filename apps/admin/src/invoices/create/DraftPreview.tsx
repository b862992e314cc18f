import { Skeleton } from '@derrick/ui/Skeleton';
import { type ComponentProps, Suspense } from 'react';
import { deferred } from '../../app/deferred.tsx';
import { useTranslate } from '../../app/i18n/MessagesProvider.tsx';
import * as css from './CreateInvoice.css.ts';

// Nothing is chosen at first.
const DraftPapers = deferred(async () => (await import('./DraftPapers.tsx')).DraftPapers);

/** Loads the code of the papers before the first ticket is chosen. */
export const preloadPapers = () => void DraftPapers.preload().catch(() => {});

/** Of a paper while its code is loaded, in px. */
const PAPER_HEIGHT = 480;

/** The papers as they will look; until a ticket is chosen, a word on where they come from. */
export function DraftPreview({ groups, details }: ComponentProps<typeof DraftPapers>) {
  const t = useTranslate();
  return (
    <section className={css.preview} aria-label={t('invoiceCreate.paper')}>
      {groups.length > 0 ? (
        <Suspense fallback={<Skeleton height={PAPER_HEIGHT} />}>
          <DraftPapers groups={groups} details={details} />
        </Suspense>
      ) : (
        <p className={css.nothing}>{t('invoiceCreate.chooseFirst')}</p>
      )}
    </section>
  );
}
