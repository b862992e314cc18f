import { isCancelled } from '@derrick/domain/http';
import { useState } from 'react';
import type { MessageKey } from '../../core/i18n/catalogue.ts';
import { type Notice, notify } from '../../core/notify.tsx';
import { saveFile } from '../../core/saveFile.ts';
import { useErrorMessage } from './errorMessage.ts';

/** A file as the server sends it. */
export interface DownloadedFile {
  blob: Blob;
  name?: string | undefined;
}

interface Options {
  /** Names what could not be downloaded, for a toast. */
  failure: MessageKey;
  /** Makes the toast for a saved file from its name; absent, there is no toast. */
  success?: (name: string) => Notice;
  /** The component shows the returned `failure` itself, because its page has no toasts. */
  isInline?: boolean;
}

/** Downloads files and hands them to the browser. A failure is reported by a toast, or returned as a message. */
export function useDownload({ failure: failureTitle, success, isInline = false }: Options) {
  const errors = useErrorMessage();
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();

  /**
   * Loads a file and saves it. It never rejects.
   * @param fallbackName the name of the file if the server sends none
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
