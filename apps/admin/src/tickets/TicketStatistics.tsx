import { StatCard } from '@derrick/ui/StatCard';
import { useIsMobile } from '@derrick/ui/theme';
import { FileCheck, FileClock, Ticket } from 'lucide-react';
import { useLanguage, useTranslate } from '../app/i18n/MessagesProvider.tsx';
import * as css from './TicketStatistics.css.ts';
import { countFilters, type TicketFilters } from './ticketPlace.ts';
import { useTicketStatistics } from './useTickets.ts';

/** Counts the tickets that the filters leave, and how many of them are on an invoice. */
export function TicketStatistics({ filters }: { filters: TicketFilters }) {
  const t = useTranslate();
  const { locale } = useLanguage();
  const isMobile = useIsMobile();
  const counts = useTicketStatistics(filters);

  const total = counts?.total ?? 0;
  const assignedShare = total > 0 ? Math.round(((counts?.assigned ?? 0) * 100) / total) : 0;
  // The rest, not rounded by itself: the two always make a whole.
  const notAssignedShare = total > 0 ? 100 - assignedShare : 0;
  const number = (value: number | undefined) => value?.toLocaleString(locale);
  const share = (percent: number) => t('tickets.statistics.share', { percent });

  const cards = [
    {
      id: 'total',
      icon: <Ticket size={16} />,
      label: isMobile ? t('tickets.statistics.totalShort') : t('tickets.statistics.total'),
      value: number(counts?.total),
      description: t(
        countFilters(filters) > 0 ? 'tickets.statistics.filtered' : 'tickets.statistics.allTime',
      ),
    },
    {
      id: 'assigned',
      icon: <FileCheck size={16} />,
      label: isMobile ? t('tickets.statistics.assignedShort') : t('tickets.statistics.assigned'),
      value: number(counts?.assigned),
      description: share(assignedShare),
    },
    {
      id: 'notAssigned',
      icon: <FileClock size={16} />,
      label: t('tickets.statistics.notAssigned'),
      value: number(counts?.notAssigned),
      description: share(notAssignedShare),
    },
  ];

  return (
    <section className={css.cards} aria-label={t('tickets.statistics.label')}>
      {cards.map(({ id, ...card }) => (
        <StatCard key={id} {...card} isPending={!counts} density={isMobile ? 'compact' : 'regular'} />
      ))}
    </section>
  );
}
