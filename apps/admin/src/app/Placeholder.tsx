import { EmptyState } from '@derrick/ui/EmptyState';
import { Link } from '@derrick/ui/Link';
import type { ReactNode } from 'react';
import { useTranslate } from './i18n/MessagesProvider.tsx';
import * as css from './Placeholder.css.ts';

/** A page of a feature that is still to come. */
export function Placeholder({ icon, title, text }: { icon: ReactNode; title: string; text: string }) {
  const t = useTranslate();
  return (
    <div className={css.frame}>
      <EmptyState
        icon={icon}
        headingLevel={2}
        title={title}
        description={text}
        action={
          <Link href="/dashboard/job-tickets" variant="button">
            {t('shell.placeholder.toTickets')}
          </Link>
        }
      />
    </div>
  );
}
