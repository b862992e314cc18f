import { Button } from '@derrick/ui/Button';
import { Dialog } from '@derrick/ui/Dialog';
import { Link } from '@derrick/ui/Link';
import { Stack } from '@derrick/ui/Stack';
import { useState } from 'react';
import { useTranslate } from '../core/i18n/MessagesProvider.tsx';
import { useSession } from '../core/session.tsx';
import { type SignatureOutcome, useSignatureRequests } from '../signatures/index.ts';
import { ticketPage } from './addresses.ts';
import { GapList } from './gaps/GapList.tsx';
import { gapsOf, SIGNATURE } from './gaps/gapsOf.ts';
import * as css from './RefusedDialog.css.ts';

/** A ticket that a bulk action rejected, or that it approved although lines have no price. */
export interface RefusedTicket {
  id: string;
  label: string;
  /** Message of the server; undefined for an approved ticket. */
  reason: string | undefined;
  /** Message keys of the gaps by field. An older server sends only the message. */
  errors?: Readonly<Record<string, string>> | undefined;
  contactName?: string | null | undefined;
  /** Number of lines without a price. */
  unpriced?: number | undefined;
}

interface RefusedDialogProps {
  tickets: readonly RefusedTicket[];
  onClose: () => void;
}

/** Dialog with the result of a bulk action: the gaps of each rejected ticket, and the actions that close them. */
export function RefusedDialog({ tickets, onClose }: RefusedDialogProps) {
  const t = useTranslate();
  const { can } = useSession();
  const { ask, isPending, outcomes } = useSignatureRequests();
  const [asking, setAsking] = useState<readonly string[]>([]);
  const refused = tickets.filter(({ reason }) => reason !== undefined);
  const approved = tickets.filter(({ reason }) => reason === undefined);
  // Technicians may not see the addresses of contacts, and request signatures on the page of the ticket.
  const mayAsk = can('customers:read');
  const unsigned = mayAsk ? refused.filter(({ errors }) => errors?.[SIGNATURE] !== undefined) : [];
  const left = unsigned.filter(({ id }) => !outcomes.get(id)?.request);

  const askFor = async (ids: readonly string[]) => {
    setAsking(ids);
    await ask(ids);
    setAsking([]);
  };
  const list = (part: readonly RefusedTicket[]) => (
    <Stack as="ul" gap={12} className={css.list}>
      {part.map((ticket) => (
        <Entry
          key={ticket.id}
          ticket={ticket}
          isAsking={asking.includes(ticket.id)}
          outcome={outcomes.get(ticket.id)}
          onAsk={mayAsk ? () => void askFor([ticket.id]) : undefined}
        />
      ))}
    </Stack>
  );

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={
        refused.length > 0
          ? t('tickets.bulk.refused', { count: refused.length })
          : t('tickets.bulk.unpriced', { count: approved.length })
      }
      description={t(refused.length > 0 ? 'tickets.bulk.refusedHint' : 'tickets.bulk.unpricedHint')}
      footer={
        <>
          <Button variant={unsigned.length > 0 ? 'secondary' : 'primary'} onPress={onClose}>
            {t('common.close')}
          </Button>
          {unsigned.length > 0 && (
            <Button
              variant="primary"
              isPending={isPending && asking.length > 1}
              // Stays focusable, so that the focus is not lost when all signatures are requested.
              isDisabled={left.length === 0}
              isFocusableWhenDisabled
              onPress={() => void askFor(left.map(({ id }) => id))}
            >
              {t('tickets.bulk.askAll', { count: left.length || unsigned.length })}
            </Button>
          )}
        </>
      }
    >
      <div role="status">{outcomes.size > 0 && <p className={css.status}>{statusOf(outcomes, t)}</p>}</div>
      <Stack gap={16}>
        {refused.length > 0 && list(refused)}
        {refused.length > 0 && approved.length > 0 && (
          <Stack gap={4}>
            <h3 className={css.heading}>{t('tickets.bulk.unpriced', { count: approved.length })}</h3>
            <p>{t('tickets.bulk.unpricedHint')}</p>
          </Stack>
        )}
        {approved.length > 0 && list(approved)}
      </Stack>
    </Dialog>
  );
}

/** Returns how many contacts were asked and for how many tickets that was not possible. */
function statusOf(
  outcomes: ReadonlyMap<string, SignatureOutcome>,
  t: ReturnType<typeof useTranslate>,
): string {
  const requested = [...outcomes.values()].filter((outcome) => outcome.request).length;
  const rest = outcomes.size - requested;
  const parts = [t('tickets.bulk.asked', { count: requested })];
  if (rest > 0) parts.push(t('tickets.bulk.notAsked', { count: rest }));
  return parts.join(' ');
}

interface EntryProps {
  ticket: RefusedTicket;
  isAsking: boolean;
  outcome: SignatureOutcome | undefined;
  onAsk: (() => void) | undefined;
}

function Entry({ ticket: { id, label, reason, errors, contactName, unpriced }, ...asking }: EntryProps) {
  const gaps = gapsOf(errors, unpriced);
  // A rejection without gaps, such as a wrong status, is explained by the server's message.
  const message = errors ? undefined : reason;
  return (
    <li>
      <Link href={ticketPage(id)} className={css.ticket}>
        {label}
      </Link>{' '}
      {message}
      {gaps.length > 0 && <GapList ticketId={id} gaps={gaps} contactName={contactName} {...asking} />}
    </li>
  );
}
