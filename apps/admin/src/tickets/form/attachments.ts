import { type FileLimits, validateFile } from '@derrick/domain/files';
import { ApiError, isCancelled } from '@derrick/domain/http';
import type { TicketAttachment } from '@derrick/domain/tickets';

/** One file of the form, stored or on its way. */
export interface Attachment {
  id: string;
  name: string;
  size: number | null;
  /** The file itself, for one that was added here. */
  file?: File | undefined;
  /** Where it is stored, once it is. */
  fileUrl?: string | undefined;
  /** `refused`: can't be sent as it is. */
  status: 'waiting' | 'uploading' | 'done' | 'failed' | 'refused';
  /** From 0 to 1. */
  progress: number;
  /** Why it was refused or failed, by the key of its words. */
  problem?: string | undefined;
}

const nameOf = ({ name, fileUrl }: TicketAttachment) => name ?? fileUrl.split('/').at(-1) ?? fileUrl;

/** A file that is stored already. */
export const stored = (attachment: TicketAttachment): Attachment => ({
  id: attachment.fileUrl,
  name: nameOf(attachment),
  size: attachment.size,
  fileUrl: attachment.fileUrl,
  status: 'done',
  progress: 1,
});

let added = 0;

/** Replies that another try will not change. */
const isRefusal = (error: unknown) =>
  error instanceof ApiError && (error.status === 413 || error.status === 415);

/** The addresses of the files that are stored. */
export const urlsOf = (files: readonly { fileUrl?: string | undefined }[]): string[] =>
  files.flatMap(({ fileUrl }) => fileUrl ?? []);

/** A file that was added here, refused when it can't be sent as it is. */
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

/** What becomes of a file whose upload has failed. */
export function failureOf(error: unknown): Pick<Attachment, 'status' | 'problem'> {
  const key = error instanceof ApiError ? error.errors?.['file'] : undefined;
  return {
    status: isRefusal(error) ? 'refused' : 'failed',
    problem: isCancelled(error) ? 'uploadStopped' : (key ?? 'uploadFailed'),
  };
}

/** The list when the server no longer has some stored files: those at hand can be sent again, the others are refused. */
export function withLost(list: readonly Attachment[], places: readonly number[]): Attachment[] {
  const urls = urlsOf(list);
  const lost = new Set(places.map((place) => urls[place]));
  return list.map((one) =>
    one.fileUrl !== undefined && lost.has(one.fileUrl)
      ? { ...one, fileUrl: undefined, status: one.file ? 'failed' : 'refused', problem: 'fileUnknown' }
      : one,
  );
}

/** The list with these stored files, ours or those that somebody else has saved; what is not stored yet stays. */
export const withStored = (
  list: readonly Attachment[],
  urls: readonly string[],
  theirs: readonly TicketAttachment[],
): Attachment[] => [
  ...urls.flatMap((url) => {
    const own = list.find(({ fileUrl }) => fileUrl === url);
    const other = theirs.find(({ fileUrl }) => fileUrl === url);
    return own ?? (other ? stored(other) : []);
  }),
  ...list.filter(({ fileUrl }) => fileUrl === undefined),
];
