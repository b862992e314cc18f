import { Button } from '@derrick/ui/Button';
import { IconButton } from '@derrick/ui/IconButton';
import { useIsMobile } from '@derrick/ui/theme';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslate } from '../../app/i18n/MessagesProvider.tsx';
import { notify } from '../../app/notify.tsx';
import { saveFile } from '../../app/saveFile.ts';
import { useErrorMessage } from '../remote/index.ts';

/** How the rows of a list are exported. */
export interface ExportOptions {
  /** Loads the file: of the rows with these ids, or of all that the search and the filters leave. */
  load: (ids: readonly string[] | undefined) => Promise<{ blob: Blob; name?: string | undefined }>;
  /** Its name where the server gives none. */
  file: string;
}

interface ExportButtonProps extends ExportOptions {
  /** The rows to export; absent, all that the search and the filters leave. */
  selected?: ReadonlySet<string> | undefined;
  /** There is nothing to export. */
  isEmpty?: boolean;
}

/** Downloads rows for a spreadsheet. */
export function ExportButton({ load, file, selected, isEmpty = false }: ExportButtonProps) {
  const t = useTranslate();
  const errors = useErrorMessage();
  const isMobile = useIsMobile();
  const [isPending, setPending] = useState(false);

  const run = async () => {
    setPending(true);
    try {
      const { blob, name = file } = await load(selected && [...selected]);
      saveFile(blob, name);
      const description = t('list.export.doneText', { name });
      void notify({ tone: 'success', title: t('list.export.done'), description });
    } catch (error) {
      const description = errors.message(error, 'list.export.failedText');
      void notify({ tone: 'danger', title: t('list.export.failed'), description });
    } finally {
      setPending(false);
    }
  };
  const props = { isPending, isDisabled: isEmpty, onPress: () => void run() } as const;
  const label = selected ? t('list.export.selected', { count: selected.size }) : t('list.export.filtered');

  if (isMobile && !selected)
    return <IconButton {...props} variant="secondary" label={label} icon={<Download size={18} />} />;
  return (
    <Button {...props} icon={<Download size={16} />} pendingLabel={t('list.export.pending')}>
      {label}
    </Button>
  );
}
