import { isRole } from '@derrick/domain/auth';
import { seesOwnTicketsOnly } from '@derrick/domain/permissions';
import {
  getTicketStatistics,
  type InvoiceStatus,
  type TicketPage,
  type TicketQuery,
} from '@derrick/domain/tickets';
import { FileCheck, FileClock, Ticket } from 'lucide-react';
import { useTranslate } from '../core/i18n/MessagesProvider.tsx';
import { useSession } from '../core/session.tsx';
import { type List, ListStatistics, useStatistics } from '../patterns/list/index.ts';
import { ticketFilterValues } from './ticketFilters.ts';

const none = { total: 0, assigned: 0, notAssigned: 0 };

/**
 * Statistics of the filtered tickets, and how many of them are on an invoice. The figures ignore the list's invoice
 * filter: each links to its own tickets.
 */
export function TicketStatistics({ list }: { list: List<TicketQuery, TicketPage> }) {
  const t = useTranslate();
  const { role } = useSession().user;
  const filters = { ...ticketFilterValues(list.query), invoiceStatuses: [] };
  const counts = useStatistics(
    list,
    getTicketStatistics,
    { query: filters },
    { failureTitle: 'tickets.statisticsFailed', none },
  );
  const { total, assigned } = counts ?? none;
  const assignedShare = total > 0 ? Math.round((assigned * 100) / total) : 0;
  // Computed from the other share instead of rounded, so that both add up to 100%.
  const notAssignedShare = total > 0 ? 100 - assignedShare : 0;
  const share = (percent: number) => t('tickets.statistics.share', { percent });
  const href = (...invoiceStatuses: InvoiceStatus[]) => list.hrefOf({ invoiceStatuses, pageNumber: 1 });
  const isFiltered = list.filters.count > list.query.invoiceStatuses.length;
  // The server counts regardless of the search.
  const filtered = list.query.search
    ? 'tickets.statistics.filteredNotSearched'
    : 'tickets.statistics.filtered';
  const allTime =
    isRole(role) && seesOwnTicketsOnly(role) ? 'tickets.statistics.allTimeOwn' : 'tickets.statistics.allTime';

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
          href: href(),
          description: t(isFiltered ? filtered : allTime),
        },
        {
          id: 'assigned',
          Icon: FileCheck,
          label: t('tickets.statistics.assigned'),
          shortLabel: t('tickets.statistics.assignedShort'),
          value: counts?.assigned,
          href: href('invoiced'),
          description: share(assignedShare),
        },
        {
          id: 'notAssigned',
          Icon: FileClock,
          label: t('tickets.statistics.notAssigned'),
          value: counts?.notAssigned,
          href: href('notInvoiced'),
          description: share(notAssignedShare),
        },
      ]}
    />
  );
}
