import { getTicketStatistics, type TicketQuery } from '@derrick/domain/tickets';
import { FileCheck, FileClock, Ticket } from 'lucide-react';
import { useTranslate } from '../app/i18n/MessagesProvider.tsx';
import { ListStatistics, useStatistics } from '../patterns/list/index.ts';
import { ticketFilterValues } from './ticketFilters.ts';

const none = { total: 0, assigned: 0, notAssigned: 0 };

/** Counts the tickets that the filters leave, and how many of them are on an invoice. */
export function TicketStatistics({ query, isFiltered }: { query: TicketQuery; isFiltered: boolean }) {
  const t = useTranslate();
  const counts = useStatistics(
    getTicketStatistics,
    { query: ticketFilterValues(query) },
    { failureTitle: 'tickets.statisticsFailed', none },
  );
  const { total, assigned } = counts ?? none;
  const assignedShare = total > 0 ? Math.round((assigned * 100) / total) : 0;
  // The rest, not rounded by itself: the two always make a whole.
  const notAssignedShare = total > 0 ? 100 - assignedShare : 0;
  const share = (percent: number) => t('tickets.statistics.share', { percent });

  return (
    <ListStatistics
      label={t('tickets.statistics.label')}
      figures={[
        {
          id: 'total',
          Icon: Ticket,
          label: t('tickets.statistics.total'),
          shortLabel: t('tickets.statistics.totalShort'),
          value: counts?.total,
          description: t(isFiltered ? 'tickets.statistics.filtered' : 'tickets.statistics.allTime'),
        },
        {
          id: 'assigned',
          Icon: FileCheck,
          label: t('tickets.statistics.assigned'),
          shortLabel: t('tickets.statistics.assignedShort'),
          value: counts?.assigned,
          description: share(assignedShare),
        },
        {
          id: 'notAssigned',
          Icon: FileClock,
          label: t('tickets.statistics.notAssigned'),
          value: counts?.notAssigned,
          description: share(notAssignedShare),
        },
      ]}
    />
  );
}
