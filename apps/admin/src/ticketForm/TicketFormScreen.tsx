import { ApiError } from '@derrick/domain/http';
import { Breadcrumbs } from '@derrick/ui/Breadcrumbs';
import { Button } from '@derrick/ui/Button';
import { EmptyState } from '@derrick/ui/EmptyState';
import { Link } from '@derrick/ui/Link';
import { Skeleton } from '@derrick/ui/Skeleton';
import { Tooltip } from '@derrick/ui/Tooltip';
import { Lock, Mic, TicketX } from 'lucide-react';
import useSWR from 'swr';
import { errorText } from '../app/errorText.ts';
import { useLanguage, useTranslate } from '../app/i18n/MessagesProvider.tsx';
import { TICKET_LIST, useWayBack } from '../app/lastPlace.ts';
import { useLocation } from '../app/location.tsx';
import { notify } from '../app/notify.tsx';
import { useSession } from '../app/session.tsx';
import * as css from './TicketForm.css.ts';
import { TicketForm } from './TicketForm.tsx';
import { useFormClients } from './useFormClients.ts';
import { useRemoteTicket } from './useRemoteTicket.ts';

/** Is the page of the form: with an id in the address it edits that ticket, else it creates one. */
export function TicketFormScreen() {
  const [path] = useLocation();
  const id = path.split('/')[3];
  // Another ticket is another form: nothing of the one before may stay in it.
  return id ? <EditTicket key={id} id={decode(id)} /> : <CreateTicket key="new" />;
}

/** An address with a broken escape is no ticket's, and no reason to crash. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** What the server takes. An older one does not say; then it refuses what is too large itself. */
function useLimits() {
  const { files } = useFormClients();
  return useSWR(['options', 'fileLimits'], () => files.limits(), { revalidateOnFocus: false }).data;
}

function CreateTicket() {
  const t = useTranslate();
  const { can } = useSession();
  const limits = useLimits();
  return (
    <div className={css.page}>
      <Header title={t('ticketForm.create')} place={t('ticketForm.add')} hasVoice />
      {can('tickets:write') ? (
        <TicketForm limits={limits} />
      ) : (
        <div className={css.state}>
          <EmptyState
            headingLevel={3}
            icon={<Lock size={20} />}
            title={t('ticketForm.forbidden.title')}
            description={t('ticketForm.forbidden.text')}
            action={<ToList />}
          />
        </div>
      )}
    </div>
  );
}

function EditTicket({ id }: { id: string }) {
  const t = useTranslate();
  const { language } = useLanguage();
  const limits = useLimits();
  const remote = useRemoteTicket(id);
  return (
    <div className={css.page}>
      <Header
        title={t('ticketForm.edit')}
        place={t('ticketForm.editPlace')}
        jobcode={remote.status === 'ready' ? remote.ticket.jobcode : undefined}
      />
      {content()}
    </div>
  );

  function content() {
    switch (remote.status) {
      case 'loading':
        return <Loading />;
      case 'ready':
        return <TicketForm ticket={remote.ticket} limits={limits} />;
      case 'failed': {
        const { error, retry } = remote;
        if (error instanceof ApiError && (error.status === 404 || error.status === 400)) {
          return (
            <div className={css.state}>
              <EmptyState
                headingLevel={3}
                icon={<TicketX size={20} />}
                title={t('ticketForm.missing.title')}
                description={t('ticketForm.missing.text')}
                action={<ToList />}
              />
            </div>
          );
        }
        return (
          <div className={css.state} role="alert">
            <EmptyState
              headingLevel={3}
              icon={<TicketX size={20} />}
              title={t('ticketForm.loadFailed')}
              description={errorText(error, { t, language, fallback: 'ticketForm.loadFailedHint' })}
              action={
                <Button variant="primary" onPress={retry}>
                  {t('common.retry')}
                </Button>
              }
            />
          </div>
        );
      }
    }
  }
}

function ToList() {
  const t = useTranslate();
  const wayBack = useWayBack(TICKET_LIST);
  return (
    <Link href={wayBack} variant="button">
      {t('ticketForm.toList')}
    </Link>
  );
}

/** Of the form's own size: nothing moves when the ticket is there. The shell's progress line says that it is coming. */
function Loading() {
  return (
    <div className={css.form} aria-hidden="true">
      <div className={css.skeletons}>
        {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((id) => (
          <Skeleton key={id} height={62} />
        ))}
      </div>
    </div>
  );
}

interface HeaderProps {
  title: string;
  /** Last word of the way here. */
  place: string;
  jobcode?: string | undefined;
  hasVoice?: boolean;
}

function Header({ title, place, jobcode, hasVoice = false }: HeaderProps) {
  const t = useTranslate();
  const wayBack = useWayBack(TICKET_LIST);
  return (
    <header className={css.header}>
      <div className={css.headings}>
        <Breadcrumbs
          items={[
            { label: t('shell.overview'), href: '/dashboard/overview' },
            { label: t('ticketForm.place'), href: wayBack },
            { label: place },
          ]}
        />
        <h2 className={css.title}>
          {title} {jobcode && <span className={css.code}>{`#${jobcode}`}</span>}
        </h2>
      </div>
      {hasVoice && (
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
      )}
    </header>
  );
}
