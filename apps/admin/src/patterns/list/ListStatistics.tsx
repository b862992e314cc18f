import { StatCard } from '@derrick/ui/StatCard';
import { useIsMobile } from '@derrick/ui/theme';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLanguage } from '../../app/i18n/MessagesProvider.tsx';
import * as css from './list.css.ts';

interface Figure {
  id: string;
  Icon: LucideIcon;
  label: string;
  /** For a phone. */
  shortLabel?: string | undefined;
  /** Undefined until it is loaded. */
  value: number | undefined;
  description?: string | undefined;
}

/** The page of a list: figures, results and the list one below the other. */
export const ListPage = ({ children }: { children: ReactNode }) => <div className={css.page}>{children}</div>;

/** Three figures above a list. */
export function ListStatistics({ label, figures }: { label: string; figures: readonly Figure[] }) {
  const { locale } = useLanguage();
  const isMobile = useIsMobile();
  return (
    <section className={css.cards} aria-label={label}>
      {figures.map(({ id, Icon, label: long, shortLabel, value, description }) => (
        <StatCard
          key={id}
          icon={<Icon size={16} />}
          label={(isMobile && shortLabel) || long}
          value={value?.toLocaleString(locale)}
          description={description}
          isPending={value === undefined}
          density={isMobile ? 'compact' : 'regular'}
        />
      ))}
    </section>
  );
}
