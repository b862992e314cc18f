import { type AgingAmounts, agingBuckets, type InvoiceAging } from '@derrick/domain/invoices';
import { Link } from '@derrick/ui/Link';
import { useFormats } from '../../core/formats/index.ts';
import type { MessageKey } from '../../core/i18n/catalogue.ts';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import * as css from './Aging.css.ts';
import { type AgingColumn, agedInvoices } from './agedInvoices.ts';

const columns = [...agingBuckets, 'total'] as const satisfies readonly AgingColumn[];

const words: Readonly<Record<AgingColumn, MessageKey>> = {
  notDue: 'aging.notDue',
  upTo30: 'aging.upTo30',
  upTo60: 'aging.upTo60',
  upTo90: 'aging.upTo90',
  over90: 'aging.over90',
  total: 'aging.total',
};

interface AgingTableProps {
  aging: InvoiceAging;
  /** Current day of the company. */
  today: string;
}

/** The report as a table. Each amount links to its invoices. On phones each customer is a block with labeled amounts. */
export function AgingTable({ aging: { asOf, currency, rows, totals }, today }: AgingTableProps) {
  const t = useTranslate();
  const cells = (name: string, customerId: string | undefined, amounts: AgingAmounts) => (
    <Cells {...{ name, customerId, amounts, currency, asOf, today }} />
  );
  return (
    <div className={css.frame}>
      <table className={css.table} aria-label={t('aging.title')}>
        <thead className={css.head}>
          <tr>
            <th scope="col" className={css.nameHead}>
              {t('aging.customer')}
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" className={css.amountHead}>
                {t(words[column])}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={css.body}>
          {rows.map(({ customer: { id, name }, amounts }) => (
            <tr key={id} className={css.row}>
              <th scope="row" className={css.name}>
                {name}
              </th>
              {cells(name, id ?? undefined, amounts)}
            </tr>
          ))}
        </tbody>
        <tfoot className={css.body}>
          <tr className={css.totals}>
            <th scope="row" className={css.name}>
              {t('aging.total')}
            </th>
            {cells(t('aging.total'), undefined, totals)}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

interface CellsProps {
  /** Customer, for the accessible name of the links. */
  name: string;
  customerId: string | undefined;
  amounts: AgingAmounts;
  currency: string;
  asOf: string;
  today: string;
}

function Cells({ name, customerId, amounts, currency, asOf, today }: CellsProps) {
  const t = useTranslate();
  const { money } = useFormats();
  return columns.map((column) => {
    const amount = money(amounts[column], currency);
    const label = t(words[column]);
    return (
      <td key={column} className={css.amount} data-column={column} data-label={label}>
        {amounts[column] === 0 ? (
          <span className={css.none}>{amount}</span>
        ) : (
          <Link
            href={agedInvoices({ column, customerId, asOf, today })}
            variant="quiet"
            aria-label={t('aging.show', { amount, name, column: label })}
          >
            {amount}
          </Link>
        )}
      </td>
    );
  });
}
