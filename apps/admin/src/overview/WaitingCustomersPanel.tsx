import type { WaitingCustomers } from '@derrick/domain/overview';
import { Avatar } from '@derrick/ui/Avatar';
import { Link } from '@derrick/ui/Link';
import { Skeleton } from '@derrick/ui/Skeleton';
import { visuallyHidden } from '@derrick/ui/theme';
import type { ReactNode } from 'react';
import { useLanguage, useTranslate } from '../core/i18n/MessagesProvider.tsx';
import { useSession } from '../core/session.tsx';
import { newInvoiceFor } from '../invoices/index.ts';
import type { Remote } from '../patterns/remote/index.ts';
import { Panel } from './Panel.tsx';
import * as css from './WaitingCustomersPanel.css.ts';
import { writeHours } from './week.ts';

/** Rows of the skeleton. Their widths are not in `ch`, because that unit changes when the font loads. */
const SKELETON = ['first', 'second', 'third', 'fourth', 'fifth'] as const;

/** Returns the address of the list of tickets without an invoice, of one customer or all. */
const waitingTickets = (customerId?: string) =>
  `/dashboard/job-tickets?${customerId === undefined ? '' : `customers=${customerId}&`}invoice=notInvoiced`;

/**
 * Customers with tickets that are not on an invoice, sorted by hours. Each row links to its tickets, the number of approved
 * ones to those.
 */
export function WaitingCustomersPanel({ waiting }: { waiting: Remote<WaitingCustomers> }) {
  const t = useTranslate();
  const { locale } = useLanguage();
  return (
    <Panel
      title={t('overview.waiting.title')}
      aside={
        <Link href={waitingTickets()} variant="standalone">
          {t('overview.waiting.all')}
          <span className={visuallyHidden}> ({t('overview.jobTickets')})</span>
        </Link>
      }
      remote={waiting}
      empty={({ customers }) =>
        customers.length > 0
          ? undefined
          : { title: t('overview.waiting.empty'), description: t('overview.waiting.emptyHint') }
      }
      skeleton={
        <List isHidden>
          {SKELETON.map((row) => (
            <Row
              key={row}
              picture={<Skeleton width={28} height={28} />}
              name={<Skeleton width="8rem" />}
              tickets={<Skeleton width="4rem" />}
              hours={<Skeleton width="2.5rem" />}
            />
          ))}
        </List>
      }
    >
      {({ customers }) => (
        <List>
          {customers.map(({ id, name, photo, tickets, approved, hours }) => (
            <Row
              key={id}
              picture={<Avatar name={name} src={photo} shape="square" />}
              name={
                <Link href={waitingTickets(id)} variant="quiet" className={css.link}>
                  {name}
                </Link>
              }
              tickets={<Counts customerId={id} tickets={tickets} approved={approved} />}
              hours={t('overview.hoursAmount', { hours: writeHours(hours, locale) })}
            />
          ))}
        </List>
      )}
    </Panel>
  );
}

interface CountsProps {
  customerId: string;
  tickets: number;
  /** Undefined if the server does not count them. */
  approved: number | undefined;
}

/** Number of tickets without an invoice and, as a link, of those that can be put on one. */
function Counts({ customerId, tickets, approved }: CountsProps) {
  const t = useTranslate();
  const { canOpen } = useSession();
  const all = t('overview.waiting.notInvoiced', { count: tickets });
  if (approved === undefined) return all;
  if (approved === 0) return `${all}, ${t('overview.waiting.noneApproved', { count: tickets })}`;
  const invoice = newInvoiceFor(customerId);
  return (
    <>
      {all},{' '}
      <Link
        href={canOpen(invoice) ? invoice : `${waitingTickets(customerId)}&review=APPROVED`}
        className={css.approved}
      >
        {approved === tickets
          ? t('overview.waiting.allApproved', { count: tickets })
          : t('overview.waiting.approved', { count: approved })}
      </Link>
    </>
  );
}

function List({ isHidden, children }: { isHidden?: boolean; children: ReactNode }) {
  return (
    <ul className={css.list} aria-hidden={isHidden}>
      {children}
    </ul>
  );
}

interface RowProps {
  picture: ReactNode;
  name: ReactNode;
  tickets: ReactNode;
  hours: ReactNode;
}

const Row = ({ picture, name, tickets, hours }: RowProps) => (
  <li className={css.row}>
    <span className={css.picture}>{picture}</span>
    <span className={css.name}>{name}</span> <span className={css.tickets}>{tickets}</span>{' '}
    <span className={css.hours}>{hours}</span>
  </li>
);
