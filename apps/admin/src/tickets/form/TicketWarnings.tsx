import type { TicketWarning, TicketWarningKind } from '@derrick/domain/tickets';
import { Banner } from '@derrick/ui/Banner';
import { Button } from '@derrick/ui/Button';
import { Link } from '@derrick/ui/Link';
import type { MessageKey } from '../../app/i18n/catalogue.ts';
import { useTranslate } from '../../app/i18n/MessagesProvider.tsx';
import { NEW_TICKET } from '../addresses.ts';
import * as css from './TicketWarnings.css.ts';

const texts = {
  OVERLAP: 'ticketForm.warning.overlap',
  LONG: 'ticketForm.warning.long',
  FUTURE: 'ticketForm.warning.future',
  ALIKE: 'ticketForm.warning.alike',
  CLOCK_CHANGE: 'ticketForm.warning.clockChange',
} as const satisfies Record<TicketWarningKind, MessageKey>;

interface TicketWarningsProps {
  warnings: readonly TicketWarning[];
  /** Called with the keys of all that are right as they are; absent where nothing can be said. */
  onConfirm?: ((keys: string[]) => void) | undefined;
  isPending?: boolean;
}

/** What may be wrong with a ticket, as it was saved last. It keeps nobody from saving. */
export function TicketWarnings({ warnings, onConfirm, isPending = false }: TicketWarningsProps) {
  const t = useTranslate();
  const open = warnings.filter(({ isConfirmed }) => !isConfirmed);
  if (open.length === 0) return null;
  return (
    <Banner tone="warning" title={t('ticketForm.warning.title')}>
      <ul className={css.list}>
        {open.map(({ key, kind, ticket }) => (
          <li key={key}>
            {t(texts[kind])}{' '}
            {ticket && <Link href={`${NEW_TICKET}/${ticket.id}`}>{`#${ticket.jobcode}`}</Link>}
          </li>
        ))}
      </ul>
      {onConfirm && (
        <Button size="small" isPending={isPending} onPress={() => onConfirm(open.map(({ key }) => key))}>
          {t('ticketForm.warning.confirm')}
        </Button>
      )}
    </Banner>
  );
}
