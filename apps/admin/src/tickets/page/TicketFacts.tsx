import { formatHours } from '@derrick/domain/format';
import { formatDuration, type Ticket } from '@derrick/domain/tickets';
import { Card } from '@derrick/ui/Card';
import { DescriptionList } from '@derrick/ui/DescriptionList';
import type { ReactNode } from 'react';
import { useFormats } from '../../core/formats/index.ts';
import type { MessageKey } from '../../core/i18n/catalogue.ts';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import { useSession } from '../../core/session.tsx';
import * as css from './TicketRecord.css.ts';

/** Fields of a ticket that have a value. */
export function TicketFacts({ ticket }: { ticket: Ticket }) {
  const t = useTranslate();
  const { locale, date, time } = useFormats();
  const { costReferenceLabel } = useSession().user.company ?? {};
  const hours = (count: number, from: string | null, to: string | null) => {
    if (count === 0 && from === null && to === null) return null;
    const total = t('lines.longQuantity.h', { quantity: formatHours(count, locale), count });
    if (!from || !to) return total;
    return (
      <>
        <span className={css.oneLine}>{time(from)} –</span> <span className={css.oneLine}>{time(to)}</span>{' '}
        <span className={css.oneLine}>({total})</span>
      </>
    );
  };
  const text = (value: string | null) => value && <span className={css.multiline}>{value}</span>;
  const { workDate, author } = ticket;
  const short: [MessageKey, ReactNode][] = [
    ['ticketPage.customer', ticket.customerCompany],
    ['ticketPage.contact', ticket.customerName],
    ['ticketPage.technician', ticket.technician?.fullname],
    ['ticketPage.workDate', workDate && date(workDate)],
    ['ticketPage.work', hours(ticket.workHours, ticket.workStartedAt, ticket.workEndedAt)],
    ['ticketPage.break', ticket.breakMinutes > 0 && formatDuration(ticket.breakMinutes)],
    ['ticketPage.standby', hours(ticket.standbyHours, null, null)],
    ['ticketPage.travel', hours(ticket.travelHours, ticket.travelStartedAt, ticket.travelEndedAt)],
    ['ticketPage.well', ticket.wellName],
    ['ticketPage.location', ticket.location],
    ['ticketPage.jobType', ticket.jobType?.name],
    ['ticketPage.costReference', ticket.costReference],
    [
      'ticketPage.author',
      author && t('ticketPage.authorOn', { name: author.fullname, date: date(ticket.createdAt) }),
    ],
  ];
  const long: [MessageKey, ReactNode][] = [
    ['ticketPage.description', text(ticket.description)],
    ['ticketPage.notes', text(ticket.notes)],
  ];
  const termOf = (key: MessageKey) => (key === 'ticketPage.costReference' && costReferenceLabel) || t(key);
  const itemsOf = (facts: typeof short) =>
    facts.flatMap(([key, description]) => (description ? [{ term: termOf(key), description }] : []));
  const texts = itemsOf(long);
  return (
    <Card as="section" gap={16} aria-label={t('ticketPage.facts')}>
      <DescriptionList layout="stacked" className={css.facts} items={itemsOf(short)} />
      {texts.length > 0 && <DescriptionList layout="stacked" items={texts} />}
    </Card>
  );
}
