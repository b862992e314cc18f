import { getFileLimits } from '@derrick/domain/files';
import { getTicket, getTicketRules, isTicketLocked, type Ticket } from '@derrick/domain/tickets';
import { Banner } from '@derrick/ui/Banner';
import { Button } from '@derrick/ui/Button';
import { Inline } from '@derrick/ui/Inline';
import { Link } from '@derrick/ui/Link';
import { Tooltip } from '@derrick/ui/Tooltip';
import { CopyPlus, Lock, Mic, TicketX } from 'lucide-react';
import { type ComponentProps, type ReactNode, useEffect, useState } from 'react';
import { useParams, useSearchParams } from 'wouter';
import { deferred } from '../../core/deferred.tsx';
import { useMessages, useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import { notify } from '../../core/notify.tsx';
import { PageNotice } from '../../core/PageNotice.tsx';
import { useSession } from '../../core/session.tsx';
import { RecordPlaceholder, RecordScreen, useRecord } from '../../patterns/record/index.ts';
import { RetryBanner, useIsShown, useRemote } from '../../patterns/remote/index.ts';
import { COPY, NEW_TICKET, TICKET_LIST } from '../addresses.ts';
import { ticketTitle } from '../ticketTitle.ts';
import * as css from './TicketForm.css.ts';
import { TicketForm } from './TicketForm.tsx';

/** The ticket form has too many fields to show a placeholder for each. */
const FIELDS = 8;
const placeholder = <RecordPlaceholder fields={FIELDS} />;

const SavedTicketForm = deferred(async () => (await import('./SavedTicketForm.tsx')).SavedTicketForm, {
  messages: ['ticketLife', 'sign'],
});

/** Page of the ticket form: edits the ticket whose ID is in the address, or creates one. */
export function TicketFormScreen() {
  const t = useTranslate();
  const { can, user } = useSession();
  const { id } = useParams<{ id?: string }>();
  const isShown = useIsShown();
  const limits = useRemote(getFileLimits, isShown ? {} : null, { failureTitle: 'ticketForm.limitsFailed' });
  const rules = useRemote(getTicketRules, {}, { failureTitle: 'ticketForm.rulesFailed' });
  const messages = useMessages();
  useEffect(() => {
    // Loads the code together with the ticket. A failure is reported when the form is rendered.
    if (id !== undefined) SavedTicketForm.preload(messages).catch(() => undefined);
  }, [id, messages]);
  const [isAssistantOpen, setAssistantOpen] = useState(false);
  const [isAssistantUsed, setAssistantUsed] = useState(false);
  // A server without an assistant omits the setting.
  const hasAssistant = can('tickets:write') && (user.company?.assistant ?? 'OFF') !== 'OFF';
  const openAssistant = () => {
    setAssistantUsed(true);
    setAssistantOpen(true);
  };
  const voice = <Voice onPress={hasAssistant ? openAssistant : undefined} />;
  const known = {
    assistant: {
      isOpen: isAssistantOpen,
      isUsed: isAssistantUsed,
      close: () => setAssistantOpen(false),
    },
    limits,
    rules,
  };
  const [search] = useSearchParams();
  const copied = id === undefined ? search.get(COPY) : null;
  const heading = (ticket: Ticket | undefined) => {
    if (!id) return { title: t('ticketForm.create'), place: t('ticketForm.add') };
    const mayEdit = can('tickets:write') && !(ticket && isTicketLocked(ticket));
    return {
      title: t(mayEdit ? 'ticketForm.edit' : 'ticketForm.view'),
      place: t(mayEdit ? 'ticketForm.editPlace' : 'ticketForm.viewPlace'),
      subject: ticket ? ticketTitle(ticket) : null,
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
      actions={(ticket) => {
        if (!id || !can('tickets:write')) return voice;
        // A ticket that is loading or missing cannot be copied.
        return ticket && <Actions duplicate={`${NEW_TICKET}?${COPY}=${id}`} voice={voice} />;
      }}
      icon={<TicketX size={20} />}
      skeletons={FIELDS}
    >
      {(ticket, listHref, replace) =>
        ticket || can('tickets:write') ? (
          rules.status === 'loading' ? (
            placeholder
          ) : ticket ? (
            // The key resets the form when the ticket changes.
            <SavedTicketForm
              key={ticket.version}
              ticket={ticket}
              {...known}
              onMoved={replace}
              fallback={placeholder}
            />
          ) : copied === null ? (
            <TicketForm {...known} onMoved={replace} />
          ) : (
            <CopiedForm key={copied} id={copied} {...known} onMoved={replace} />
          )
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

/** Form of a new ticket that starts with values of another ticket; empty if the other ticket does not exist. */
function CopiedForm({ id, ...props }: { id: string } & ComponentProps<typeof TicketForm>) {
  const t = useTranslate();
  const { remote: original } = useRecord(
    getTicket,
    { params: { id } },
    { failureTitle: 'ticketForm.copyFailed' },
  );
  switch (original.status) {
    case 'loading':
      return placeholder;
    case 'failed':
      return <RetryBanner {...original} />;
    case 'missing':
      return (
        <>
          <Banner tone="warning">{t('ticketForm.copyMissing')}</Banner>
          <TicketForm {...props} />
        </>
      );
    case 'ready':
      return <TicketForm {...props} copyOf={original.value} />;
  }
}

function Actions({ duplicate, voice }: { duplicate: string; voice: ReactNode }) {
  const t = useTranslate();
  return (
    <Inline className={css.actions}>
      <Link href={duplicate} variant="button" icon={<CopyPlus size={16} />}>
        {t('ticketForm.duplicate')}
      </Link>
      {voice}
    </Inline>
  );
}

/** Button that opens the assistant. Without an assistant it shows a notice. */
function Voice({ onPress }: { onPress: (() => void) | undefined }) {
  const t = useTranslate();
  if (onPress) {
    return (
      <Button icon={<Mic size={16} />} onPress={onPress}>
        {t('ticketForm.voice')}
      </Button>
    );
  }
  return (
    <Tooltip
      content={t('ticketForm.voiceSoon')}
      trigger={
        <Button
          className={css.voice}
          icon={<Mic size={16} />}
          // `aria-disabled` instead of `disabled`, so that the button can be hovered and focused and its tooltip read.
          aria-disabled
          // Touch screens show no tooltip, so a press shows the same text.
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
