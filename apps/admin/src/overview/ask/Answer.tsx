import { type AskQuery, type AskReply, ticketGroupings, ticketMetrics } from '@derrick/domain/assistant';
import { Banner } from '@derrick/ui/Banner';
import { BarChart } from '@derrick/ui/BarChart';
import { Button } from '@derrick/ui/Button';
import { ChipList } from '@derrick/ui/ChipList';
import { Inline } from '@derrick/ui/Inline';
import { NativeSelect } from '@derrick/ui/NativeSelect';
import { Stack } from '@derrick/ui/Stack';
import { useLanguage, useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import { PageLink } from '../../core/PageLink.tsx';
import { useSession } from '../../core/session.tsx';
import { askedInvoicesAddress } from '../../invoices/index.ts';
import { askedTicketsAddress } from '../../tickets/index.ts';
import * as css from './AskPanel.css.ts';
import { chipsOf, groupings, metrics, notices, valueText } from './askWords.ts';

interface AnswerProps {
  reply: AskReply;
  /** Runs a query that the user edited. */
  onRun: (query: AskQuery) => void;
  onAsk: (question: string) => void;
}

const spans: readonly unknown[] = ['day', 'week', 'month'];

/** Answer to a question or, if it was not understood, example questions. */
export function Answer({ reply, onRun, onAsk }: AnswerProps) {
  const t = useTranslate();
  const { locale } = useLanguage();
  const { query, text, alternatives, notice } = reply;
  if (!query) {
    return (
      <Stack gap={12} align="start">
        {notice && (
          // Not a status role: the panel is already a live region, so the text would be announced twice.
          <Banner tone="warning" role="note">
            {t(notices[notice])}
          </Banner>
        )}
        <p>{text}</p>
        <Stack as="ul" gap={4}>
          {alternatives.map((one) => (
            <li key={one}>
              <Button variant="ghost" size="small" onPress={() => onAsk(one)}>
                {one}
              </Button>
            </li>
          ))}
        </Stack>
      </Stack>
    );
  }
  const chips = chipsOf({ ...reply, query }, t, locale);
  return (
    <Stack gap={12} align="start">
      <p className={css.sentence}>{text}</p>
      <Rows reply={reply} query={query} />
      {chips.length > 0 && (
        <ChipList
          label={t('ask.filters')}
          chips={chips}
          onRemove={(id) => {
            const chip = chips.find((one) => one.id === id);
            if (chip) onRun(chip.without);
          }}
        />
      )}
      <Choices query={query} onRun={onRun} />
      {query.metric === 'invoiced' ? (
        <PageLink href={askedInvoicesAddress(query)}>{t('ask.openInvoices')}</PageLink>
      ) : (
        <PageLink href={askedTicketsAddress(query)}>{t('ask.open')}</PageLink>
      )}
    </Stack>
  );
}

/** Metric and grouping of the query. */
function Choices({ query, onRun }: { query: AskQuery; onRun: (query: AskQuery) => void }) {
  const t = useTranslate();
  const { can } = useSession();
  const { groupBy, sort: _sort, ...rest } = query;
  const offered = ticketMetrics.filter((metric) => {
    if (metric === 'invoiced') return can('prices:read') && can('invoices:read');
    return metric !== 'billable' || can('prices:read');
  });
  return (
    <Inline gap={12}>
      <NativeSelect
        label={t('ask.metric')}
        size="medium"
        items={offered.map((id) => ({ id, label: t(metrics[id]) }))}
        value={query.metric}
        onChange={(id) => {
          const metric = ticketMetrics.find((one) => one === id);
          if (metric) onRun({ ...rest, metric, ...(groupBy && { groupBy }) });
        }}
      />
      <NativeSelect
        label={t('ask.groupBy')}
        size="medium"
        items={[
          { id: '', label: t('ask.group.none') },
          ...ticketGroupings.map((id) => ({ id, label: t(groupings[id]) })),
        ]}
        value={groupBy ?? ''}
        onChange={(id) => {
          const chosen = ticketGroupings.find((one) => one === id);
          onRun({ ...rest, ...(chosen && { groupBy: chosen }) });
        }}
      />
    </Inline>
  );
}

/** Groups of the answer: bars for periods, a table for all other groupings, and the total of the groups left out. */
function Rows({ reply: { result }, query }: { reply: AskReply; query: AskQuery }) {
  const t = useTranslate();
  const { locale } = useLanguage();
  const { user } = useSession();
  const rows = result?.rows ?? [];
  if (rows.length === 0) return null;
  const { metric, groupBy } = query;
  const currency = user.company?.currency ?? 'USD';
  // A list of tickets shows hours; a grouped list shows counts.
  const counted = metric === 'list' && groupBy ? 'count' : metric;
  const write = (value: number) => valueText(value, counted, { locale, currency });
  const labelHeader = t(groupBy ? groupings[groupBy] : 'ask.metric.list');
  const valueHeader = t(metric === 'list' && !groupBy ? metrics.hours : metrics[counted]);
  const rest = result?.rest;
  if (spans.includes(groupBy)) {
    return (
      <>
        <BarChart
          label={valueHeader}
          labelHeader={labelHeader}
          valueHeader={valueHeader}
          bars={rows}
          formatValue={write}
        />
        {rest?.value !== undefined && (
          <p>
            {t('ask.rest', { count: rest.count })}: {write(rest.value)}
          </p>
        )}
      </>
    );
  }
  return (
    <table className={css.table}>
      <thead>
        <tr>
          <th scope="col" className={css.cell}>
            {labelHeader}
          </th>
          <th scope="col" className={css.number}>
            {valueHeader}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, label, value }) => (
          <tr key={id}>
            <th scope="row" className={css.cell}>
              {label}
            </th>
            <td className={css.number}>{write(value)}</td>
          </tr>
        ))}
      </tbody>
      {rest && (
        <tfoot>
          <tr>
            {rest.value === undefined ? (
              <th scope="row" colSpan={2} className={css.rest}>
                {t('ask.restOfList', { count: rest.count })}
              </th>
            ) : (
              <>
                <th scope="row" className={css.rest}>
                  {t('ask.rest', { count: rest.count })}
                </th>
                <td className={css.restNumber}>{write(rest.value)}</td>
              </>
            )}
          </tr>
        </tfoot>
      )}
    </table>
  );
}
