import { Stack } from '@derrick/ui/Stack';
import { StatCard } from '@derrick/ui/StatCard';
import { useIsMobile } from '@derrick/ui/theme';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLanguage, useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import * as css from './list.css.ts';

interface Figure {
  id: string;
  Icon: LucideIcon;
  label: string;
  /** Label on phones. */
  shortLabel?: string | undefined;
  /** Undefined until loaded. */
  value: number | undefined;
  /** Address of the list with the counted rows. */
  href: string;
  description?: string | undefined;
}

/** The page of a list: figures, results and the list one below the other. */
export const ListPage = ({ children }: { children: ReactNode }) => (
  <Stack gap={20} className={css.page}>
    {children}
  </Stack>
);

/** Three figures above a list, the total and two subsets, each linking to the rows it counts. */
export function ListStatistics({ label, figures }: { label: string; figures: readonly Figure[] }) {
  const t = useTranslate();
  const { locale } = useLanguage();
  const isMobile = useIsMobile();
  const total = figures[0]?.value;
  const hint = (index: number, value: number | undefined) => {
    if (value === undefined || total === undefined) return undefined;
    return index === 0 ? t('list.figure.all', { total }) : t('list.figure.part', { value, total });
  };
  return (
    <section className={css.cards} aria-label={label}>
      {figures.map(({ id, Icon, label: long, shortLabel, value, href, description }, index) => (
        <StatCard
          key={id}
          icon={<Icon size={16} />}
          label={(isMobile && shortLabel) || long}
          value={value?.toLocaleString(locale)}
          description={description}
          href={href}
          hint={hint(index, value)}
          isPending={value === undefined}
          density={isMobile ? 'compact' : 'comfortable'}
        />
      ))}
    </section>
  );
}
