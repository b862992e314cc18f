import { INVOICE_TICKETS_MAX } from '@derrick/domain/invoices';
import type { TicketListItem } from '@derrick/domain/tickets';
import { Banner } from '@derrick/ui/Banner';
import { EmptyState } from '@derrick/ui/EmptyState';
import { Link } from '@derrick/ui/Link';
import { SearchField } from '@derrick/ui/SearchField';
import { Skeleton } from '@derrick/ui/Skeleton';
import { Stack } from '@derrick/ui/Stack';
import { Ticket } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import { usePreload } from '../../core/lazyOverlay.tsx';
import { type Failed, type Remote, RetryBanner } from '../../patterns/remote/index.ts';
import type { CustomerTickets } from './billable.ts';
import * as css from './CreateInvoice.css.ts';
import { CustomerGroup } from './CustomerGroup.tsx';
import { DraftPapers } from './DraftPreview.tsx';

const SUBMITTED = '/dashboard/job-tickets?review=SUBMITTED';

const PLACEHOLDERS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const;

interface TicketPickerProps {
  remote: Remote<readonly TicketListItem[]>;
  /** More tickets exist, which only a search finds. */
  hasMore: boolean;
  /** Set if the tickets after the first page failed to load. */
  moreFailure: Failed | undefined;
  groups: readonly CustomerTickets[];
  selected: readonly string[];
  /** Number of preselected tickets that cannot be billed. */
  leftOut: number;
  /** Line above the tickets that names the customer to whom they are limited. */
  scope: ReactNode;
  search: string;
  onSearch: (search: string) => void;
  onChange: (selected: readonly string[]) => void;
}

/** Selectable approved tickets, grouped by customer. */
export function TicketPicker(props: TicketPickerProps) {
  const { remote, hasMore, moreFailure, groups, selected, leftOut, scope, search, onSearch, onChange } =
    props;
  const t = useTranslate();
  const titleId = useId();
  // Loads the preview before the user selects the first ticket.
  const preloadPapers = usePreload(DraftPapers);
  const [typed, setTyped] = useState(search);

  return (
    <Stack as="section" className={css.picker} aria-labelledby={titleId} {...preloadPapers}>
      <div>
        <h3 id={titleId} className={css.sectionTitle}>
          {t('invoiceCreate.pick')}
        </h3>
        <p className={css.hint}>{t('invoiceCreate.pickHint')}</p>
        {scope}
      </div>
      <SearchField
        label={t('invoiceCreate.search')}
        placeholder={t('invoiceCreate.search')}
        value={typed}
        onChange={setTyped}
        onSubmit={(text) => onSearch(text.trim())}
        onClear={() => onSearch('')}
      />
      {leftOut > 0 && <Banner tone="warning">{t('invoiceCreate.leftOut', { count: leftOut })}</Banner>}
      {selected.length >= INVOICE_TICKETS_MAX && (
        <Banner tone="info">{t('invoiceCreate.tooMany', { count: INVOICE_TICKETS_MAX })}</Banner>
      )}
      {content()}
    </Stack>
  );

  function content() {
    if (remote.status === 'failed') return <RetryBanner {...remote} />;
    if (remote.status === 'loading') {
      // As high as a phone, so that the preview below does not move when the tickets are loaded.
      return PLACEHOLDERS.map((key) => <Skeleton key={key} height={96} />);
    }
    if (groups.length === 0) {
      return search === '' ? (
        <EmptyState
          headingLevel={4}
          icon={<Ticket size={20} />}
          title={t('invoiceCreate.none')}
          description={t('invoiceCreate.noneHint')}
          action={
            <Link href={SUBMITTED} variant="button">
              {t('invoiceCreate.toTickets')}
            </Link>
          }
        />
      ) : (
        <p className={css.hint}>{t('invoiceCreate.noMatch', { search })}</p>
      );
    }
    return (
      <>
        {groups.map((group) => (
          <CustomerGroup key={group.customer} group={group} selected={selected} onChange={onChange} />
        ))}
        {moreFailure && <RetryBanner {...moreFailure} />}
        {hasMore && <p className={css.hint}>{t('invoiceCreate.hasMore')}</p>}
      </>
    );
  }
}
