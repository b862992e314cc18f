import { Link } from '@derrick/ui/Link';
import type { ReactNode } from 'react';
import { useTranslate } from './i18n/MessagesProvider.tsx';
import { PageNotice } from './PageNotice.tsx';

/** A page of a feature that is still to come. */
export function Placeholder({ icon, title, text }: { icon: ReactNode; title: string; text: string }) {
  const t = useTranslate();
  return (
    <PageNotice
      isTall
      icon={icon}
      title={title}
      text={text}
      action={
        <Link href="/dashboard/job-tickets" variant="button">
          {t('shell.placeholder.toTickets')}
        </Link>
      }
    />
  );
}
