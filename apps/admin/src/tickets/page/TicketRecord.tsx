import type { Ticket, TicketRules } from '@derrick/domain/tickets';
import { Stack } from '@derrick/ui/Stack';
import { deferred } from '../../core/deferred.tsx';
import { type Remote, RetryBanner, readyValue } from '../../patterns/remote/index.ts';
import { SignatureCard } from '../../signatures/index.ts';
import { TicketWarnings } from '../form/TicketWarnings.tsx';
import { TicketLife } from '../life/TicketLife.tsx';
import type { PageTransition } from '../life/useTransition.ts';
import { isUnsubmitted } from '../reviewStates.ts';
import { TicketFacts } from './TicketFacts.tsx';
import { TicketFiles } from './TicketFiles.tsx';
import { TicketLines } from './TicketLines.tsx';
import * as css from './TicketRecord.css.ts';

const TicketTimeline = deferred(async () => (await import('../life/TicketTimeline.tsx')).TicketTimeline, {
  messages: ['ticketForm'],
});

interface TicketRecordProps {
  ticket: Ticket;
  /** Company rules for tickets. */
  rules: Remote<TicketRules>;
  /** Updates the displayed ticket. */
  onChange: (ticket: Ticket) => void;
  /** Status changes that the page offers at another position. */
  hiddenTransitions?: readonly PageTransition[] | undefined;
  /** The gaps with which the server rejected an approval at that position. */
  refusal?: Readonly<Record<string, string>> | undefined;
}

/** Content of a ticket: status, signature, warnings, facts, lines, files and history. */
export function TicketRecord({ ticket, rules, onChange, hiddenTransitions, refusal }: TicketRecordProps) {
  const loadedRules = readyValue(rules);
  const { id, status } = ticket;
  const hasOtherPrimary = isUnsubmitted(ticket) || hiddenTransitions !== undefined;
  return (
    <>
      {rules.status === 'failed' && <RetryBanner {...rules} />}
      {ticket.warnings.some(({ isConfirmed }) => !isConfirmed) && (
        <TicketWarnings ticket={ticket} onConfirmed={onChange} />
      )}
      {status && loadedRules && (
        <TicketLife
          ticket={{ ...ticket, status }}
          rules={loadedRules}
          hasChanges={false}
          hasOtherPrimary={hasOtherPrimary}
          hasSignature={false}
          hiddenTransitions={hiddenTransitions}
          refusal={refusal}
          onMoved={onChange}
        />
      )}
      <div className={css.columns}>
        <Stack>
          <TicketFacts ticket={ticket} />
          <TicketLines ticket={ticket} />
          <SignatureCard
            ticket={ticket}
            hasChanges={false}
            isSecondary={hasOtherPrimary || status === 'SUBMITTED'}
            onChanged={onChange}
          />
          <TicketFiles ticket={ticket} />
        </Stack>
        {/* A server without statuses has no history. */}
        {status && <TicketTimeline key={id} id={id} />}
      </div>
    </>
  );
}
