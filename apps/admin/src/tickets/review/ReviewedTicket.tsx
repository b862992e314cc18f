import { getTicket, type Ticket, type TicketRules } from '@derrick/domain/tickets';
import { Button } from '@derrick/ui/Button';
import { Link } from '@derrick/ui/Link';
import { Pencil, TicketX } from 'lucide-react';
import { useState } from 'react';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import { useLastAddress } from '../../core/lastAddress.ts';
import { PageNotice } from '../../core/PageNotice.tsx';
import { useSession } from '../../core/session.tsx';
import { RecordPage, RecordPlaceholder } from '../../patterns/record/index.ts';
import { type Remote, useRemote } from '../../patterns/remote/index.ts';
import { FROM, FROM_REVIEW, TICKET_LIST, ticketForm } from '../addresses.ts';
import { TicketRecord } from '../page/TicketRecord.tsx';
import { ticketTitle } from '../ticketTitle.ts';
import type { QueueResult } from './queue.ts';
import { ReviewBar } from './ReviewBar.tsx';
import { useTitleFocus } from './useTitleFocus.ts';

interface ReviewedTicketProps {
  id: string;
  rules: Remote<TicketRules>;
  /** Reply to the last change of the ticket in this review. */
  changed: Ticket | undefined;
  onChange: (ticket: Ticket) => void;
  /** Position in the queue, counted from 1. */
  position: number;
  /** Number of tickets in the queue. */
  count: number;
  /** Focuses the title when the ticket is shown. */
  hasFocus: boolean;
  /** Undefined at the first ticket. */
  onPrevious: (() => void) | undefined;
  /** Shows the next ticket, or the summary after the last one. */
  onNext: () => void;
  onReviewed: (result: QueueResult, ticket: Ticket) => void;
}

/** Status changes of the bar, and those that are too rare for a review: they are on the ticket's page. */
const inBar = ['approve', 'requestChanges', 'void'] as const;

/** A ticket of the review queue with its actions. */
export function ReviewedTicket({ id, rules, changed, onChange, hasFocus, ...bar }: ReviewedTicketProps) {
  const t = useTranslate();
  const { can } = useSession();
  const listHref = useLastAddress(TICKET_LIST);
  const remote = useRemote(getTicket, { params: { id } }, { failureTitle: 'ticketPage.loadFailed' });
  const [refusal, setRefusal] = useState<Readonly<Record<string, string>>>();
  const loaded = remote.status === 'ready' ? remote.value : undefined;
  // The reply of a change arrives before the ticket is loaded again.
  const ticket = changed && loaded && changed.version >= loaded.version ? changed : loaded;

  const titleRef = useTitleFocus(hasFocus);

  return (
    <RecordPage
      list={{ label: t('shell.jobTickets'), path: TICKET_LIST }}
      listHref={listHref}
      title={ticket ? ticketTitle(ticket) : t('ticketReview.title')}
      place={t('ticketReview.title')}
      size="large"
      titleRef={titleRef}
      actions={
        ticket?.status === 'SUBMITTED' &&
        can('tickets:write') && (
          <Link
            href={`${ticketForm(id)}?${FROM}=${FROM_REVIEW}`}
            variant="button"
            icon={<Pencil size={16} />}
          >
            {t('ticketPage.edit')}
          </Link>
        )
      }
    >
      {content()}
      <ReviewBar key={ticket?.version} ticket={ticket} {...bar} onChange={onChange} onRefused={setRefusal} />
    </RecordPage>
  );

  function content() {
    if (remote.status === 'loading') return <RecordPlaceholder fields={8} />;
    if (ticket)
      return (
        <TicketRecord
          ticket={ticket}
          rules={rules}
          onChange={onChange}
          hiddenTransitions={inBar}
          refusal={refusal}
        />
      );
    if (remote.status === 'ready') return null;
    return (
      <PageNotice
        role={remote.status === 'failed' ? 'alert' : undefined}
        headingLevel={3}
        icon={<TicketX size={20} />}
        title={remote.status === 'failed' ? remote.title : t('ticketPage.missing')}
        text={remote.status === 'failed' ? remote.message : t('ticketPage.missingHint')}
        action={
          remote.status === 'failed' && (
            <Button isPending={remote.isRetrying} onPress={() => void remote.retry()}>
              {t('common.retry')}
            </Button>
          )
        }
      />
    );
  }
}
