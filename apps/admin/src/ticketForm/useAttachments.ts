import { type FileLimits, type FilesClient, validateFile } from '@derrick/domain/files';
import { ApiError, isCancelled } from '@derrick/domain/http';
import type { TicketAttachment } from '@derrick/domain/tickets';
import { useCallback, useMemo, useRef, useState } from 'react';

/** Is one file of the form, stored or on its way. */
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

/** Keeps the files of the form and uploads them. */
export function useAttachments(
  initial: readonly TicketAttachment[],
  files: FilesClient,
  limits: FileLimits | undefined,
) {
  const [attachments, setAttachments] = useState(() => initial.map(stored));
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

    /** Uploads one file; resolves to whether it is stored now. */
    const upload = async ({ id, file }: Attachment): Promise<boolean> => {
      if (!file) return false;
      const controller = new AbortController();
      uploads.current.set(id, controller);
      patch(id, { status: 'uploading', progress: 0, problem: undefined });
      try {
        const fileUrl = await files.upload(file, {
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
      }
    };

    return {
      remove,
      upload,
      cancel: (id: string) => uploads.current.get(id)?.abort(),
      /** Uploads what is not stored yet, one by one; stops at the first that fails, and gives it. */
      async uploadAll(): Promise<Attachment | undefined> {
        for (const { id } of latest.current) {
          const now = latest.current.find((one) => one.id === id);
          if (!now || now.status === 'done') continue;
          if (!(await upload(now))) return latest.current.find((one) => one.id === id) ?? now;
        }
        return undefined;
      },
      /** Addresses of what is stored. */
      urls: () => latest.current.flatMap(({ fileUrl }) => fileUrl ?? []),
      /** The server no longer has some of them: what is at hand is sent again, what is not is removed by the reader. */
      lost: (places: readonly number[]) =>
        set((list) => {
          const urls = list.flatMap(({ fileUrl }) => fileUrl ?? []);
          const gone = new Set(places.map((place) => urls[place]));
          return list.map((one) =>
            one.fileUrl !== undefined && gone.has(one.fileUrl)
              ? {
                  ...one,
                  fileUrl: undefined,
                  status: one.file ? 'failed' : 'refused',
                  problem: 'fileUnknown',
                }
              : one,
          );
        }),
      /** Puts the stored files of the server into the place of those known so far; what is not stored yet stays. */
      adopt: (urls: readonly string[], theirs: readonly TicketAttachment[]) =>
        set((list) => [
          ...urls.flatMap((url): Attachment[] => {
            const own = list.find(({ fileUrl }) => fileUrl === url);
            const other = theirs.find(({ fileUrl }) => fileUrl === url);
            return own ? [own] : other ? [stored(other)] : [];
          }),
          ...list.filter(({ fileUrl }) => fileUrl === undefined),
        ]),
    };
  }, [files, patch, set]);

  return { attachments, add, ...actions };
}
