import { Dropzone, type DropzoneFile } from '@derrick/ui/Dropzone';
import { useState } from 'react';

export interface FileUploadProps {
  /** Uploads one file. Rejects if the connection is lost. */
  upload: (file: File, options: UploadOptions) => Promise<void>;
}

export interface UploadOptions {
  signal: AbortSignal;
  /** Called with the uploaded share, 0 to 1. */
  onProgress: (share: number) => void;
}

const MEGABYTE = 1024 * 1024;
const LIMIT = 10 * MEGABYTE;
const TYPES = ['image/jpeg', 'image/png', 'application/pdf'];

interface Entry {
  /** File as the list shows it. */
  shown: DropzoneFile;
  /** The file itself, for a retry. */
  file: File;
  controller: AbortController;
}

const sizeOf = ({ size }: File) => `${(size / MEGABYTE).toFixed(2)} MB`;

/** Returns the reason why a file is rejected before it is uploaded. */
function refusalOf({ size, type }: File): string | undefined {
  if (!TYPES.includes(type)) return 'Only photos and PDF files';
  return size > LIMIT ? 'Larger than 10 MB' : undefined;
}

let count = 0;

/** Uploads files as soon as they are added and shows the status of each file. */
export function FileUpload({ upload }: FileUploadProps) {
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  const show = (id: string, changed: Partial<DropzoneFile>) =>
    setEntries((current) =>
      current.map((entry) =>
        entry.shown.id === id ? { ...entry, shown: { ...entry.shown, ...changed } } : entry,
      ),
    );

  async function send({ shown: { id }, file, controller: { signal } }: Entry) {
    show(id, { status: 'uploading', progress: 0, errorMessage: undefined });
    try {
      await upload(file, { signal, onProgress: (progress) => show(id, { progress }) });
      show(id, { status: 'done' });
    } catch {
      // A lost connection can be retried; a rejected file can't.
      show(id, { status: 'failed', errorMessage: 'The connection was lost', isRetryable: true });
    }
  }

  function add(files: readonly File[]) {
    const added = files.map((file): Entry => {
      const errorMessage = refusalOf(file);
      count += 1;
      const status = errorMessage ? 'failed' : 'waiting';
      return {
        shown: { id: `file-${count}`, name: file.name, size: sizeOf(file), status, errorMessage },
        file,
        controller: new AbortController(),
      };
    });
    setEntries((current) => [...current, ...added]);
    for (const entry of added) if (entry.shown.status === 'waiting') void send(entry);
  }

  function remove(id: string) {
    entries.find(({ shown }) => shown.id === id)?.controller.abort();
    setEntries((current) => current.filter(({ shown }) => shown.id !== id));
  }

  return (
    <Dropzone
      label="Files of the ticket"
      description="Photos and PDF files, up to 10 MB each"
      accept={TYPES.join(',')}
      files={entries.map(({ shown }) => shown)}
      onAdd={add}
      onRemove={remove}
      onCancel={remove}
      onRetry={(id) => {
        const entry = entries.find(({ shown }) => shown.id === id);
        if (entry) void send(entry);
      }}
    />
  );
}
