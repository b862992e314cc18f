import type { InvoiceListItem } from '@derrick/domain/invoices';
import { Badge } from '@derrick/ui/Badge';
import type { DataTableColumn } from '@derrick/ui/DataTable';
import type { Formats } from '../core/formats/index.ts';
import type { Translate } from '../core/i18n/messages.ts';
import { PersonCell } from '../patterns/list/index.ts';
import * as css from './invoiceColumns.css.ts';
import { invoiceStateWords } from './invoiceStates.ts';

export function invoiceColumns(t: Translate, formats: Formats): DataTableColumn<InvoiceListItem>[] {
  return [
    {
      id: 'number',
      header: t('invoices.column.number'),
      isRowHeader: true,
      isSortable: true,
      width: '7rem',
      widths: { narrow: '7rem', wide: '12rem' },
      cardRole: 'title',
      cell: ({ number }) =>
        number === null ? (
          <span className={css.draft}>{t('invoices.draft')}</span>
        ) : (
          <bdi className={css.number}>{number}</bdi>
        ),
    },
    {
      id: 'customer',
      header: t('invoices.column.customer'),
      isSortable: true,
      // Fits a common name, such as “Permian Basin Operating”.
      minWidth: 184,
      widths: { narrow: '8rem', wide: '18rem' },
      cardRole: 'subtitle',
      cell: ({ customer }) => <PersonCell name={customer.name} photo={null} shape="square" />,
    },
    {
      id: 'issueDate',
      header: t('invoices.column.issued'),
      isSortable: true,
      width: '7.5rem',
      widths: { narrow: '7rem', wide: '10rem' },
      cardRole: 'meta',
      cell: ({ issueDate }) => issueDate && formats.date(issueDate),
    },
    {
      id: 'dueDate',
      header: t('invoices.column.due'),
      isSortable: true,
      width: '7.5rem',
      widths: { narrow: '7rem', wide: '10rem' },
      cardRole: 'hidden',
      cell: ({ dueDate, isPastDue }) =>
        dueDate && <span className={isPastDue ? css.pastDue : undefined}>{formats.date(dueDate)}</span>,
    },
    {
      id: 'status',
      header: t('invoices.column.status'),
      width: '10rem',
      widths: { narrow: '9rem', wide: '13rem' },
      cardRole: 'badge',
      cell: (invoice) => {
        const { label, tone } = invoiceStateWords(invoice);
        return <Badge tone={tone}>{t(label)}</Badge>;
      },
    },
    {
      id: 'total',
      header: t('invoices.column.total'),
      isSortable: true,
      width: '7rem',
      widths: { narrow: '7rem', wide: '11rem' },
      align: 'end',
      cardRole: 'meta',
      cell: ({ totalCents, currency }) => (
        <>
          <span className={css.cardLabel}>{`${t('invoices.column.total')}: `}</span>
          {formats.money(totalCents, currency)}
        </>
      ),
    },
    {
      id: 'balance',
      header: t('invoices.column.balance'),
      isSortable: true,
      width: '7rem',
      widths: { narrow: '7rem', wide: '11rem' },
      align: 'end',
      cardRole: 'badge',
      cell: ({ balanceCents, currency }) => formats.money(balanceCents, currency),
    },
  ];
}
