import type {
  AskQuery,
  AskReply,
  AssistNotice,
  TicketGrouping,
  TicketMetric,
} from '@derrick/domain/assistant';
import { formatDate, formatHours, formatMoney } from '@derrick/domain/format';
import type { TicketStatus } from '@derrick/domain/tickets';
import type { MessageKey } from '../../core/i18n/catalogue.ts';
import type { Translate } from '../../core/i18n/messages.ts';

/** Message keys of the reasons why the company's AI provider did not answer. */
export const notices: Readonly<Record<AssistNotice, MessageKey>> = {
  providerSlow: 'ask.notice.slow',
  providerDown: 'ask.notice.down',
  providerWrong: 'ask.notice.wrong',
  overQuota: 'ask.notice.overQuota',
};

export const metrics: Readonly<Record<TicketMetric, MessageKey>> = {
  count: 'ask.metric.count',
  hours: 'ask.metric.hours',
  travelHours: 'ask.metric.travelHours',
  billable: 'ask.metric.billable',
  invoiced: 'ask.metric.invoiced',
  list: 'ask.metric.list',
};

export const groupings: Readonly<Record<TicketGrouping, MessageKey>> = {
  technician: 'ask.group.technician',
  customer: 'ask.group.customer',
  jobType: 'ask.group.jobType',
  day: 'ask.group.day',
  week: 'ask.group.week',
  month: 'ask.group.month',
};

const statuses: Readonly<Record<TicketStatus, MessageKey>> = {
  DRAFT: 'ask.status.draft',
  SUBMITTED: 'ask.status.submitted',
  CHANGES_REQUESTED: 'ask.status.changesRequested',
  APPROVED: 'ask.status.approved',
  INVOICED: 'ask.status.invoiced',
  VOID: 'ask.status.void',
};

/** A filter of the query, and the query without it. */
export interface AskChip {
  id: string;
  label: string;
  without: AskQuery;
}

/** Lists the filters of a query, each of which can be removed. */
export function chipsOf(
  { query, names }: Pick<AskReply, 'names'> & { query: AskQuery },
  t: Translate,
  locale: string,
): AskChip[] {
  const { filters } = query;
  const without = (change: Partial<AskQuery['filters']>): AskQuery => ({
    ...query,
    filters: Object.fromEntries(
      Object.entries({ ...filters, ...change }).filter(([, value]) => value !== undefined),
    ),
  });
  const among = (field: 'technicianIds' | 'customerIds' | 'jobTypeIds') =>
    (filters[field] ?? []).map((id) => {
      const left = (filters[field] ?? []).filter((one) => one !== id);
      return {
        id: `${field} ${id}`,
        label: names.find((one) => one.id === id)?.label ?? t('ask.unknown'),
        without: without({ [field]: left.length > 0 ? left : undefined }),
      };
    });
  const { status = [], invoiced, fromDate, toDate, search } = filters;
  return [
    ...among('technicianIds'),
    ...among('customerIds'),
    ...among('jobTypeIds'),
    ...status.map((one) => {
      const left = status.filter((other) => other !== one);
      return {
        id: one,
        label: t(statuses[one]),
        without: without({ status: left.length > 0 ? left : undefined }),
      };
    }),
    ...(invoiced === undefined
      ? []
      : [
          {
            id: 'invoiced',
            label: t(invoiced ? 'ask.status.invoiced' : 'ask.notInvoiced'),
            without: without({ invoiced: undefined }),
          },
        ]),
    ...(fromDate
      ? [
          {
            id: 'from',
            label: t('ask.from', { date: formatDate(fromDate, locale) }),
            without: without({ fromDate: undefined }),
          },
        ]
      : []),
    ...(toDate
      ? [
          {
            id: 'to',
            label: t('ask.to', { date: formatDate(toDate, locale) }),
            without: without({ toDate: undefined }),
          },
        ]
      : []),
    ...(search
      ? [{ id: 'search', label: t('ask.search', { search }), without: without({ search: undefined }) }]
      : []),
  ];
}

export function valueText(
  value: number,
  metric: TicketMetric,
  { locale, currency }: { locale: string; currency: string },
) {
  if (metric === 'billable' || metric === 'invoiced') return formatMoney(value, locale, currency);
  return metric === 'count' ? value.toLocaleString(locale) : formatHours(value, locale);
}
