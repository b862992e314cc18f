import type { Figure, OverviewStatistics } from '@derrick/domain/overview';
import { StatCard } from '@derrick/ui/StatCard';
import { useIsMobile, visuallyHidden } from '@derrick/ui/theme';
import { Banknote, Clock, ReceiptText, Ticket } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useFormats } from '../core/formats/index.ts';
import type { MessageKey } from '../core/i18n/catalogue.ts';
import { useTranslate } from '../core/i18n/MessagesProvider.tsx';
import { useSession } from '../core/session.tsx';
import { type Remote, RetryBanner } from '../patterns/remote/index.ts';
import * as css from './Statistics.css.ts';
import { writeHours } from './week.ts';

interface Card {
  id: keyof OverviewStatistics;
  label: MessageKey;
  icon: ReactNode;
  /** Address of the list with the counted rows. */
  href: string;
  linkHint: MessageKey;
  /** Explains the figure and its day. */
  hint: MessageKey;
}

const toTickets = { href: '/dashboard/job-tickets', linkHint: 'overview.openTickets' } as const;
const toInvoices = { href: '/dashboard/invoices', linkHint: 'overview.openInvoices' } as const;

const cards: readonly Card[] = [
  {
    id: 'jobTickets',
    label: 'overview.jobTickets',
    icon: <Ticket size={16} />,
    hint: 'overview.creationHint',
    ...toTickets,
  },
  {
    id: 'billable',
    label: 'overview.billable',
    icon: <Banknote size={16} />,
    hint: 'overview.billableHint',
    ...toTickets,
  },
  {
    id: 'workingHours',
    label: 'overview.workingHours',
    icon: <Clock size={16} />,
    hint: 'overview.workDateHint',
    ...toTickets,
  },
  {
    id: 'invoices',
    label: 'overview.invoices',
    icon: <ReceiptText size={16} />,
    hint: 'overview.creationHint',
    ...toInvoices,
  },
];

/** Figures of the company, each linking to the counted rows. Amounts are only shown to users who may see prices. */
export function Statistics({ statistics }: { statistics: Remote<OverviewStatistics | null> }) {
  const t = useTranslate();
  const headingId = useId();
  const { status } = statistics;
  const isEmpty = status === 'ready' && statistics.value === null;
  return (
    <section className={css.section} aria-labelledby={headingId}>
      <h2 id={headingId} className={visuallyHidden} tabIndex={-1}>
        {t('overview.statistics')}
      </h2>
      {/* Rendered in every state: hidden cards keep their height, so that the content below does not move. */}
      <Cards
        figures={status === 'ready' ? (statistics.value ?? undefined) : undefined}
        isHidden={status === 'failed' || isEmpty}
      />
      {status === 'loading' && (
        <p className={css.loading} role="status">
          {t('overview.loading')}
        </p>
      )}
      {status === 'failed' && (
        <div className={css.instead}>
          <RetryBanner {...statistics} />
        </div>
      )}
      {isEmpty && (
        <div className={css.instead}>
          <p className={css.nothing}>{t('overview.noData')}</p>
        </div>
      )}
    </section>
  );
}

interface CardsProps {
  /** Undefined while loading. */
  figures: OverviewStatistics | undefined;
  isHidden: boolean;
}

function Cards({ figures, isHidden }: CardsProps) {
  const t = useTranslate();
  const { locale, money } = useFormats();
  const isMobile = useIsMobile();
  const { can, canOpen } = useSession();

  const write = (id: Card['id'], amount: number) => {
    if (id === 'billable') return money(amount);
    if (id === 'workingHours') return t('overview.hoursAmount', { hours: writeHours(amount, locale) });
    return amount.toLocaleString(locale);
  };
  const loading = { description: '', trend: { percentage: 0, label: '' }, isPending: true };
  const shown = (id: Card['id'], { total, percentage, today }: Figure) => ({
    value: write(id, total),
    description: t('overview.today', { amount: write(id, today) }),
    // A new company has nothing to compare.
    trend: total === 0 && percentage === 0 ? undefined : { percentage, label: t('overview.trend') },
  });

  return (
    <div className={isHidden ? `${css.cards} ${css.hidden}` : css.cards}>
      {cards.map(({ id, label, icon, href, linkHint, hint }) => {
        const figure = figures?.[id];
        const isAbsent = figures ? figure === undefined : id === 'billable' && !can('prices:read');
        if (isAbsent) return null;
        return (
          <StatCard
            key={id}
            label={t(label)}
            icon={icon}
            href={canOpen(href) ? href : undefined}
            linkHint={t(linkHint)}
            hint={`${t(hint)} ${t('overview.comparison')}`}
            density={isMobile ? 'compact' : 'comfortable'}
            {...(figure ? shown(id, figure) : loading)}
          />
        );
      })}
    </div>
  );
}
