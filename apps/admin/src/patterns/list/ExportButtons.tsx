import type { Pagination } from '@derrick/domain/contract';
import { Button } from '@derrick/ui/Button';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useLanguage, useTranslate } from '../../app/i18n/MessagesProvider.tsx';
import { notify } from '../../app/notify.tsx';
import { saveFile } from '../../app/saveFile.ts';
import { useErrorMessage } from '../remote/index.ts';

interface ExportButtonsProps {
  selected: ReadonlySet<string>;
  /** Of the page that is shown; absent while none is. */
  pagination: Pagination | undefined;
  /** Loads the file: of the rows with these ids, or of all that the search and the filters leave. */
  load: (ids: string[] | undefined) => Promise<{ blob: Blob; name?: string | undefined }>;
  /** Its name where the server gives none. */
  file: string;
}

type Which = 'selected' | 'all';

/** Downloads rows for a spreadsheet: the selected ones, or all that the search and the filters leave. */
export function ExportButtons({ selected, pagination, load, file }: ExportButtonsProps) {
  const t = useTranslate();
  const errors = useErrorMessage();
  const { locale } = useLanguage();
  const [running, setRunning] = useState<Which>();

  const run = async (which: Which) => {
    setRunning(which);
    try {
      const { blob, name = file } = await load(which === 'selected' ? [...selected] : undefined);
      saveFile(blob, name);
      const description = t('list.export.doneText', { name });
      void notify({ tone: 'success', title: t('list.export.done'), description });
    } catch (error) {
      const description = errors.message(error, 'list.export.failedText');
      void notify({ tone: 'danger', title: t('list.export.failed'), description });
    } finally {
      setRunning(undefined);
    }
  };
  const button = (which: Which) =>
    ({
      icon: <Download size={16} />,
      isPending: running === which,
      pendingLabel: t('list.export.pending'),
      isDisabled: running !== undefined && running !== which,
      onPress: () => void run(which),
    }) as const;
  const count = pagination && pagination.count.toLocaleString(locale) + (pagination.countIsCapped ? '+' : '');

  return (
    <>
      <Button {...button('selected')}>{t('list.export.selected', { count: selected.size })}</Button>
      {count !== undefined && <Button {...button('all')}>{t('list.export.all', { count })}</Button>}
    </>
  );
}
