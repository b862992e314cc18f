import { getFileLimits } from '@derrick/domain/files';
import { getTicket, isTicketLocked, type Ticket } from '@derrick/domain/tickets';
import { Button } from '@derrick/ui/Button';
import { Link } from '@derrick/ui/Link';
import { Tooltip } from '@derrick/ui/Tooltip';
import { Lock, Mic, TicketX } from 'lucide-react';
import { useParams } from 'wouter';
import { useTranslate } from '../../app/i18n/MessagesProvider.tsx';
import { notify } from '../../app/notify.tsx';
import { PageNotice } from '../../app/PageNotice.tsx';
import { useSession } from '../../app/session.tsx';
import { RecordScreen } from '../../patterns/record/index.ts';
import { useIsShown, useRemote } from '../../patterns/remote/index.ts';
import { TICKET_LIST } from '../addresses.ts';
import * as css from './TicketForm.css.ts';
import { TicketForm } from './TicketForm.tsx';

/** The page of the form: with an id in the address it edits that ticket, otherwise it creates one. */
export function TicketFormScreen() {
  const t = useTranslate();
  const { can } = useSession();
  const { id } = useParams<{ id?: string }>();
  // What the server takes. An older one does not say; then it refuses what is too large itself.
  const limits = useRemote(getFileLimits, useIsShown() ? {} : null, {
    failureTitle: 'common.error.unexpected',
  });
  const heading = (ticket: Ticket | undefined) => {
    if (!id) return { title: t('ticketForm.create'), place: t('ticketForm.add') };
    const mayEdit = can('tickets:write') && !(ticket && isTicketLocked(ticket));
    return {
      title: t(mayEdit ? 'ticketForm.edit' : 'ticketForm.view'),
      place: t(mayEdit ? 'ticketForm.editPlace' : 'ticketForm.viewPlace'),
      code: ticket?.jobcode,
    };
  };
  return (
    <RecordScreen
      endpoint={getTicket}
      id={id}
      name="ticketForm"
      size="large"
      list={{ label: t('ticketForm.place'), path: TICKET_LIST }}
      heading={heading}
      actions={<Voice />}
      icon={<TicketX size={20} />}
      skeletons={8}
    >
      {(ticket, listHref) =>
        ticket || can('tickets:write') ? (
          <TicketForm ticket={ticket} limits={limits.status === 'ready' ? limits.value : undefined} />
        ) : (
          <PageNotice
            headingLevel={3}
            icon={<Lock size={20} />}
            title={t('ticketForm.forbidden.title')}
            text={t('ticketForm.forbidden.text')}
            action={
              <Link href={listHref} variant="button">
                {t('ticketForm.toList')}
              </Link>
            }
          />
        )
      }
    </RecordScreen>
  );
}

function Voice() {
  const t = useTranslate();
  return (
    <Tooltip
      content={t('ticketForm.voiceSoon')}
      trigger={
        <Button
          className={css.voice}
          icon={<Mic size={16} />}
          // Not `disabled`: nobody could rest on it, or reach it by keyboard, to read why.
          aria-disabled
          // A finger shows no tooltip: the press says the same.
          onPress={() =>
            void notify({ title: t('ticketForm.voice'), description: t('ticketForm.voiceSoon') })
          }
        >
          {t('ticketForm.voice')}
        </Button>
      }
    />
  );
}
