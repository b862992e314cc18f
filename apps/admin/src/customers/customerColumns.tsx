import type { CustomerListItem } from '@derrick/domain/customers';
import { formatPhone } from '@derrick/domain/format';
import { Badge } from '@derrick/ui/Badge';
import type { DataTableColumn } from '@derrick/ui/DataTable';
import type { Translate } from '../core/i18n/messages.ts';
import { EmailCell, PersonCell, UsualValue } from '../patterns/list/index.ts';
import * as css from './customerColumns.css.ts';

export function customerColumns(t: Translate): DataTableColumn<CustomerListItem>[] {
  return [
    {
      id: 'name',
      header: t('customers.column.name'),
      isRowHeader: true,
      isSortable: true,
      minWidth: 208,
      cardRole: 'title',
      cell: ({ name }) => <PersonCell name={name} photo={null} shape="square" className={css.name} />,
    },
    {
      id: 'contact',
      header: t('customers.column.contact'),
      width: '9.5rem',
      cardRole: 'meta',
      cell: ({ mainContact }) => mainContact?.name,
    },
    {
      id: 'email',
      header: t('customers.column.email'),
      minWidth: 208,
      cardRole: 'subtitle',
      cell: ({ mainContact }) => mainContact?.email && <EmailCell email={mainContact.email} />,
    },
    {
      id: 'phone',
      header: t('customers.column.phone'),
      width: '10.5rem',
      cardRole: 'meta',
      cell: ({ mainContact }) => mainContact?.phone && formatPhone(mainContact.phone),
    },
    {
      id: 'tax',
      header: t('customers.column.tax'),
      width: '7rem',
      cardRole: 'badge',
      cell: ({ isTaxExempt }) =>
        isTaxExempt ? (
          <Badge tone="info">{t('customers.taxExempt')}</Badge>
        ) : (
          <UsualValue>{t('customers.taxed')}</UsualValue>
        ),
    },
    {
      id: 'termsDays',
      header: t('customers.column.terms'),
      width: '7.5rem',
      isSortable: true,
      align: 'end',
      cardRole: 'badge',
      cell: ({ termsDays }) => termsDays !== undefined && t('customers.terms', { days: termsDays }),
    },
  ];
}
