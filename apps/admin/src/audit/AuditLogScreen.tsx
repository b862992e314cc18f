import type { AuditEvent, AuditQuery } from '@derrick/domain/audit';
import { DataTable } from '@derrick/ui/DataTable';
import { useMemo, useState } from 'react';
import { useFormats } from '../core/formats/index.ts';
import { useTranslate } from '../core/i18n/MessagesProvider.tsx';
import { lazyOverlay } from '../core/lazyOverlay.tsx';
import { useRecordPages } from '../core/recordPages.ts';
import { ListPage, ListToolbar, listStatus, listTable } from '../patterns/list/index.ts';
import { auditColumns } from './auditColumns.tsx';
import { actionText } from './auditWords.ts';
import { ExportMenu } from './ExportMenu.tsx';
import { LogFooter } from './LogFooter.tsx';
import { ScopeLine } from './ScopeLine.tsx';
import { useAuditLog } from './useAuditLog.ts';
import { VerifyButton } from './VerifyButton.tsx';

const EventDrawer = lazyOverlay(async () => (await import('./EventDrawer.tsx')).EventDrawer, {
  messages: ['auditDetail', 'notificationSettings'],
});

/** Clears all filters. */
const unfiltered: Partial<AuditQuery> = {
  search: undefined,
  from: undefined,
  to: undefined,
  actorId: [],
  group: [],
  correlationId: undefined,
  cursor: undefined,
};

/** Audit log: changes with user, time and source. Search, filters and page come from the address. */
export function AuditLogScreen() {
  const t = useTranslate();
  const formats = useFormats();
  const list = useAuditLog();
  const { query, page, rows, hrefOf } = list;
  const [shown, setShown] = useState<AuditEvent>();
  const pages = useRecordPages();
  const columns = useMemo(() => auditColumns(t, formats, pages), [t, formats, pages]);
  const meta = page.status === 'ready' ? page.value.meta : undefined;

  return (
    <ListPage>
      <ScopeLine query={query} rows={rows} hrefOf={hrefOf} />
      <DataTable
        label={t('audit.title')}
        className={listTable}
        columns={columns}
        rows={rows}
        getRowId={({ id }) => id}
        getRowLabel={(event) => actionText(t, event)}
        onRowAction={setShown}
        status={listStatus(list, t, undefined)}
        toolbar={
          <ListToolbar
            list={list}
            exportButton={<ExportMenu query={query} isEmpty={rows.length === 0} />}
            createAction={<VerifyButton />}
          />
        }
        skeletonRows={query.limit}
        footer={meta && <LogFooter query={query} meta={meta} hrefOf={hrefOf} />}
      />
      {shown && (
        <EventDrawer
          event={shown}
          hrefOf={(change) => hrefOf({ ...unfiltered, ...change })}
          onShow={setShown}
          onClose={() => setShown(undefined)}
        />
      )}
    </ListPage>
  );
}
