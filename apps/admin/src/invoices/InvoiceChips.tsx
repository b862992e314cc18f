import type { Page } from '@derrick/domain/contract';
import {
  getInvoiceStatistics,
  type InvoiceGroup,
  type InvoiceListItem,
  type InvoiceQuery,
  type InvoiceStatistics,
} from '@derrick/domain/invoices';
import { Link } from '@derrick/ui/Link';
import { Skeleton } from '@derrick/ui/Skeleton';
import { useFormats } from '../core/formats/index.ts';
import type { MessageKey } from '../core/i18n/catalogue.ts';
import { useTranslate } from '../core/i18n/MessagesProvider.tsx';
import { afterRows, type List } from '../patterns/list/index.ts';
import { type Remote, useRemote } from '../patterns/remote/index.ts';
import * as css from './InvoiceChips.css.ts';
import { invoiceFilterValues } from './invoiceFilters.ts';

interface Chip {
  group: InvoiceGroup;
  figure: Exclude<keyof InvoiceStatistics, 'currency'>;
  label: MessageKey;
}

const chips: readonly Chip[] = [
  { group: 'DRAFT', figure: 'draft', label: 'invoices.chips.draft' },
  { group: 'AWAITING_PAYMENT', figure: 'awaitingPayment', label: 'invoices.chips.awaitingPayment' },
  { group: 'PAST_DUE', figure: 'pastDue', label: 'invoices.chips.pastDue' },
  { group: 'PAID', figure: 'paid', label: 'invoices.chips.paid' },
  { group: 'VOID', figure: 'void', label: 'invoices.chips.void' },
];

/** Height of amount and count in px, reserved so that the layout does not shift when they load. */
const FIGURE_HEIGHT = 44;

/**
 * Number and total of invoices per status. Each chip filters the list by its status; pressing it again removes the
 * filter.
 */
export function InvoiceChips({ list }: { list: List<InvoiceQuery, Page<InvoiceListItem>> }) {
  const t = useTranslate();
  const { status } = list.query;
  const statistics = useRemote(
    getInvoiceStatistics,
    afterRows(list, { query: { ...invoiceFilterValues(list.query), status: [] } }),
    { failureTitle: 'invoices.statisticsFailed', isReported: true, keepPreviousData: true },
  );
  return (
    <nav aria-label={t('invoices.chips.label')}>
      <ul className={css.chips}>
        {chips.map(({ group, figure, label }) => {
          const isChosen = status.length === 1 && status[0] === group;
          const count = statistics.status === 'ready' ? statistics.value[figure].count : 0;
          return (
            <li key={group} className={css.item}>
              <Link
                href={list.hrefOf({ status: isChosen ? [] : [group], pageNumber: 1 })}
                className={css.chip}
                aria-current={isChosen ? 'true' : undefined}
                data-alarming={group === 'PAST_DUE' && count > 0 ? '' : undefined}
              >
                <span className={css.label}>{t(label)}</span>
                <Figure statistics={statistics} figure={figure} />
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** Amount and count; dashes if loading fails, because zeros would be wrong. */
function Figure({ statistics, figure }: { statistics: Remote<InvoiceStatistics>; figure: Chip['figure'] }) {
  const t = useTranslate();
  const { money } = useFormats();
  if (statistics.status === 'loading') return <Skeleton height={FIGURE_HEIGHT} />;
  if (statistics.status !== 'ready')
    return (
      <>
        <span className={css.sum}>—</span>
        <span className={css.count}>{t('invoices.chips.unknown')}</span>
      </>
    );
  const { cents, count } = statistics.value[figure];
  return (
    <>
      <span className={css.sum}>{money(cents, statistics.value.currency)}</span>
      <span className={css.count}>{t('invoices.chips.count', { count })}</span>
    </>
  );
}
