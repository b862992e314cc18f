import type { WaitingCustomers } from '@derrick/domain/overview';
import { Avatar } from '@derrick/ui/Avatar';
import { Link } from '@derrick/ui/Link';
import { Skeleton } from '@derrick/ui/Skeleton';
import { visuallyHidden } from '@derrick/ui/theme';
import type { ReactNode } from 'react';
import { useLanguage, useTranslate } from '../app/i18n/MessagesProvider.tsx';
import { Panel } from './Panel.tsx';
import type { Remote } from './useOverview.ts';
import * as css from './WaitingCustomersPanel.css.ts';
import { writeHours } from './week.ts';

const SKELETON = ['first', 'second', 'third', 'fourth', 'fifth'] as const;

/** Shows whose tickets are on no invoice yet, those with the most hours first. */
export function WaitingCustomersPanel({ waiting }: { waiting: Remote<WaitingCustomers> }) {
  const t = useTranslate();
  const { locale } = useLanguage();
  return (
    <Panel
      title={t('overview.waiting.title')}
      aside={
        <Link href="/dashboard/job-tickets" variant="standalone">
          {t('overview.waiting.all')}
          <span className={visuallyHidden}> ({t('overview.jobTickets')})</span>
        </Link>
      }
      remote={waiting}
      failed={t('overview.waiting.failed')}
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
              name={<Skeleton width="14ch" />}
              tickets={<Skeleton width="8ch" />}
              hours={<Skeleton width="4ch" />}
            />
          ))}
        </List>
      }
    >
      {({ customers }) => (
        <List>
          {customers.map(({ id, name, photo, tickets, hours }) => (
            <Row
              key={id}
              picture={<Avatar name={name} src={photo} shape="square" />}
              name={name}
              tickets={t('overview.waiting.tickets', { count: tickets })}
              hours={t('overview.hoursAmount', { hours: writeHours(hours, locale) })}
            />
          ))}
        </List>
      )}
    </Panel>
  );
}

function List({ isHidden, children }: { isHidden?: boolean; children: ReactNode }) {
  return (
    <div className={css.container}>
      <ul className={css.list} aria-hidden={isHidden}>
        {children}
      </ul>
    </div>
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
