import { isRole } from '@derrick/domain/auth';
import { type Ticket, type TicketRules, type TicketStatus, transitionsOf } from '@derrick/domain/tickets';
import { Badge } from '@derrick/ui/Badge';
import { Button } from '@derrick/ui/Button';
import { Inline } from '@derrick/ui/Inline';
import { type ReactNode, useState } from 'react';
import { useFormats } from '../../core/formats/index.ts';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import { lazyOverlay, usePreload } from '../../core/lazyOverlay.tsx';
import { notify } from '../../core/notify.tsx';
import { useSession } from '../../core/session.tsx';
import { useErrorMessage } from '../../patterns/remote/index.ts';
import { SignatureCard } from '../../signatures/index.ts';
import * as css from './TicketLife.css.ts';
import { TicketPdf } from './TicketPdf.tsx';
import { reasons, ticketStates } from './ticketStates.ts';
import { type PageTransition, useTransition } from './useTransition.ts';

const ReasonDialog = lazyOverlay(async () => (await import('./ReasonDialog.tsx')).ReasonDialog);

interface TicketLifeProps {
  ticket: Ticket & { status: TicketStatus };
  rules: TicketRules;
  /** The form has unsaved changes that a status change would lose. */
  hasChanges: boolean;
  /** Called with the ticket after its status changed, also if another user changed it. */
  onMoved: (ticket: Ticket) => void;
}

/** Status of a ticket, who changed it, and the actions available to the user. */
export function TicketLife({ ticket, rules, hasChanges, onMoved }: TicketLifeProps) {
  const t = useTranslate();
  const errors = useErrorMessage();
  const [asked, setAsked] = useState<keyof typeof reasons>();
  const preloadReason = usePreload(ReasonDialog);
  const { move, isApproving } = useTransition(ticket, onMoved);
  const transitions = useOwnTransitions(ticket, rules);
  const { label, tone } = ticketStates[ticket.status];

  const approve = async () => {
    const result = await move('approve');
    if (result.ok) onMoved(result.data);
  };
  const buttons: Record<PageTransition, ReactNode> = {
    approve: (
      <Button
        key="approve"
        variant="primary"
        isDisabled={hasChanges}
        isPending={isApproving}
        onPress={() => void approve()}
      >
        {t('ticketLife.approve')}
      </Button>
    ),
    requestChanges: action('requestChanges'),
    reopen: action('reopen'),
    void: action('void'),
  };

  function action(name: keyof typeof reasons) {
    return (
      <Button
        key={name}
        variant="secondary"
        {...preloadReason}
        aria-haspopup="dialog"
        isDisabled={hasChanges}
        onPress={() => setAsked(name)}
      >
        {t(reasons[name].submit)}
      </Button>
    );
  }

  return (
    <>
      <Inline
        as="section"
        gap={12}
        align="start"
        justify="between"
        className={css.root}
        aria-label={t('ticketLife.label')}
      >
        <Inline className={css.state}>
          <Badge tone={tone}>{t(label)}</Badge>
          <StatusChange ticket={ticket} />
          {hasChanges && transitions.length > 0 && <p className={css.hint}>{t('ticketLife.saveFirst')}</p>}
        </Inline>
        <Inline isStackedOnPhone justify="end">
          <TicketPdf ticket={ticket} />
          {transitions.map((transition) => buttons[transition])}
        </Inline>
        {asked && (
          <ReasonDialog
            words={reasons[asked]}
            onSubmit={async (text) => {
              const result = await move(asked, text);
              if (!result.ok && result.error?.status === 409) {
                // The ticket has changed, so the dialog no longer applies: the page shows the current ticket.
                void notify(errors.notice(result.error, 'ticketLife.failed'));
                setAsked(undefined);
              }
              return result;
            }}
            onDone={(moved) => {
              setAsked(undefined);
              onMoved(moved);
            }}
            onClose={() => setAsked(undefined)}
          />
        )}
      </Inline>
      <SignatureCard ticket={ticket} hasChanges={hasChanges} onChanged={onMoved} />
    </>
  );
}

/** Returns the actions available to the user, except those of the form. */
function useOwnTransitions(ticket: Ticket, rules: TicketRules): PageTransition[] {
  const { user } = useSession();
  if (!isRole(user.role)) return [];
  const { technicianId, author, status, invoiceId } = ticket;
  const facts = { technicianId, authorId: author?.id ?? null, status, invoiceId };
  const all = transitionsOf({ userId: user.id, role: user.role }, facts, rules);
  // The most important action comes last, as in a dialog.
  return all.filter((one): one is PageTransition => one !== 'submit').reverse();
}

/** User, time and comment of the last status change. */
function StatusChange({ ticket }: { ticket: TicketLifeProps['ticket'] }) {
  const t = useTranslate();
  const formats = useFormats();
  const { status, statusChange } = ticket;
  if (!statusChange) return null;
  const { by, at, comment } = statusChange;
  // A customer who disputes a ticket through a link has no account.
  const contact = status === 'CHANGES_REQUESTED' ? ticket.customerName || ticket.customerCompany : null;
  const name = by?.fullname ?? contact;
  return (
    <>
      {name && at && (
        <span className={css.moved}>{t(ticketStates[status].moved, { name, date: formats.date(at) })}</span>
      )}
      {comment && <blockquote className={css.comment}>{comment}</blockquote>}
    </>
  );
}
