import { getFileLimits } from '@derrick/domain/files';
import { getTicket, isTicketLocked } from '@derrick/domain/tickets';
import { Button } from '@derrick/ui/Button';
import { Tooltip } from '@derrick/ui/Tooltip';
import { Lock, Mic, TicketX } from 'lucide-react';
import { useParams } from 'wouter';
import { useTranslate } from '../../app/i18n/MessagesProvider.tsx';
import { notify } from '../../app/notify.tsx';
import { useSession } from '../../app/session.tsx';
import { useLastAddress } from '../../patterns/list/lastAddress.ts';
import { RecordContent } from '../../patterns/record/RecordContent.tsx';
import { RecordNotice } from '../../patterns/record/RecordNotice.tsx';
import { RecordPage } from '../../patterns/record/RecordPage.tsx';
import { useRecord } from '../../patterns/record/useRecord.ts';
import { useRemote } from '../../patterns/remote/index.ts';
import { TICKET_LIST } from '../addresses.ts';
import * as css from './TicketForm.css.ts';
import { TicketForm } from './TicketForm.tsx';

/** The page of the form: with an id in the address it edits that ticket, otherwise it creates one. */
export function TicketFormScreen() {
  const { id } = useParams<{ id?: string }>();
  // Another ticket is another form: nothing of the one before may stay in it.
  return id ? <EditTicket key={id} id={id} /> : <CreateTicket key="new" />;
}

/** What the server takes. An older one does not say; then it refuses what is too large itself. */
function useLimits() {
  const limits = useRemote(getFileLimits, {}, { failureTitle: 'common.error.unexpected' });
  return limits.status === 'ready' ? limits.value : undefined;
}

/** The list of tickets, as it was left. */
function useList() {
  const t = useTranslate();
  return { label: t('ticketForm.place'), href: useLastAddress(TICKET_LIST) };
}

function CreateTicket() {
  const t = useTranslate();
  const { can } = useSession();
  const limits = useLimits();
  const list = useList();
  return (
    <RecordPage
      size="large"
      list={list}
      place={t('ticketForm.add')}
      title={t('ticketForm.create')}
      actions={<Voice />}
    >
      {can('tickets:write') ? (
        <TicketForm limits={limits} />
      ) : (
        <RecordNotice
          icon={<Lock size={20} />}
          title={t('ticketForm.forbidden.title')}
          text={t('ticketForm.forbidden.text')}
          action={{ label: t('ticketForm.toList'), href: list.href }}
        />
      )}
    </RecordPage>
  );
}

function EditTicket({ id }: { id: string }) {
  const t = useTranslate();
  const limits = useLimits();
  const list = useList();
  const { can } = useSession();
  const remote = useRecord(getTicket, { params: { id } });
  const isLocked = remote.status === 'ready' && isTicketLocked(remote.record);
  const mayEdit = can('tickets:write') && !isLocked;
  return (
    <RecordPage
      size="large"
      list={list}
      place={t(mayEdit ? 'ticketForm.editPlace' : 'ticketForm.viewPlace')}
      title={t(mayEdit ? 'ticketForm.edit' : 'ticketForm.view')}
      code={remote.status === 'ready' ? remote.record.jobcode : undefined}
    >
      <RecordContent
        remote={remote}
        icon={<TicketX size={20} />}
        skeletons={8}
        toList={{ label: t('ticketForm.toList'), href: list.href }}
        name="ticketForm"
      >
        {(ticket) => <TicketForm ticket={ticket} limits={limits} />}
      </RecordContent>
    </RecordPage>
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
