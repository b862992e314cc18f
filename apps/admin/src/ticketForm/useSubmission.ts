import { ApiError } from '@derrick/domain/http';
import {
  type Ticket,
  type TicketConflict,
  type TicketInput,
  ticketConflictOf,
} from '@derrick/domain/tickets';
import { useCallback, useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import { errorText } from '../app/errorText.ts';
import { useLanguage, useTranslate } from '../app/i18n/MessagesProvider.tsx';
import { notify } from '../app/notify.tsx';
import type { useAttachments } from './useAttachments.ts';
import type { useFormClients } from './useFormClients.ts';

/** Is what is under way. */
export type Phase = 'idle' | 'uploading' | 'saving';

/** Is how an attempt to save ended. */
export type SaveResult =
  | { kind: 'saved'; ticket: Ticket }
  /** Somebody else was faster. */
  | { kind: 'conflict'; conflict: TicketConflict }
  /** The server found fields that are not right. */
  | { kind: 'invalid'; errors: Record<string, string> }
  | { kind: 'failed'; message: string };

/** First words of the cache keys of what a ticket changes nothing about. */
const untouched: ReadonlySet<unknown> = new Set(['session', 'options']);

const randomKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

interface SubmissionOptions {
  ticketId: string | undefined;
  clients: ReturnType<typeof useFormClients>;
  attachments: ReturnType<typeof useAttachments>;
}

/** Uploads and saves. One thing at a time: what is pressed meanwhile does nothing. */
export function useSubmission({ ticketId, clients, attachments }: SubmissionOptions) {
  const t = useTranslate();
  const { language } = useLanguage();
  const { mutate } = useSWRConfig();
  const [phase, setPhase] = useState<Phase>('idle');
  const isRunning = useRef(false);
  const attempt = useRef<{ content: string; key: string }>(undefined);

  /** The same content has the same key, so that an attempt whose reply was lost makes no second ticket. */
  const keyOf = (input: TicketInput) => {
    const content = JSON.stringify(input);
    if (attempt.current?.content !== content) attempt.current = { content, key: randomKey() };
    return attempt.current.key;
  };

  const run = useCallback(async <T>(first: Phase, work: () => Promise<T>): Promise<T | undefined> => {
    if (isRunning.current) return undefined;
    isRunning.current = true;
    setPhase(first);
    try {
      return await work();
    } finally {
      isRunning.current = false;
      setPhase('idle');
    }
  }, []);

  /** Uploads what is not stored yet; resolves to whether all is. */
  const upload = async (): Promise<boolean> => {
    if (attachments.attachments.every(({ status }) => status === 'done')) return true;
    setPhase('uploading');
    if (await attachments.uploadAll()) return false;
    void notify({ tone: 'success', title: t('ticketForm.allUploaded') });
    return true;
  };

  const save = async (input: TicketInput, version: number | undefined): Promise<SaveResult> => {
    setPhase('saving');
    try {
      const ticket =
        ticketId === undefined
          ? await clients.tickets.create(input, { idempotencyKey: keyOf(input) })
          : await clients.tickets.update(ticketId, input, { version });
      // Lists, counts and figures: nearly everything shows something of a ticket.
      // It fails for who left the dashboard meanwhile: nobody is left to load for.
      mutate((key) => Array.isArray(key) && !untouched.has(key[0])).catch(() => {});
      void notify({ tone: 'success', title: t(ticketId ? 'ticketForm.updated' : 'ticketForm.created') });
      return { kind: 'saved', ticket };
    } catch (error) {
      const conflict = ticketConflictOf(error);
      if (conflict) return { kind: 'conflict', conflict };
      if (error instanceof ApiError && error.errors) return { kind: 'invalid', errors: error.errors };
      const title = t(ticketId ? 'ticketForm.updateFailed' : 'ticketForm.createFailed');
      const reason = errorText(error, {
        t,
        language,
        fallback: ticketId ? 'ticketForm.updateFailed' : 'ticketForm.createFailed',
      });
      return { kind: 'failed', message: reason === title ? title : `${title}: ${reason}` };
    }
  };

  return { phase, run, upload, save };
}
