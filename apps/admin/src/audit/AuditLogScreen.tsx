import type { AuditEvent, AuditQuery } from '@derrick/domain/audit';
import { DataTable } from '@derrick/ui/DataTable';
import { Link } from '@derrick/ui/Link';
import { Suspense, useMemo, useState } from 'react';
import { deferred } from '../app/deferred.tsx';
import { useFormats } from '../app/formats/index.ts';
import { useTranslate } from '../app/i18n/MessagesProvider.tsx';
import { ListPage, ListToolbar, listStatus } from '../patterns/list/index.ts';
import * as css from './audit.css.ts';
import { auditColumns } from './auditColumns.tsx';
import { actionText } from './auditWords.ts';
import { ScopeLine } from './ScopeLine.tsx';
import { useAuditLog } from './useAuditLog.ts';
import { VerifyButton } from './VerifyButton.tsx';

const EventDrawer = deferred(async () => (await import('./EventDrawer.tsx')).EventDrawer);

/** Takes back all that narrows the log down. */
const everything: Partial<AuditQuery> = {
  search: undefined,
  from: undefined,
  to: undefined,
  actorId: [],
  group: [],
  correlationId: undefined,
  cursor: undefined,
};

/** What was changed, by whom, when and from where; search, filters and page are those of the address. */
export function AuditLogScreen() {
  const t = useTranslate();
  const formats = useFormats();
  const list = useAuditLog();
  const { query, page, rows, hrefOf } = list;
  const [shown, setShown] = useState<AuditEvent>();
  const columns = useMemo(() => auditColumns(t, formats), [t, formats]);
  const older = page.status === 'ready' ? page.value.meta.nextCursor : null;

  return (
    <ListPage>
      <ScopeLine query={query} rows={rows} hrefOf={hrefOf} />
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
        {shown && (
          <EventDrawer
            event={shown}
            hrefOf={(change) => hrefOf({ ...everything, ...change })}
            onShow={setShown}
            onClose={() => setShown(undefined)}
          />
        )}
      </Suspense>
    </ListPage>
  );
}
