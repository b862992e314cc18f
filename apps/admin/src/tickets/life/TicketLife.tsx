import { isRole } from '@derrick/domain/auth';
import {
  type Ticket,
  type TicketRules,
  type TicketStatus,
  ticketTransitions,
  transitionError,
  transitionsOf,
} from '@derrick/domain/tickets';
import { Badge } from '@derrick/ui/Badge';
import { Button } from '@derrick/ui/Button';
import { Inline } from '@derrick/ui/Inline';
import { Link } from '@derrick/ui/Link';
import { type ReactNode, useId, useState } from 'react';
import { useFormats } from '../../core/formats/index.ts';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import { lazyOverlay, usePreload } from '../../core/lazyOverlay.tsx';
import { notify } from '../../core/notify.tsx';
import { useSession } from '../../core/session.tsx';
import { useErrorMessage } from '../../patterns/remote/index.ts';
import { SignatureCard } from '../../signatures/index.ts';
import { invoicePage } from '../addresses.ts';
import { ApprovalGaps } from '../gaps/ApprovalGaps.tsx';
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
  /** The page has another primary action, so the buttons here are secondary. @default false */
  hasOtherPrimary?: boolean | undefined;
  /** Shows the signature, too. @default true */
  hasSignature?: boolean | undefined;
  /** Status changes that the page offers at another position. */
  hiddenTransitions?: readonly PageTransition[] | undefined;
  /** The gaps with which the server rejected an approval at another position of the page. */
  refusal?: Readonly<Record<string, string>> | undefined;
  /** Called with the ticket after its status changed, also if another user changed it. */
  onMoved: (ticket: Ticket) => void;
  /** Focuses a field of the form on the same page. Without it, the gaps of the ticket link to its form. */
  onOpenField?: ((field: string) => void) | undefined;
}

/** Status of a ticket, who changed it, and the actions available to the user. */
export function TicketLife({
  ticket,
  rules,
  hasChanges,
  hasOtherPrimary = false,
  hasSignature = true,
  hiddenTransitions = [],
  refusal: refusalOfPage,
  onMoved,
  onOpenField,
}: TicketLifeProps) {
  const t = useTranslate();
  const errors = useErrorMessage();
  const [openReason, setOpenReason] = useState<keyof typeof reasons>();
  const preloadReason = usePreload(ReasonDialog);
  const [refusal, setRefusal] = useState<Readonly<Record<string, string>>>();
  const { move, isApproving } = useTransition(ticket, onMoved, setRefusal);
  const { transitions: allowed, isOwnTicket } = useOwnTransitions(ticket, rules);
  const transitions = allowed.filter((transition) => !hiddenTransitions.includes(transition));
  const gapsId = useId();
  const isReviewing = isOwnTicket || allowed.includes('approve');
  const { label, tone } = ticketStates[ticket.status];

  const approve = async () => {
    setRefusal(undefined);
    const result = await move('approve');
    if (result.ok) onMoved(result.data);
  };
  const buttons: Record<PageTransition, ReactNode> = {
    approve: (
      <Button
        key="approve"
        variant={hasOtherPrimary ? 'secondary' : 'primary'}
        isDisabled={hasChanges || isOwnTicket}
        // Stays focusable, so that its description can explain the reason.
        isFocusableWhenDisabled={isOwnTicket}
        aria-describedby={isOwnTicket ? gapsId : undefined}
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
        onPress={() => setOpenReason(name)}
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
          <InvoiceState ticket={ticket} />
          <StatusChange ticket={ticket} />
          {hasChanges && transitions.length > 0 && <p className={css.hint}>{t('ticketLife.saveFirst')}</p>}
        </Inline>
        <Inline isStackedOnPhone justify="end">
          <TicketPdf ticket={ticket} />
          {transitions.map((transition) => buttons[transition])}
          {isOwnTicket && !hiddenTransitions.includes('approve') && buttons.approve}
        </Inline>
        {openReason && (
          <ReasonDialog
            words={reasons[openReason]}
            onSubmit={async (text) => {
              const result = await move(openReason, text);
              if (!result.ok && result.error?.status === 409) {
                // The ticket has changed, so the dialog no longer applies: the page shows the current ticket.
                void notify(errors.notice(result.error, 'ticketLife.failed'));
                setOpenReason(undefined);
              }
              return result;
            }}
            onDone={(moved) => {
              setOpenReason(undefined);
              onMoved(moved);
            }}
            onClose={() => setOpenReason(undefined)}
          />
        )}
      </Inline>
      {isReviewing && (
        <ApprovalGaps
          id={gapsId}
          ticket={ticket}
          rules={rules}
          hasChanges={hasChanges}
          isOwnTicket={isOwnTicket}
          refusal={refusalOfPage ?? refusal}
          onChanged={onMoved}
          onOpenField={onOpenField}
        />
      )}
      {hasSignature && (
        <SignatureCard
          ticket={ticket}
          hasChanges={hasChanges}
          isSecondary={hasOtherPrimary}
          onChanged={onMoved}
        />
      )}
    </>
  );
}

/**
 * Returns the actions available to the user, except those of the form, and whether the user could approve the ticket if
 * it were not their own.
 */
function useOwnTransitions(
  ticket: Ticket,
  rules: TicketRules,
): { transitions: PageTransition[]; isOwnTicket: boolean } {
  const { can, user } = useSession();
  if (!isRole(user.role)) return { transitions: [], isOwnTicket: false };
  const { technicianId, author, status, invoiceId } = ticket;
  const facts = { technicianId, authorId: author?.id ?? null, status, invoiceId };
  const actor = { userId: user.id, role: user.role };
  // The company may have restricted the permissions of the role.
  const all = transitionsOf(actor, facts, rules).filter((one) => can(ticketTransitions[one].permission));
  return {
    // The most important action comes last, as in a dialog.
    transitions: all.filter((transition): transition is PageTransition => transition !== 'submit').reverse(),
    isOwnTicket: can('tickets:review') && transitionError('approve', actor, facts, rules) === 'ownTicket',
  };
}

/** Invoice status of a ticket that is not void, with a link to the invoice for users who may read it. */
function InvoiceState({ ticket: { invoiceId, status } }: { ticket: TicketLifeProps['ticket'] }) {
  const t = useTranslate();
  const { can } = useSession();
  if (status === 'VOID') return null;
  if (invoiceId === null) return <Badge tone="warning">{t('ticketLife.notInvoiced')}</Badge>;
  return (
    <>
      {/* The status of a ticket on a draft invoice is still approved. */}
      {status !== 'INVOICED' && <Badge tone="success">{t('ticketLife.invoiced')}</Badge>}
      {can('invoices:read') && <Link href={invoicePage(invoiceId)}>{t('ticketLife.openInvoice')}</Link>}
    </>
  );
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
