import { Breadcrumbs } from '@derrick/ui/Breadcrumbs';
import type { ReactNode } from 'react';
import { useTranslate } from '../../app/i18n/MessagesProvider.tsx';
import * as css from './RecordPage.css.ts';

interface RecordPageProps {
  /** The list that the record is in, and the way back to it as it was left. */
  list: { label: string; href: string };
  /** The last word of the way here. */
  place: string;
  title: string;
  /** The record's own code, such as `TK-10482`. */
  code?: string | undefined;
  /** Buttons beside the title. */
  actions?: ReactNode;
  /** The greatest width. @default 'medium' */
  size?: keyof typeof css.page | undefined;
  children: ReactNode;
}

/** The page of one record: the way here, its title and its actions. */
export function RecordPage({
  list,
  place,
  title,
  code,
  actions,
  size = 'medium',
  children,
}: RecordPageProps) {
  const t = useTranslate();
  return (
    <div className={css.page[size]}>
      <header className={css.header}>
        <div className={css.headings}>
          <Breadcrumbs
            items={[{ label: t('shell.overview'), href: '/dashboard/overview' }, list, { label: place }]}
          />
          <h2 className={css.title}>
            {title} {code && <span className={css.code}>{`#${code}`}</span>}
          </h2>
        </div>
        {actions}
      </header>
      {children}
    </div>
  );
}
