import { useState } from 'react';
import type { MessageKey } from '../../core/i18n/catalogue.ts';
import { saveFile } from '../../core/saveFile.ts';
import { useErrorMessage } from './errorMessage.ts';

/**
 * Loads a file and saves it, on pages without toasts: what went wrong is text to be shown beside the button.
 * @param failed what could not be done
 */
export function useDownload(failed: MessageKey) {
  const errors = useErrorMessage();
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  return {
    isPending,
    failure,
    /** @param name of the file where the server gives none */
    async download(
      load: () => Promise<{ blob: Blob; name?: string | undefined }>,
      name: string,
    ): Promise<void> {
      setPending(true);
      setFailure(undefined);
      try {
        const file = await load();
        saveFile(file.blob, file.name ?? name);
      } catch (error) {
        setFailure(errors.message(error, failed));
      } finally {
        setPending(false);
      }
    },
  };
}
