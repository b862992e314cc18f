import { confirmTicketWarning, type Ticket, type TicketWarningKind } from '@derrick/domain/tickets';
import { Banner } from '@derrick/ui/Banner';
import { Button } from '@derrick/ui/Button';
import { Inline } from '@derrick/ui/Inline';
import { Link } from '@derrick/ui/Link';
import { Stack } from '@derrick/ui/Stack';
import type { MessageKey } from '../../core/i18n/catalogue.ts';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import { useSession } from '../../core/session.tsx';
import { useChange } from '../../patterns/remote/index.ts';
import { ticketPage } from '../addresses.ts';
import * as css from './TicketWarnings.css.ts';

const texts = {
  OVERLAP: 'ticketWarning.overlap',
  LONG: 'ticketWarning.long',
  FUTURE: 'ticketWarning.future',
  ALIKE: 'ticketWarning.alike',
  CLOCK_CHANGE: 'ticketWarning.clockChange',
  OVERTIME: 'ticketWarning.overtime',
} as const satisfies Record<TicketWarningKind, MessageKey>;

interface TicketWarningsProps {
  ticket: Ticket;
  /** Called with the ticket after the user has confirmed a warning. */
  onConfirmed: (ticket: Ticket) => void;
}

/** Warnings about the last saved version of the ticket. They do not prevent saving. */
export function TicketWarnings({ ticket: { id, warnings, invoiceId }, onConfirmed }: TicketWarningsProps) {
  const t = useTranslate();
  const { can } = useSession();
  const { change, isPending } = useChange(confirmTicketWarning, { failure: 'ticketWarning.failed' });
  const open = warnings.filter(({ isConfirmed }) => !isConfirmed);
  // The times of a ticket on an invoice can no longer be changed.
  if (open.length === 0 || invoiceId !== null) return null;

  const confirm = async (key: string) => {
    const result = await change({ params: { id }, body: { key, isConfirmed: true } });
    if (result.ok) onConfirmed(result.data);
  };
  return (
    <Banner tone="warning" title={t('ticketWarning.title')}>
      <Stack as="ul" gap={8} className={css.list}>
        {open.map(({ key, kind, ticket, hours }) => (
          <Inline key={key} as="li">
            <span>
              {t(texts[kind], { hours: hours ?? 0 })}{' '}
              {ticket && <Link href={ticketPage(ticket.id)}>{`#${ticket.jobcode}`}</Link>}
            </span>
            {can('tickets:write') && (
              <Button size="small" isDisabled={isPending} onPress={() => void confirm(key)}>
                {t('ticketWarning.confirm')}
              </Button>
            )}
          </Inline>
        ))}
      </Stack>
    </Banner>
  );
}
