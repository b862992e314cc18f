import { useState } from 'react';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import { notify } from '../../core/notify.tsx';
import { saveFile } from '../../core/saveFile.ts';
import { useErrorMessage } from '../remote/index.ts';

/** A file as a server sends it. */
export interface ExportedFile {
  blob: Blob;
  name?: string | undefined;
}

/** Saves exported files, and says whether that worked. */
export function useExport() {
  const t = useTranslate();
  const errors = useErrorMessage();
  const [isPending, setPending] = useState(false);

  /** @param fallbackName of the file, where the server gives none */
  const save = async (load: () => Promise<ExportedFile>, fallbackName: string) => {
    setPending(true);
    try {
      const { blob, name = fallbackName } = await load();
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
  return { isPending, save };
}
