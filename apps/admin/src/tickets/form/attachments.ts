import { type FileLimits, validateFile } from '@derrick/domain/files';
import { ApiError, isCancelled } from '@derrick/domain/http';
import type { TicketAttachment } from '@derrick/domain/tickets';

/** An attachment in the form, stored or being uploaded. */
export interface Attachment {
  id: string;
  name: string;
  size: number | null;
  /** The file, if it was added in this form. */
  file?: File | undefined;
  /** Address of the stored file. */
  fileUrl?: string | undefined;
  /** `refused`: the file itself is not accepted, so that a retry does not help. */
  status: 'waiting' | 'uploading' | 'done' | 'failed' | 'refused';
  /** Between 0 and 1. */
  progress: number;
  /** Key of the error message. */
  problem?: string | undefined;
}

const nameOf = ({ name, fileUrl }: TicketAttachment) => name ?? fileUrl.split('/').at(-1) ?? fileUrl;

/** Converts a stored attachment. */
export const toAttachment = (attachment: TicketAttachment): Attachment => ({
  id: attachment.fileUrl,
  name: nameOf(attachment),
  size: attachment.size,
  fileUrl: attachment.fileUrl,
  status: 'done',
  progress: 1,
});

let added = 0;

/** Errors that a retry cannot resolve. */
const isRefusal = (error: unknown) =>
  error instanceof ApiError && (error.status === 413 || error.status === 415);

/** Returns the addresses of the stored files. */
export const urlsOf = (files: readonly { fileUrl?: string | undefined }[]): string[] =>
  files.flatMap(({ fileUrl }) => fileUrl ?? []);

/** Converts an added file; the status is `refused` if it violates the limits. */
export function attachmentOf(file: File, limits: FileLimits | undefined): Attachment {
  const problem = validateFile(file, limits);
  added += 1;
  return {
    id: `new-${added}`,
    name: file.name,
    size: file.size,
    file,
    status: problem ? 'refused' : 'waiting',
    progress: 0,
    problem,
  };
}

/** Returns the status of an attachment after a failed upload. */
export function failureOf(error: unknown): Pick<Attachment, 'status' | 'problem'> {
  const key = error instanceof ApiError ? error.errors?.['file'] : undefined;
  return {
    status: isRefusal(error) ? 'refused' : 'failed',
    problem: isCancelled(error) ? 'uploadStopped' : (key ?? 'uploadFailed'),
  };
}

/**
 * Updates the list after the server lost some stored files: files available in the form can be uploaded again; the others
 * are refused.
 */
export function markLost(list: readonly Attachment[], places: readonly number[]): Attachment[] {
  const urls = urlsOf(list);
  const lost = new Set(places.map((place) => urls[place]));
  return list.map((one) =>
    one.fileUrl !== undefined && lost.has(one.fileUrl)
      ? { ...one, fileUrl: undefined, status: one.file ? 'failed' : 'refused', problem: 'fileUnknown' }
      : one,
  );
}

/** Replaces the stored files of the list, e.g. with those saved by another user. Files that are not stored yet stay. */
export const withStored = (
  list: readonly Attachment[],
  urls: readonly string[],
  theirs: readonly TicketAttachment[],
): Attachment[] => [
  ...urls.flatMap((url) => {
    const own = list.find(({ fileUrl }) => fileUrl === url);
    const other = theirs.find(({ fileUrl }) => fileUrl === url);
    return own ?? (other ? toAttachment(other) : []);
  }),
  ...list.filter(({ fileUrl }) => fileUrl === undefined),
];
