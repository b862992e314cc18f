import { type FileLimits, uploadFile } from '@derrick/domain/files';
import type { TicketAttachment } from '@derrick/domain/tickets';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useApi } from '../../core/api.ts';
import {
  type Attachment,
  attachmentOf,
  failureOf,
  stored,
  urlsOf,
  withLost,
  withStored,
} from './attachments.ts';
import { mergeFiles } from './mergeFiles.ts';

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
      set((list) => [...list, ...chosen.map((file) => attachmentOf(file, limits))]),
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
        patch(id, failureOf(error));
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
      markLost: (places: readonly number[]) => set((list) => withLost(list, places)),
    };
  }, [api, patch, set]);

  /** Joins the files here with those that somebody else has saved; what is not stored yet stays. */
  const rebase = (theirs: readonly TicketAttachment[]) => {
    const urls = mergeFiles(base, actions.urls(), urlsOf(theirs));
    setBase(urlsOf(theirs));
    set((list) => withStored(list, urls, theirs));
  };

  const isDirty =
    attachments.some(({ fileUrl }) => fileUrl === undefined) || urlsOf(attachments).join() !== base.join();
  return { attachments, isDirty, isUploading, add, rebase, ...actions };
}
