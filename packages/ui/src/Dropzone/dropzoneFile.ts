/** States of a file. */
export const dropzoneFileStatuses = ['waiting', 'uploading', 'done', 'failed'] as const;

/** One file of a Dropzone. */
export interface DropzoneFile {
  id: string;
  /** Name with its extension, which the icon shows. */
  name: string;
  /** Formatted size, such as `1.24 MB`. */
  size?: string | undefined;
  /** @selector [data-status] of the row */
  status: (typeof dropzoneFileStatuses)[number];
  /** From 0 to 1, while uploading. */
  progress?: number | undefined;
  /** Reason of a failure. */
  errorMessage?: string | undefined;
  /** Shows Retry: for a lost connection, not for a wrong type of file. */
  isRetryable?: boolean | undefined;
  /** Makes the name a button that calls `onOpen`: for a file that is stored. */
  isOpenable?: boolean | undefined;
}
