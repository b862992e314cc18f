import { type AuditExportFormat, type AuditQuery, exportAuditLog } from '@derrick/domain/audit';
import { Button } from '@derrick/ui/Button';
import { IconButton } from '@derrick/ui/IconButton';
import { Menu } from '@derrick/ui/Menu';
import { useIsMobile } from '@derrick/ui/theme';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useApi } from '../app/api.ts';
import { useTranslate } from '../app/i18n/MessagesProvider.tsx';
import { notify } from '../app/notify.tsx';
import { saveFile } from '../app/saveFile.ts';
import { useErrorMessage } from '../patterns/remote/index.ts';

interface ExportMenuProps {
  query: AuditQuery;
  /** There is nothing to export. */
  isEmpty: boolean;
}

/** Downloads the events that search and filters leave, for a spreadsheet or for a program. */
export function ExportMenu({ query, isEmpty }: ExportMenuProps) {
  const t = useTranslate();
  const api = useApi();
  const errors = useErrorMessage();
  const isMobile = useIsMobile();
  const [isPending, setPending] = useState(false);

  const run = async (format: AuditExportFormat) => {
    // Of everything that matches, not of the page that is shown.
    const { cursor: _cursor, limit: _limit, ...filter } = query;
    setPending(true);
    try {
      const { blob, name = `audit-log.${format}` } = await api.call(exportAuditLog, {
        query: { ...filter, format },
      });
      saveFile(blob, name);
      const description = t('list.export.doneText', { name });
      void notify({ tone: 'success', title: t('list.export.done'), description });
    } catch (error) {
      void notify(errors.notice(error, 'list.export.failed'));
    } finally {
      setPending(false);
    }
  };

  const props = { isPending, isDisabled: isEmpty } as const;
  const label = t('audit.export');
  return (
    <Menu
      label={label}
      items={[
        { id: 'csv', label: t('audit.exportCsv') },
        { id: 'json', label: t('audit.exportJson') },
      ]}
      onAction={(id) => void run(id === 'json' ? 'json' : 'csv')}
      trigger={
        isMobile ? (
          <IconButton {...props} variant="secondary" label={label} icon={<Download size={18} />} />
        ) : (
          <Button {...props} icon={<Download size={16} />} pendingLabel={t('list.export.pending')}>
            {label}
          </Button>
        )
      }
    />
  );
}
