import { type FileLimits, uploadFile } from '@derrick/domain/files';
import type { TicketAttachment } from '@derrick/domain/tickets';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useApi } from '../../core/api.ts';
import {
  type Attachment,
  attachmentOf,
  failureOf,
  markLost,
  toAttachment,
  urlsOf,
  withStored,
} from './attachments.ts';
import { mergeFiles } from './mergeFiles.ts';

/** Manages and uploads the attachments of the form. */
export function useAttachments(initial: readonly TicketAttachment[], limits: FileLimits | undefined) {
  const api = useApi();
  const [attachments, setAttachments] = useState(() => initial.map(toAttachment));
  // The stored files of the ticket that the form was loaded with.
  const [base, setBase] = useState(() => urlsOf(initial));
  const [isUploading, setUploading] = useState(false);
  // Refs, because an upload can take minutes and must see the current list, not the one of the render that started it.
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

    /** Uploads one file. Resolves to true when it is stored. */
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
      /**
       * Uploads the files that are not stored yet, one after another, and stops at the first failure. Resolves to true
       * when all are stored.
       */
      async uploadAll(): Promise<boolean> {
        for (const { id } of latest.current) {
          const now = latest.current.find((one) => one.id === id);
          if (now && now.status !== 'done' && !(await upload(now))) return false;
        }
        return true;
      },
      /** Returns the addresses of the stored files. */
      urls: () => urlsOf(latest.current),
      /**
       * Marks files that the server lost: files available in the form are uploaded again; the user has to remove the
       * others.
       */
      markLost: (places: readonly number[]) => set((list) => markLost(list, places)),
    };
  }, [api, patch, set]);

  /** Merges the files of the form with those that another user saved. Files that are not stored yet stay. */
  const rebase = (theirs: readonly TicketAttachment[]) => {
    const urls = mergeFiles(base, actions.urls(), urlsOf(theirs));
    setBase(urlsOf(theirs));
    set((list) => withStored(list, urls, theirs));
  };

  const isDirty =
    attachments.some(({ fileUrl }) => fileUrl === undefined) || urlsOf(attachments).join() !== base.join();
  return { attachments, isDirty, isUploading, add, rebase, ...actions };
}
