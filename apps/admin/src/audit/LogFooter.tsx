import type { AuditPage, AuditQuery } from '@derrick/domain/audit';
import { Inline } from '@derrick/ui/Inline';
import { Link } from '@derrick/ui/Link';
import { useFormats } from '../core/formats/index.ts';
import { useTranslate } from '../core/i18n/MessagesProvider.tsx';
import * as css from './audit.css.ts';

interface LogFooterProps {
  query: AuditQuery;
  meta: AuditPage['meta'];
  hrefOf: (change: Partial<AuditQuery>) => string;
}

/** Links to older and to the newest events. After the oldest event it mentions deleted events. */
export function LogFooter({ query: { cursor }, meta: { nextCursor, removed }, hrefOf }: LogFooterProps) {
  const t = useTranslate();
  const { date } = useFormats();
  return (
    <>
      {nextCursor === null && removed && (
        <p className={css.removed}>
          {t('audit.removed', { count: removed.count, date: date(removed.until) })}
        </p>
      )}
      {(cursor !== undefined || nextCursor !== null) && (
        <Inline as="nav" justify="end" aria-label={t('audit.pages')} className={css.pages}>
          {cursor !== undefined && (
            <Link variant="button" href={hrefOf({ cursor: undefined })}>
              {t('audit.newest')}
            </Link>
          )}
          {nextCursor !== null && (
            <Link variant="button" href={hrefOf({ cursor: nextCursor })}>
              {t('audit.older')}
            </Link>
          )}
        </Inline>
      )}
    </>
  );
}
