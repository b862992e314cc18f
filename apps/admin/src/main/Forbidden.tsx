import { Link } from '@derrick/ui/Link';
import { Lock } from 'lucide-react';
import type { MessageKey } from '../core/i18n/catalogue.ts';
import { useTranslate } from '../core/i18n/MessagesProvider.tsx';
import { PageNotice } from '../core/PageNotice.tsx';

interface ForbiddenProps {
  /** The list that the page belongs to, for people who may read it at least. */
  list?: { href: string; title: MessageKey } | undefined;
}

/** Shows that a page is not for this person, with a link to one that is. */
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
