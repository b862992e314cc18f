import type { AuditEvent } from '@derrick/domain/audit';
import { DataTable } from '@derrick/ui/DataTable';
import { Link } from '@derrick/ui/Link';
import { Suspense, useMemo, useState } from 'react';
import { deferred } from '../app/deferred.tsx';
import { useLanguage, useTranslate } from '../app/i18n/MessagesProvider.tsx';
import { ListPage, ListToolbar, listStatus } from '../patterns/list/index.ts';
import * as css from './audit.css.ts';
import { auditColumns } from './auditColumns.tsx';
import { actionText } from './auditWords.ts';
import { useAuditLog } from './useAuditLog.ts';
import { VerifyButton } from './VerifyButton.tsx';

const EventDrawer = deferred(async () => (await import('./EventDrawer.tsx')).EventDrawer);

/** What was changed, by whom, when and from where; search, filters and page are those of the address. */
export function AuditLogScreen() {
  const t = useTranslate();
  const { locale } = useLanguage();
  const list = useAuditLog();
  const { query, page, rows, hrefOf } = list;
  const [shown, setShown] = useState<AuditEvent>();
  const columns = useMemo(() => auditColumns(t, locale), [t, locale]);
  const older = page.status === 'ready' ? page.value.meta.nextCursor : null;

  return (
    <ListPage>
      <DataTable
        label={t('audit.title')}
        columns={columns}
        rows={rows}
        getRowId={({ id }) => id}
        getRowLabel={(event) => actionText(t, event)}
        onRowAction={setShown}
        status={listStatus(list, t, undefined)}
        toolbar={<ListToolbar list={list} createAction={<VerifyButton />} />}
        skeletonRows={query.limit}
        footer={
          (query.cursor !== undefined || older !== null) && (
            <nav aria-label={t('audit.pages')} className={css.pages}>
              {query.cursor !== undefined && (
                <Link variant="button" href={hrefOf({ cursor: undefined })}>
                  {t('audit.newest')}
                </Link>
              )}
              {older !== null && (
                <Link variant="button" href={hrefOf({ cursor: older })}>
                  {t('audit.older')}
                </Link>
              )}
            </nav>
          )
        }
      />
      <Suspense>
        {shown && <EventDrawer event={shown} onShow={setShown} onClose={() => setShown(undefined)} />}
      </Suspense>
    </ListPage>
  );
}
