import { type FileLimits, uploadFile, validateFile } from '@derrick/domain/files';
import { ApiError, isCancelled } from '@derrick/domain/http';
import type { TicketAttachment } from '@derrick/domain/tickets';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useApi } from '../../app/api.ts';
import { mergeFiles } from './mergeFiles.ts';

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

const stored = (attachment: TicketAttachment): Attachment => ({
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

const urlsOf = (files: readonly { fileUrl?: string | undefined }[]): string[] =>
  files.flatMap(({ fileUrl }) => fileUrl ?? []);

/** Keeps the files of the form and uploads them. */
export function useAttachments(initial: readonly TicketAttachment[], limits: FileLimits | undefined) {
  const api = useApi();
  const [attachments, setAttachments] = useState(() => initial.map(stored));
  // The files of the ticket that the form builds on.
  const [base, setBase] = useState(() => urlsOf(initial));
  const [isUploading, setUploading] = useState(false);
  // What an upload that takes minutes sees is the list of now, not that of the render in which it began.
  const latest = useRef(attachments);
  const uploads = useRef(new Map<string, AbortController>());

  const set = useCallback((change: (list: Attachment[]) => Attachment[]) => {
    latest.current = change(latest.current);
    setAttachments(latest.current);
  }, []);
  const patch = useCallback(
    (id: string, change: Partial<Attachment>) =>
      set((list) => list.map((one) => (one.id === id ? { ...one, ...change } : one))),
    [set],
  );

  const add = useCallback(
    (chosen: readonly File[]) =>
      set((list) => [
        ...list,
        ...chosen.map((file): Attachment => {
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
        }),
      ]),
    [limits, set],
  );

  const actions = useMemo(() => {
    const remove = (id: string) => set((list) => list.filter((one) => one.id !== id));

    /** Uploads one file; resolves to true when it is stored. */
    const upload = async ({ id, file }: Attachment): Promise<boolean> => {
      if (!file) return false;
      const controller = new AbortController();
      uploads.current.set(id, controller);
      setUploading(true);
      patch(id, { status: 'uploading', progress: 0, problem: undefined });
      try {
        const fileUrl = await api.call(uploadFile, {
          body: file,
          signal: controller.signal,
          onProgress: ({ sent, total }) => patch(id, { progress: total > 0 ? sent / total : 0 }),
        });
        patch(id, { status: 'done', progress: 1, fileUrl });
        return true;
      } catch (error) {
        const key = error instanceof ApiError ? error.errors?.['file'] : undefined;
        patch(id, {
          status: isRefusal(error) ? 'refused' : 'failed',
          problem: isCancelled(error) ? 'uploadStopped' : (key ?? 'uploadFailed'),
        });
        return false;
      } finally {
        uploads.current.delete(id);
        setUploading(uploads.current.size > 0);
      }
    };

    return {
      remove,
      upload,
      cancel: (id: string) => uploads.current.get(id)?.abort(),
      /** Uploads what is not stored yet, one by one, and stops at the first that fails; resolves to true when all is stored. */
      async uploadAll(): Promise<boolean> {
        for (const { id } of latest.current) {
          const now = latest.current.find((one) => one.id === id);
          if (now && now.status !== 'done' && !(await upload(now))) return false;
        }
        return true;
      },
      /** The addresses of what is stored. */
      urls: () => urlsOf(latest.current),
      /** The server no longer has some files: what is at hand is sent again, what is not is removed by the reader. */
      markLost: (places: readonly number[]) =>
        set((list) => {
          const urls = urlsOf(list);
          const lost = new Set(places.map((place) => urls[place]));
          return list.map((one) =>
            one.fileUrl !== undefined && lost.has(one.fileUrl)
              ? {
                  ...one,
                  fileUrl: undefined,
                  status: one.file ? 'failed' : 'refused',
                  problem: 'fileUnknown',
                }
              : one,
          );
        }),
    };
  }, [api, patch, set]);

  /** Joins the files here with those that somebody else has saved; what is not stored yet stays. */
  const rebase = (theirs: readonly TicketAttachment[]) => {
    const urls = mergeFiles(base, actions.urls(), urlsOf(theirs));
    setBase(urlsOf(theirs));
    set((list) => [
      ...urls.flatMap((url): Attachment[] => {
        const own = list.find(({ fileUrl }) => fileUrl === url);
        const other = theirs.find(({ fileUrl }) => fileUrl === url);
        return own ? [own] : other ? [stored(other)] : [];
      }),
      ...list.filter(({ fileUrl }) => fileUrl === undefined),
    ]);
  };

  const isDirty =
    attachments.some(({ fileUrl }) => fileUrl === undefined) || urlsOf(attachments).join() !== base.join();
  return { attachments, isDirty, isUploading, add, rebase, ...actions };
}
