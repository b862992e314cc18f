import { isTicketLocked, type Ticket } from '@derrick/domain/tickets';
import { useSession } from '../../core/session.tsx';
import { readyValue } from '../../patterns/remote/index.ts';
import { TicketLife } from '../life/TicketLife.tsx';
import { TicketTimeline } from '../life/TicketTimeline.tsx';
import { TicketForm, type TicketFormProps } from './TicketForm.tsx';

/** Form of a saved ticket, with the status of the ticket above and its history below. */
export function SavedTicketForm({ ticket, ...props }: TicketFormProps & { ticket: Ticket }) {
  const { can } = useSession();
  const rules = readyValue(props.rules);
  const { id, status } = ticket;
  // A server without statuses has neither transitions nor a history.
  if (!status) return <TicketForm {...props} ticket={ticket} />;
  return (
    <TicketForm
      {...props}
      ticket={ticket}
      status={(hasChanges, openField) =>
        rules && (
          <TicketLife
            ticket={{ ...ticket, status }}
            rules={rules}
            hasChanges={hasChanges}
            // The form submits its changes.
            hasOtherPrimary={!isTicketLocked(ticket) && can('tickets:write')}
            onMoved={props.onMoved}
            onOpenField={openField}
          />
        )
      }
      history={<TicketTimeline id={id} />}
    />
  );
}
