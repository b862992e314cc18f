import { type AuditExportFormat, type AuditQuery, exportAuditLog } from '@derrick/domain/audit';
import { Menu } from '@derrick/ui/Menu';
import { useApi } from '../core/api.ts';
import { useTranslate } from '../core/i18n/MessagesProvider.tsx';
import { ExportTool, useExport } from '../patterns/list/index.ts';

interface ExportMenuProps {
  query: AuditQuery;
  /** The log has no events to export. */
  isEmpty: boolean;
}

/** Downloads the filtered events as CSV or JSON. */
export function ExportMenu({ query, isEmpty }: ExportMenuProps) {
  const t = useTranslate();
  const api = useApi();
  const { isPending, download } = useExport();

  const run = (format: AuditExportFormat) => {
    // Exports all matching events, not only the displayed page.
    const { cursor: _cursor, limit: _limit, ...filter } = query;
    return download(() => api.call(exportAuditLog, { query: { ...filter, format } }), `audit-log.${format}`);
  };

  const label = t('audit.export');
  return (
    <Menu
      label={label}
      items={[
        { id: 'csv', label: t('audit.exportCsv') },
        { id: 'json', label: t('audit.exportJson') },
      ]}
      onAction={(id) => void run(id === 'json' ? 'json' : 'csv')}
      trigger={<ExportTool label={label} isPending={isPending} isDisabled={isEmpty} />}
    />
  );
}
