import { errorCodes } from '@derrick/domain/http';
import { missingRequirements, type Ticket, type TicketRules, unpricedLines } from '@derrick/domain/tickets';
import { Card } from '@derrick/ui/Card';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import { useSession } from '../../core/session.tsx';
import { AskDialog, useSignatureRequests } from '../../signatures/index.ts';
import * as css from './ApprovalGaps.css.ts';
import { GapList } from './GapList.tsx';
import { APPROVER, gapsOf } from './gapsOf.ts';

interface ApprovalGapsProps {
  /** Element ID, with which a disabled Approve button refers to the reason. */
  id: string;
  ticket: Ticket;
  rules: TicketRules;
  /** The form has unsaved changes. */
  hasChanges: boolean;
  /** The company does not allow the user to approve this ticket. */
  isOwnTicket: boolean;
  /** The gaps with which the server rejected the approval. They receive the focus. */
  refusal: Readonly<Record<string, string>> | undefined;
  /** Called with the ticket after its signature was requested. */
  onChanged: (ticket: Ticket) => void;
  /** Focuses a field of the form on the same page. Without it, the gaps link to the form. */
  onOpenField?: ((field: string) => void) | undefined;
}

/** The gaps of a submitted ticket that block its approval, and the warnings for the approver. */
export function ApprovalGaps({
  id,
  ticket,
  rules,
  hasChanges,
  isOwnTicket,
  refusal,
  onChanged,
  onOpenField,
}: ApprovalGapsProps) {
  const t = useTranslate();
  const { can } = useSession();
  const headingId = useId();
  const ref = useRef<HTMLElement>(null);
  const requests = useSignatureRequests();
  const [isAskOpen, setAskOpen] = useState(false);
  useEffect(() => {
    if (refusal) ref.current?.focus();
  }, [refusal]);

  const errors = {
    ...(isOwnTicket && { [APPROVER]: 'ownTicket' }),
    ...missingRequirements(ticket, [...rules.submitGates, ...rules.approvalGates]),
    // The company's rules may have changed since they were loaded.
    ...refusal,
  };
  const gaps = gapsOf(errors, unpricedLines(ticket.lines, can('prices:read')));
  if (gaps.length === 0) return null;

  const waiting = {
    problem: { code: errorCodes.signatureRequested, message: t('ticketLife.gap.waiting') },
  };
  const outcome =
    requests.outcomes.get(ticket.id) ??
    (ticket.signatureRequest || ticket.signatureState === 'waiting' ? waiting : undefined);
  const ask = () => {
    // Technicians may not see the addresses of contacts.
    if (can('customers:read')) void requests.ask([ticket.id]);
    else setAskOpen(true);
  };
  return (
    <Card as="section" padding="large" id={id} ref={ref} tabIndex={-1} aria-labelledby={headingId}>
      <h3 id={headingId} className={css.heading}>
        {t('ticketLife.gap.title')}
      </h3>
      <GapList
        ticketId={ticket.id}
        gaps={gaps}
        contactName={ticket.customerName}
        onAsk={can('tickets:write') ? ask : undefined}
        isAsking={requests.isPending}
        outcome={outcome}
        isAskDisabled={hasChanges}
        onAskOther={() => setAskOpen(true)}
        onOpenField={onOpenField}
      />
      {isAskOpen && (
        <AskDialog
          ticket={ticket}
          onAsked={(signatureRequest) => onChanged({ ...ticket, signatureRequest })}
          onClose={() => setAskOpen(false)}
        />
      )}
    </Card>
  );
}
