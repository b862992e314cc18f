import type { PriceItem } from '@derrick/domain/priceItems';
import { Badge } from '@derrick/ui/Badge';
import type { DataTableColumn } from '@derrick/ui/DataTable';
import type { Formats } from '../core/formats/index.ts';
import type { Translate } from '../core/i18n/messages.ts';
import { unitWords } from '../patterns/lines/index.ts';
import { UsualValue } from '../patterns/list/index.ts';

export function priceColumns(t: Translate, formats: Formats): DataTableColumn<PriceItem>[] {
  return [
    {
      id: 'name',
      header: t('priceBook.column.name'),
      isRowHeader: true,
      isSortable: true,
      minWidth: 192,
      cardRole: 'title',
      cell: ({ name }) => <bdi>{name}</bdi>,
    },
    {
      id: 'tax',
      header: t('priceBook.column.tax'),
      width: '8rem',
      cardRole: 'badge',
      cell: ({ taxable }) =>
        taxable ? (
          <UsualValue>{t('priceBook.taxed')}</UsualValue>
        ) : (
          <Badge tone="info">{t('priceBook.untaxed')}</Badge>
        ),
    },
    {
      id: 'unit',
      header: t('priceBook.column.unit'),
      width: '7rem',
      cardRole: 'meta',
      cell: ({ unit }) => t(unitWords[unit]),
    },
    {
      id: 'unitPriceCents',
      header: t('priceBook.column.price'),
      width: '9rem',
      isSortable: true,
      align: 'end',
      cardRole: 'badge',
      cell: ({ unitPriceCents }) => unitPriceCents !== undefined && formats.unitPrice(unitPriceCents),
    },
  ];
}
