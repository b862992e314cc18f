import { missingPrices } from '@derrick/domain/tickets';
import { Banner } from '@derrick/ui/Banner';
import { NativeSelect } from '@derrick/ui/NativeSelect';
import { useState } from 'react';
import { deferred } from '../../core/deferred.tsx';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import type { CustomerTickets } from './billable.ts';
import * as css from './CreateInvoice.css.ts';
import { DraftPaper } from './DraftPaper.tsx';
import type { TicketDetails } from './useTicketDetails.ts';

// Only needed for tickets of several customers.
const CustomerSegments = deferred(
  async () => (await import('@derrick/ui/SegmentedControl')).SegmentedControl,
);

/** Maximum number of customers that fit side by side. */
const SEGMENTS_MAX = 3;

interface DraftPapersProps {
  /** The selected tickets, at least one. */
  groups: readonly CustomerTickets[];
  details: TicketDetails;
}

/** Document preview of one customer at a time, with the problems that prevent issuing it. */
export function DraftPapers({ groups, details }: DraftPapersProps) {
  const t = useTranslate();
  const [wanted, setWanted] = useState<string>();
  const shown = groups.find(({ customer }) => customer === wanted) ?? groups[0];
  const chosen = groups.flatMap(({ tickets }) => tickets);
  const missing = missingPrices(chosen.flatMap(({ id }) => details.get(id)?.lines ?? []));
  const items = groups.map(({ customer }) => ({ id: customer, label: customer }));
  const choice = {
    label: t('invoiceCreate.customers'),
    items,
    value: shown?.customer ?? '',
    onChange: setWanted,
  };

  return (
    <>
      {groups.length > 1 && (
        <Banner tone="info">{t('invoiceCreate.several', { count: groups.length })}</Banner>
      )}
      {missing > 0 && (
        <Banner tone="warning" title={t('invoiceCreate.missingPrices', { count: missing })}>
          {t('invoiceCreate.missingPricesHint')}
        </Banner>
      )}
      {groups.length > 1 &&
        (groups.length > SEGMENTS_MAX ? (
          <NativeSelect {...choice} />
        ) : (
          <div className={css.segments}>
            <CustomerSegments {...choice} />
          </div>
        ))}
      {shown && <DraftPaper key={shown.customer} group={shown} details={details} />}
    </>
  );
}
