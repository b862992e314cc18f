import { getTicket, getTicketRules, isTicketLocked, type Ticket } from '@derrick/domain/tickets';
import { Inline } from '@derrick/ui/Inline';
import { Link } from '@derrick/ui/Link';
import { CopyPlus, Pencil, TicketX } from 'lucide-react';
import { useParams } from 'wouter';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import { useSession } from '../../core/session.tsx';
import { RecordScreen } from '../../patterns/record/index.ts';
import { useRemote } from '../../patterns/remote/index.ts';
import { COPY, NEW_TICKET, TICKET_LIST, ticketForm } from '../addresses.ts';
import { isUnsubmitted } from '../reviewStates.ts';
import { ticketTitle } from '../ticketTitle.ts';
import { TicketRecord } from './TicketRecord.tsx';

/** Page on which a ticket is read, approved and commented. */
export function TicketScreen() {
  const t = useTranslate();
  const { id } = useParams<{ id: string }>();
  const rules = useRemote(getTicketRules, {}, { failureTitle: 'ticketPage.rulesFailed' });
  const heading = (ticket: Ticket | undefined) =>
    ticket
      ? { title: ticketTitle(ticket), place: `#${ticket.jobcode}` }
      : { title: t('ticketPage.place'), place: t('ticketPage.place') };
  return (
    <RecordScreen
      endpoint={getTicket}
      id={id}
      name="ticketPage"
      size="large"
      list={{ label: t('shell.jobTickets'), path: TICKET_LIST }}
      heading={heading}
      actions={(ticket) => ticket && <Actions ticket={ticket} />}
      icon={<TicketX size={20} />}
      skeletons={8}
    >
      {(ticket, _listHref, replace) =>
        ticket && <TicketRecord key={ticket.id} ticket={ticket} rules={rules} onChange={replace} />
      }
    </RecordScreen>
  );
}

/** Links that edit and copy the ticket, for users who may. */
function Actions({ ticket }: { ticket: Ticket }) {
  const t = useTranslate();
  const { can } = useSession();
  if (!can('tickets:write')) return null;
  return (
    <Inline>
      <Link href={`${NEW_TICKET}?${COPY}=${ticket.id}`} variant="button" icon={<CopyPlus size={16} />}>
        {t('ticketPage.duplicate')}
      </Link>
      {!isTicketLocked(ticket) && (
        <Link
          href={ticketForm(ticket.id)}
          variant="button"
          buttonVariant={isUnsubmitted(ticket) ? 'primary' : 'secondary'}
          icon={<Pencil size={16} />}
        >
          {t('ticketPage.edit')}
        </Link>
      )}
    </Inline>
  );
}
