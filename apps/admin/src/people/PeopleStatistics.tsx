import type { Page } from '@derrick/domain/contract';
import type { AccountStatus, Person, PersonQuery } from '@derrick/domain/people';
import { CircleCheck, Mail } from 'lucide-react';
import { useTranslate } from '../core/i18n/MessagesProvider.tsx';
import { type List, ListStatistics, useStatistics } from '../patterns/list/index.ts';
import type { PeopleKind } from './kind.ts';

const none = { totalManagers: 0, activeManagers: 0, pendingInvitations: 0 };

interface PeopleStatisticsProps {
  kind: PeopleKind;
  list: List<PersonQuery, Page<Person>>;
}

/** Number of team members, and how many of them can sign in. Each figure links to the counted rows. */
export function PeopleStatistics({ kind: { name, Icon, statistics }, list }: PeopleStatisticsProps) {
  const t = useTranslate();
  const counts = useStatistics(list, statistics, {}, { failureTitle: `${name}.statisticsFailed`, none });
  const [total, active] =
    counts === undefined
      ? []
      : 'totalTechnicians' in counts
        ? [counts.totalTechnicians, counts.activeTechnicians]
        : [counts.totalManagers, counts.activeManagers];
  const href = (...statuses: AccountStatus[]) => list.hrefOf({ statuses, pageNumber: 1 });

  return (
    <ListStatistics
      label={t(`${name}.statistics`)}
      figures={[
        {
          id: 'total',
          Icon,
          label: t(`${name}.total`),
          shortLabel: t('people.totalShort'),
          value: total,
          href: href(),
        },
        {
          id: 'active',
          Icon: CircleCheck,
          label: t(`${name}.active`),
          shortLabel: t('people.activeShort'),
          value: active,
          href: href('ACTIVE'),
        },
        {
          id: 'pending',
          Icon: Mail,
          label: t('people.pending'),
          shortLabel: t('people.pendingShort'),
          value: counts?.pendingInvitations,
          href: href('PENDING'),
        },
      ]}
    />
  );
}
