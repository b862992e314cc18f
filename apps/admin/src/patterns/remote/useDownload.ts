import { isCancelled } from '@derrick/domain/http';
import { useState } from 'react';
import type { MessageKey } from '../../core/i18n/catalogue.ts';
import { type Notice, notify } from '../../core/notify.tsx';
import { saveFile } from '../../core/saveFile.ts';
import { useErrorMessage } from './errorMessage.ts';

export interface DownloadedFile {
  blob: Blob;
  name?: string | undefined;
}

interface Options {
  /** Title of the error toast. */
  failure: MessageKey;
  /** Creates the success toast from the file name. Without it no toast appears. */
  success?: (name: string) => Notice;
  /** The caller displays the returned `failure`, because its page has no toasts. */
  isInline?: boolean;
}

/** Downloads files. A failure is reported with a toast, or returned as a message. */
export function useDownload({ failure: failureTitle, success, isInline = false }: Options) {
  const errors = useErrorMessage();
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();

  /**
   * Loads a file and saves it. Never rejects.
   * @param fallbackName file name if the server sends none
   */
  const download = async (load: () => Promise<DownloadedFile>, fallbackName: string): Promise<void> => {
    setPending(true);
    setFailure(undefined);
    try {
      const { blob, name = fallbackName } = await load();
      saveFile(blob, name);
      if (success) void notify(success(name));
    } catch (error) {
      setFailure(errors.message(error, failureTitle));
      if (!isInline && !isCancelled(error)) void notify(errors.notice(error, failureTitle));
    } finally {
      setPending(false);
    }
  };
  return { isPending, failure, download };
}
