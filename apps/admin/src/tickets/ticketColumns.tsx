import { formatHours } from '@derrick/domain/format';
import { invoiceStatusOf, type TicketListItem } from '@derrick/domain/tickets';
import { Badge } from '@derrick/ui/Badge';
import type { DataTableColumn } from '@derrick/ui/DataTable';
import type { Formats } from '../core/formats/index.ts';
import type { Translate } from '../core/i18n/messages.ts';
import { PersonCell } from '../patterns/list/index.ts';
import { reviewStates } from './reviewStates.ts';
import { signatureLabels } from './signatureLabels.ts';
import * as css from './ticketColumns.css.ts';
import { ticketNumber } from './ticketNumber.ts';

/** Cell that shows whether a ticket is on an invoice and, if not, its status. */
function StatusCell({ ticket, t }: { ticket: TicketListItem; t: Translate }) {
  if (invoiceStatusOf(ticket) === 'invoiced') return <Badge tone="success">{t('tickets.invoiced')}</Badge>;
  // A server that only implements the specification has no such statuses.
  const review = ticket.status && reviewStates[ticket.status];
  // A void ticket is never put on an invoice.
  if (review && ticket.status === 'VOID') return <Badge tone={review.tone}>{t(review.label)}</Badge>;
  return (
    <span className={css.status}>
      <Badge tone="warning">{t('tickets.notInvoiced')}</Badge>
      {review && (
        <span className={css.review} data-tone={review.tone}>
          {t(review.label)}
        </span>
      )}
    </span>
  );
}

/** Columns hidden by default, because the specification's list does not have them. */
export const columnsOnRequest: readonly string[] = [
  'workDate',
  'signatureState',
  'totalCents',
  'wellName',
  'location',
];

/** Columns hidden on a technician's phone: all rows have the same technician, so well and location are shown instead. */
export const columnsHiddenOnOwnCards: readonly string[] = [
  'workDate',
  'signatureState',
  'totalCents',
  'technician',
];

/** Columns for users who may see prices. */
export const pricedTicketColumns = (t: Translate, formats: Formats): DataTableColumn<TicketListItem>[] => [
  ...ticketColumns(t, formats),
  {
    id: 'totalCents',
    header: t('tickets.column.amount'),
    width: '8.5rem',
    widths: { narrow: '7rem', wide: '12rem' },
    align: 'end',
    cardRole: 'meta',
    cell: ({ totalCents }) => typeof totalCents === 'number' && formats.money(totalCents),
  },
];

export function ticketColumns(t: Translate, formats: Formats): DataTableColumn<TicketListItem>[] {
  return [
    {
      id: 'jobcode',
      header: t('tickets.column.id'),
      isRowHeader: true,
      width: '6.5rem',
      widths: { narrow: '6.25rem', wide: '11rem' },
      cardRole: 'title',
      cell: (ticket) => <bdi className={css.code}>{ticketNumber(ticket)}</bdi>,
    },
    {
      id: 'createdAt',
      header: t('tickets.column.created'),
      width: '8rem',
      widths: { narrow: '7rem', wide: '12rem' },
      isSortable: true,
      cardRole: 'meta',
      cell: ({ createdAt }) => formats.date(createdAt),
    },
    {
      id: 'company',
      header: t('tickets.column.company'),
      minWidth: 120,
      widths: { narrow: '7rem', wide: '18rem' },
      cardRole: 'subtitle',
      cell: ({ company }) => company && <PersonCell {...company} shape="square" />,
    },
    {
      id: 'technician',
      header: t('tickets.column.technician'),
      minWidth: 120,
      widths: { narrow: '7rem', wide: '16rem' },
      cardRole: 'meta',
      cardOrder: -1,
      cell: ({ technician }) =>
        technician && <PersonCell name={technician.fullname} photo={technician.photo} />,
    },
    {
      id: 'status',
      header: t('tickets.column.status'),
      width: '9.5rem',
      widths: { narrow: '8.5rem', wide: '13rem' },
      cardRole: 'badge',
      cardLines: 2,
      cell: (ticket) => <StatusCell ticket={ticket} t={t} />,
    },
    {
      id: 'workHours',
      header: t('tickets.column.hours'),
      width: '6.5rem',
      widths: { narrow: '6rem', wide: '9rem' },
      align: 'end',
      cardRole: 'badge',
      cell: ({ workHours }) => t('tickets.hours', { hours: formatHours(workHours, formats.locale) }),
    },
    {
      id: 'wellName',
      header: t('tickets.column.well'),
      minWidth: 120,
      widths: { narrow: '7rem', wide: '16rem' },
      cardRole: 'meta',
      cardOrder: -1,
      cell: ({ wellName }) => wellName,
    },
    {
      id: 'location',
      header: t('tickets.column.location'),
      minWidth: 120,
      widths: { narrow: '7rem', wide: '18rem' },
      cardRole: 'meta',
      cardOrder: -1,
      cell: ({ location }) => location,
    },
    {
      id: 'workDate',
      header: t('tickets.column.workDate'),
      isSortable: true,
      width: '8.5rem',
      widths: { narrow: '7rem', wide: '12rem' },
      cardRole: 'meta',
      cell: ({ workDate }) => workDate && formats.date(workDate),
    },
    {
      id: 'signatureState',
      header: t('tickets.column.signature'),
      width: '8.5rem',
      widths: { narrow: '7rem', wide: '12rem' },
      cardRole: 'meta',
      cell: ({ signatureState }) => signatureState && t(signatureLabels[signatureState]),
    },
  ];
}
