import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import { useDownload } from '../remote/index.ts';

/** Downloads exports of a list. A toast shows the file name. */
export function useExport() {
  const t = useTranslate();
  return useDownload({
    failure: 'list.export.failed',
    success: (name) => ({
      tone: 'success',
      title: t('list.export.done'),
      description: t('list.export.doneText', { name }),
    }),
  });
}
