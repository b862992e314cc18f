import { Link } from '@derrick/ui/Link';
import { Lock } from 'lucide-react';
import type { MessageKey } from '../core/i18n/catalogue.ts';
import { useTranslate } from '../core/i18n/MessagesProvider.tsx';
import { PageNotice } from '../core/PageNotice.tsx';

interface ForbiddenProps {
  /** The list that the page belongs to, if the user may read it. */
  list?: { href: string; title: MessageKey } | undefined;
}

/** Notice that the user lacks permission for the page, with a link to an allowed page. */
export function Forbidden({ list }: ForbiddenProps) {
  const t = useTranslate();
  return (
    <PageNotice
      icon={<Lock size={20} />}
      title={t('shell.forbidden.title')}
      text={t('shell.forbidden.text')}
      action={
        <Link href={list?.href ?? '/dashboard'} variant="button">
          {list ? t('shell.forbidden.toList', { list: t(list.title) }) : t('shell.forbidden.toOverview')}
        </Link>
      }
    />
  );
}
