import { type CreditNoteListItem, creditNoteStatusOf } from '@derrick/domain/invoices';
import { Badge } from '@derrick/ui/Badge';
import type { DataTableColumn } from '@derrick/ui/DataTable';
import type { Formats } from '../../core/formats/index.ts';
import type { Translate } from '../../core/i18n/messages.ts';
import { PersonCell } from '../../patterns/list/index.ts';
import * as css from '../invoiceColumns.css.ts';
import { creditNoteWords } from './creditNoteStates.ts';

export function creditNoteColumns(t: Translate, formats: Formats): DataTableColumn<CreditNoteListItem>[] {
  return [
    {
      id: 'number',
      header: t('creditNotes.column.number'),
      isRowHeader: true,
      isSortable: true,
      width: '7rem',
      widths: { narrow: '7rem', wide: '12rem' },
      cardRole: 'title',
      cell: ({ number }) => <bdi className={css.number}>{number}</bdi>,
    },
    {
      id: 'invoice',
      header: t('creditNotes.column.invoice'),
      width: '7rem',
      widths: { narrow: '7rem', wide: '12rem' },
      cardRole: 'meta',
      cell: ({ invoice }) => <bdi className={css.number}>{invoice.number}</bdi>,
    },
    {
      id: 'customer',
      header: t('creditNotes.column.customer'),
      isSortable: true,
      // Fits a common name, such as “Permian Basin Operating”.
      minWidth: 184,
      widths: { narrow: '8rem', wide: '18rem' },
      cardRole: 'subtitle',
      cell: ({ customer }) => <PersonCell name={customer.name} photo={null} shape="square" />,
    },
    {
      id: 'issueDate',
      header: t('creditNotes.column.issued'),
      isSortable: true,
      width: '7.5rem',
      widths: { narrow: '7rem', wide: '10rem' },
      cardRole: 'meta',
      cell: ({ issueDate }) => formats.date(issueDate),
    },
    {
      id: 'status',
      header: t('creditNotes.column.status'),
      width: '10rem',
      widths: { narrow: '9rem', wide: '13rem' },
      cardRole: 'badge',
      cell: (note) => {
        const { label, tone } = creditNoteWords[creditNoteStatusOf(note)];
        return <Badge tone={tone}>{t(label)}</Badge>;
      },
    },
    {
      id: 'total',
      header: t('creditNotes.column.total'),
      isSortable: true,
      width: '7rem',
      widths: { narrow: '7rem', wide: '11rem' },
      align: 'end',
      cardRole: 'badge',
      cell: ({ totalCents, currency }) => formats.money(totalCents, currency),
    },
  ];
}
