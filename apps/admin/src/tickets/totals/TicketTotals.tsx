import { isRole } from '@derrick/domain/auth';
import { formatHours } from '@derrick/domain/format';
import { seesOwnTicketsOnly } from '@derrick/domain/permissions';
import {
  getTicketTotals,
  noTicketFilters,
  TICKET_TOTALS_IDS_MAX,
  type TicketPage,
  type TicketQuery,
} from '@derrick/domain/tickets';
import { Button } from '@derrick/ui/Button';
import { Inline } from '@derrick/ui/Inline';
import { useState } from 'react';
import { useFormats } from '../../core/formats/index.ts';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import { lazyOverlay, usePreload } from '../../core/lazyOverlay.tsx';
import { useSession } from '../../core/session.tsx';
import type { List } from '../../patterns/list/index.ts';
import { useRemote } from '../../patterns/remote/index.ts';
import { ticketFilterValues } from '../ticketFilters.ts';
import * as css from './TicketTotals.css.ts';

const TechnicianTotals = lazyOverlay(async () => (await import('./TechnicianTotals.tsx')).TechnicianTotals);

/** Above this number of rows the server would read too many rows for each page of the list. */
const MAX_ROWS = 10_000;

/** Hours and amount of the selected tickets or, without a selection, of all tickets that match the filters. */
export function TicketTotals({ list }: { list: List<TicketQuery, TicketPage> }) {
  const t = useTranslate();
  const { locale, money } = useFormats();
  const { role } = useSession().user;
  const [isOpen, setOpen] = useState(false);
  const preload = usePreload(TechnicianTotals);
  const { query, pagination, selected, matching } = list;
  const ids = matching.isSelected ? [] : [...selected.keys()];
  const isSelection = ids.length > 0 && ids.length <= TICKET_TOTALS_IDS_MAX;
  const isTooLong = !pagination || pagination.countIsCapped || pagination.count > MAX_ROWS;
  const { search } = query;
  // Selected tickets stay selected when the filters change.
  const input = isSelection
    ? { query: { ...noTicketFilters, ids } }
    : { query: { ...ticketFilterValues(query), ...(search && { search }), ids: [] } };
  const totals = useRemote(getTicketTotals, !isSelection && isTooLong ? null : input, {
    failureTitle: 'ticketTotals.failed',
    keepPreviousData: true,
  });
  if (totals.status !== 'ready') return null;
  const { tickets, workHours, totalCents } = totals.value;
  const hours = t('ticketTotals.hours', { hours: formatHours(workHours, locale) });
  return (
    <Inline gap={12} className={css.totals}>
      <span role="status" className={css.sum}>
        {isSelection && `${t('ticketTotals.selected', { count: tickets })} `}
        <strong>{hours}</strong>
        {totalCents !== undefined && (
          <>
            {' · '}
            <strong>{money(totalCents)}</strong>
          </>
        )}
      </span>
      {!(isRole(role) && seesOwnTicketsOnly(role)) && (
        <Button
          {...preload}
          variant="ghost"
          size="small"
          aria-haspopup="dialog"
          onPress={() => setOpen(true)}
        >
          {t('ticketTotals.byTechnician')}
        </Button>
      )}
      {isOpen && (
        <TechnicianTotals
          query={input.query}
          title={isSelection ? t('ticketTotals.ofSelection', { count: tickets }) : t('ticketTotals.ofList')}
          onClose={() => setOpen(false)}
        />
      )}
    </Inline>
  );
}
