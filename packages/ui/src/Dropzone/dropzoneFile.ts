/** Upload states of a file. */
export const dropzoneFileStatuses = ['waiting', 'uploading', 'done', 'failed'] as const;

/** A file of a Dropzone. */
export interface DropzoneFile {
  id: string;
  /** Name with its extension, which the icon shows. */
  name: string;
  /** Formatted size, such as `1.24 MB`. */
  size?: string | undefined;
  /** @selector [data-status] of the row */
  status: (typeof dropzoneFileStatuses)[number];
  /** Upload progress from 0 to 1. */
  progress?: number | undefined;
  /** Reason for a failure. */
  errorMessage?: string | undefined;
  /** Shows Retry. Use it for a lost connection, not for a wrong file type. */
  isRetryable?: boolean | undefined;
  /** Makes the name a button that calls `onOpen`, for a stored file. */
  isOpenable?: boolean | undefined;
}
