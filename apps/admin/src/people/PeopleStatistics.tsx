import { StatCard } from '@derrick/ui/StatCard';
import { useIsMobile } from '@derrick/ui/theme';
import { CircleCheck, Mail } from 'lucide-react';
import { useLanguage, useTranslate } from '../app/i18n/MessagesProvider.tsx';
import * as css from './PeopleScreen.css.ts';
import type { PeopleRoom } from './room.ts';
import { useCounts } from './usePeople.ts';

/** Counts the people of a room, and how many of them are in. */
export function PeopleStatistics({ room }: { room: PeopleRoom }) {
  const t = useTranslate();
  const { locale } = useLanguage();
  const isMobile = useIsMobile();
  const counts = useCounts(room);
  const { Icon, words } = room;
  const cards = [
    {
      id: 'total',
      icon: <Icon size={16} />,
      label: t(isMobile ? 'people.totalShort' : words.total),
      value: counts?.total,
    },
    {
      id: 'active',
      icon: <CircleCheck size={16} />,
      label: t(isMobile ? 'people.activeShort' : words.active),
      value: counts?.active,
    },
    {
      id: 'pending',
      icon: <Mail size={16} />,
      label: t(isMobile ? 'people.pendingShort' : 'people.pending'),
      value: counts?.pending,
    },
  ];
  return (
    <section className={css.cards} aria-label={t(words.statistics)}>
      {cards.map(({ id, value, ...card }) => (
        <StatCard
          key={id}
          {...card}
          value={value?.toLocaleString(locale)}
          isPending={!counts}
          density={isMobile ? 'compact' : 'regular'}
        />
      ))}
    </section>
  );
}
