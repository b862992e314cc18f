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
import { useFormats } from '../app/formats/index.ts';
import type { MessageKey } from '../app/i18n/catalogue.ts';
import { useTranslate } from '../app/i18n/MessagesProvider.tsx';
import { type List, useStatistics } from '../patterns/list/index.ts';
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

/** Of sum and count, in px: nothing moves when they arrive. */
const FIGURE_HEIGHT = 44;

const nothing = { count: 0, cents: 0 };
const none = {
  draft: nothing,
  awaitingPayment: nothing,
  pastDue: nothing,
  paid: nothing,
  void: nothing,
  uncollectible: nothing,
};

/** How many invoices there are of each state and what they come to. Each leads to its own, and back from there to all. */
export function InvoiceChips({ list }: { list: List<InvoiceQuery, Page<InvoiceListItem>> }) {
  const t = useTranslate();
  const { money, currency } = useFormats();
  const { status } = list.query;
  const statistics = useStatistics(
    getInvoiceStatistics,
    { query: { ...invoiceFilterValues(list.query), status: [] } },
    { failureTitle: 'invoices.statisticsFailed', none: { ...none, currency } },
  );
  return (
    <nav aria-label={t('invoices.chips.label')}>
      <ul className={css.chips}>
        {chips.map(({ group, figure, label }) => {
          const isChosen = status.length === 1 && status[0] === group;
          const found = statistics?.[figure];
          return (
            <li key={group} className={css.item}>
              <Link
                href={list.hrefOf({ status: isChosen ? [] : [group], pageNumber: 1 })}
                className={css.chip}
                aria-current={isChosen ? 'true' : undefined}
                data-alarming={group === 'PAST_DUE' && (found?.count ?? 0) > 0 ? '' : undefined}
              >
                <span className={css.label}>{t(label)}</span>
                {found && statistics ? (
                  <>
                    <span className={css.sum}>{money(found.cents, statistics.currency)}</span>
                    <span className={css.count}>{t('invoices.chips.count', { count: found.count })}</span>
                  </>
                ) : (
                  <Skeleton height={FIGURE_HEIGHT} />
                )}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
