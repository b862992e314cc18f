import { CircleCheck, Mail } from 'lucide-react';
import { useTranslate } from '../app/i18n/MessagesProvider.tsx';
import { ListStatistics, useStatistics } from '../patterns/list/index.ts';
import type { PeopleKind } from './kind.ts';

const none = { totalManagers: 0, activeManagers: 0, pendingInvitations: 0 };

/** Counts the people of a kind, and how many of them can sign in. */
export function PeopleStatistics({ kind: { name, Icon, statistics } }: { kind: PeopleKind }) {
  const t = useTranslate();
  const counts = useStatistics(statistics, {}, { failureTitle: `${name}.statisticsFailed`, none });
  const [total, active] =
    counts === undefined
      ? []
      : 'totalTechnicians' in counts
        ? [counts.totalTechnicians, counts.activeTechnicians]
        : [counts.totalManagers, counts.activeManagers];

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
        },
        {
          id: 'active',
          Icon: CircleCheck,
          label: t(`${name}.active`),
          shortLabel: t('people.activeShort'),
          value: active,
        },
        {
          id: 'pending',
          Icon: Mail,
          label: t('people.pending'),
          shortLabel: t('people.pendingShort'),
          value: counts?.pendingInvitations,
        },
      ]}
    />
  );
}
