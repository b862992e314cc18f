import {
  getTicket,
  getTicketRules,
  listTickets,
  type Ticket,
  type TicketQuery,
} from '@derrick/domain/tickets';
import { Link } from '@derrick/ui/Link';
import { ClipboardCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import { rememberAddress, useLastAddress } from '../../core/lastAddress.ts';
import { PageNotice } from '../../core/PageNotice.tsx';
import { useSession } from '../../core/session.tsx';
import { RecordPage, RecordPlaceholder } from '../../patterns/record/index.ts';
import { RetryBanner, useRemote } from '../../patterns/remote/index.ts';
import { REVIEW, TICKET_LIST } from '../addresses.ts';
import { QUEUE_MAX, readQueue, storeQueue } from './queue.ts';
import { ReviewedTicket } from './ReviewedTicket.tsx';
import { ReviewSummary } from './ReviewSummary.tsx';
import { END, queueAddress, readQueueAddress } from './reviewAddress.ts';
import { useQueue } from './useQueue.ts';

/** Review queue: shows the submitted tickets that the user can approve one after the other, then a summary. */
export function ReviewScreen() {
  const { query, ticket } = readQueueAddress(useSearch());
  const { user } = useSession();
  const isKnown = ticket !== null && readQueue(user, ticket) !== undefined;
  return isKnown ? <ReviewQueue query={query} ticket={ticket} /> : <NewQueue query={query} />;
}

/** Frame of the page while it shows no ticket. */
function ReviewFrame({ children }: { children: React.ReactNode }) {
  const t = useTranslate();
  const listHref = useLastAddress(TICKET_LIST);
  return (
    <RecordPage
      list={{ label: t('shell.jobTickets'), path: TICKET_LIST }}
      listHref={listHref}
      title={t('ticketReview.title')}
      size="large"
    >
      {children}
    </RecordPage>
  );
}

/** Loads the tickets of a queue, stores them, and opens the first one. */
function NewQueue({ query }: { query: TicketQuery }) {
  const t = useTranslate();
  const { user } = useSession();
  const [, navigate] = useLocation();
  const listHref = useLastAddress(TICKET_LIST);
  const firstPage = useRemote(
    listTickets,
    {
      query: {
        ...query,
        approvable: true,
        // The oldest ticket has waited longest.
        sort: query.sort ?? 'createdAt',
        pageSize: QUEUE_MAX,
        filterOptions: 'none',
      },
    },
    { failureTitle: 'ticketReview.failed' },
  );
  const tickets = firstPage.status === 'ready' ? firstPage.value : undefined;
  // The address is parsed again for each render.
  const address = tickets?.data[0] && queueAddress(query, tickets.data[0].id);
  useEffect(() => {
    if (!tickets || !address) return;
    const { data, meta } = tickets;
    storeQueue(user, { ids: data.map(({ id }) => id), count: meta.pagination.count, results: {} });
    navigate(address, { replace: true });
  }, [tickets, address, user, navigate]);

  return (
    <ReviewFrame>
      {firstPage.status === 'failed' || firstPage.status === 'missing' ? (
        <RetryBanner {...firstPage} />
      ) : tickets?.data.length === 0 ? (
        <PageNotice
          headingLevel={3}
          icon={<ClipboardCheck size={20} />}
          title={t('ticketReview.empty')}
          text={t('ticketReview.emptyHint')}
          action={
            <Link href={listHref} variant="button">
              {t('ticketReview.toList')}
            </Link>
          }
        />
      ) : (
        <RecordPlaceholder fields={8} />
      )}
    </ReviewFrame>
  );
}

function ReviewQueue({ query, ticket: ticketId }: { query: TicketQuery; ticket: string }) {
  const { user } = useSession();
  const search = useSearch();
  useEffect(() => {
    // The form returns here after a ticket of the queue was edited.
    rememberAddress(user, REVIEW, `?${search}`);
  }, [user, search]);
  const [, navigate] = useLocation();
  const { queue, record } = useQueue(ticketId);
  // Focus moves to the title of every ticket except the first one, which the router has just opened.
  const [hasMoved, setMoved] = useState(false);
  // Replies to changes. They arrive before the tickets are loaded again, also for tickets that the user returns to.
  const [changed, setChanged] = useState<Readonly<Record<string, Ticket>>>({});
  const change = (ticket: Ticket) => setChanged((all) => ({ ...all, [ticket.id]: ticket }));
  const position = queue.ids.indexOf(ticketId);
  const at = (index: number) => queue.ids[index] ?? END;
  const next = queue.ids[position + 1];
  const rules = useRemote(getTicketRules, {}, { failureTitle: 'ticketPage.rulesFailed' });
  // Preloaded, so that the next ticket appears at once.
  useRemote(getTicket, ticketId === END || next === undefined ? null : { params: { id: next } }, {
    failureTitle: 'ticketPage.loadFailed',
  });
  const go = (index: number) => {
    setMoved(true);
    navigate(queueAddress(query, at(index)));
  };

  if (ticketId === END) {
    const skipped = queue.ids.filter((id) => !queue.results[id]);
    return (
      <ReviewSummary
        queue={queue}
        query={query}
        hasFocus={hasMoved}
        firstSkipped={skipped[0] && queueAddress(query, skipped[0])}
      />
    );
  }
  return (
    <ReviewedTicket
      key={ticketId}
      id={ticketId}
      rules={rules}
      changed={changed[ticketId]}
      onChange={change}
      position={position + 1}
      count={queue.ids.length}
      hasFocus={hasMoved}
      onPrevious={position > 0 ? () => go(position - 1) : undefined}
      onNext={() => go(position + 1)}
      onReviewed={(result, ticket) => {
        change(ticket);
        record(ticketId, result);
        go(position + 1);
      }}
    />
  );
}
