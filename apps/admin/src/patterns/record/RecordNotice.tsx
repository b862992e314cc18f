import { Button } from '@derrick/ui/Button';
import { EmptyState } from '@derrick/ui/EmptyState';
import { Link } from '@derrick/ui/Link';
import type { ReactNode } from 'react';
import { useTranslate } from '../../app/i18n/MessagesProvider.tsx';
import * as css from './RecordPage.css.ts';

interface RecordNoticeProps {
  /** 20 px icon. */
  icon: ReactNode;
  title: string;
  text: string;
  /** Leads to the list, or tries again. */
  action: { label: string; href: string } | { retry: () => void };
  /** Announces the notice, because something went wrong. */
  isAlert?: boolean | undefined;
}

/** Stands where a record would be: it is missing, not allowed or could not be loaded. */
export function RecordNotice({ icon, title, text, action, isAlert = false }: RecordNoticeProps) {
  const t = useTranslate();
  return (
    <div className={css.state} {...(isAlert && { role: 'alert' })}>
      <EmptyState
        headingLevel={3}
        icon={icon}
        title={title}
        description={text}
        action={
          'retry' in action ? (
            <Button variant="primary" onPress={action.retry}>
              {t('common.retry')}
            </Button>
          ) : (
            <Link href={action.href} variant="button">
              {action.label}
            </Link>
          )
        }
      />
    </div>
  );
}
