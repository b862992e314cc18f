import { getTicketTotals, type TicketQuery } from '@derrick/domain/tickets';
import { Link } from '@derrick/ui/Link';
import { ClipboardCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import { useRemote } from '../../patterns/remote/index.ts';
import { ticketFilterValues } from '../ticketFilters.ts';
import { readQueueAddress, reviewOf } from './reviewAddress.ts';

/**
 * Number of tickets that the user can approve, with a link to the review queue.
 * @param props.none shown if there are none
 * @param props.query query of the list whose tickets are reviewed. Defaults to all tickets
 */
export function ReviewLink({ query: ofList, none }: { query?: TicketQuery | undefined; none?: ReactNode }) {
  const t = useTranslate();
  const query = ofList ?? readQueueAddress('').query;
  const { search } = query;
  const totals = useRemote(
    getTicketTotals,
    {
      query: {
        ...ticketFilterValues(query),
        ...(search && { search }),
        statuses: [],
        invoiceStatuses: [],
        approvable: true,
        ids: [],
      },
    },
    { failureTitle: 'ticketTotals.countFailed', keepPreviousData: true },
  );
  // A failure only hides the link: the list itself can be filtered by the status.
  if (totals.status !== 'ready') return null;
  if (totals.value.tickets === 0) return none;
  return (
    <Link href={reviewOf(query)} variant="button" size="small" icon={<ClipboardCheck size={16} />}>
      {t('ticketTotals.toReview', { count: totals.value.tickets })}
    </Link>
  );
}
