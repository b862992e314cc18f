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

/** Export button in the toolbar of a list; icon only on phones. */
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

export interface ExportOptions {
  /** Loads the file with the rows of these IDs, or with all filtered rows if undefined. */
  load: (ids: readonly string[] | undefined) => Promise<DownloadedFile>;
  /** File name if the server sends none. */
  file: string;
}

interface ExportButtonProps extends ExportOptions {
  /** IDs of the rows to export. Without it all filtered rows are exported. */
  selected?: ReadonlySet<string> | undefined;
  /** The list has no rows to export. */
  isEmpty?: boolean;
}

/** Button that downloads rows as a spreadsheet file. */
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
