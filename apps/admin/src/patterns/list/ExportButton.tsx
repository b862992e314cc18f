import { Button, type ButtonProps } from '@derrick/ui/Button';
import { IconButton } from '@derrick/ui/IconButton';
import { useIsMobile } from '@derrick/ui/theme';
import { Download } from 'lucide-react';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import type { DownloadedFile } from '../remote/index.ts';
import { useExport } from './useExport.ts';

interface ExportToolProps extends Omit<ButtonProps, 'children' | 'icon' | 'pendingLabel'> {
  label: string;
}

/** The export among the tools of a list: on a phone its icon alone. */
export function ExportTool({ label, ...rest }: ExportToolProps) {
  const t = useTranslate();
  if (useIsMobile())
    return <IconButton variant="secondary" {...rest} label={label} icon={<Download size={18} />} />;
  return (
    <Button {...rest} icon={<Download size={16} />} pendingLabel={t('list.export.pending')}>
      {label}
    </Button>
  );
}

/** How the rows of a list are exported. */
export interface ExportOptions {
  /** Loads the file: of the rows with these ids, or of all that the search and the filters leave. */
  load: (ids: readonly string[] | undefined) => Promise<DownloadedFile>;
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
  const { isPending, download } = useExport();
  const onPress = () => void download(() => load(selected && [...selected]), file);
  if (!selected)
    return (
      <ExportTool
        label={t('list.export.filtered')}
        isPending={isPending}
        isDisabled={isEmpty}
        onPress={onPress}
      />
    );
  return (
    <Button
      icon={<Download size={16} />}
      isPending={isPending}
      pendingLabel={t('list.export.pending')}
      onPress={onPress}
    >
      {t('list.export.selected', { count: selected.size })}
    </Button>
  );
}
