import { type FileLimits, formatFileSize } from '@derrick/domain/files';
import type { Ticket, TicketConflict } from '@derrick/domain/tickets';
import type { SummarizedError } from '@derrick/ui/ErrorSummary';
import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useLanguage, useTranslate } from '../app/i18n/MessagesProvider.tsx';
import { TICKET_LIST, useWayBack } from '../app/lastPlace.ts';
import { useLocation } from '../app/location.tsx';
import { useSession } from '../app/session.tsx';
import { useLeaveGuard } from '../app/useLeaveGuard.ts';
import { type Choice, mergeFiles, resolveConflict } from './conflict.ts';
import { createdPath } from './createdFlag.ts';
import { useAttachments } from './useAttachments.ts';
import { type Draft, useDraft } from './useDraft.ts';
import { useFields } from './useFields.ts';
import { useFirstValues } from './useFirstValues.ts';
import type { useFormClients } from './useFormClients.ts';
import { useSubmission } from './useSubmission.ts';
import {
  changedFields,
  type FieldErrors,
  fieldsOfServer,
  inputOf,
  type TicketField,
  type TicketFormValues,
  ticketFields,
  valuesOf,
} from './values.ts';
import { errorFarFrom, errorOf, fileProblem } from './words.ts';

interface TicketFormOptions {
  /** The ticket to edit; without one a new one is made. */
  ticket: Ticket | undefined;
  clients: ReturnType<typeof useFormClients>;
  limits: FileLimits | undefined;
}

/** Is the state of the form and everything that can be done with it. */
export function useTicketForm({ ticket, clients, limits }: TicketFormOptions) {
  const t = useTranslate();
  const { locale } = useLanguage();
  const { can } = useSession();
  const [, navigate] = useLocation();
  const wayBack = useWayBack(TICKET_LIST);
  const formId = useId();
  const { first, isOwnOnly } = useFirstValues(ticket);
  const fields = useFields(first);
  const { values, setValues, serverErrors, setServerErrors } = fields;
  // What the changes build on: as it was loaded, or as somebody else has saved it since.
  const [base, setBase] = useState({ values: first, version: ticket?.version, files: urlsOf(ticket) });
  const [formError, setFormError] = useState<string>();
  // Counts failed submissions: each brings the focus to the summary.
  const [failures, setFailures] = useState(0);
  const [conflict, setConflict] = useState<TicketConflict>();
  const summaryRef = useRef<HTMLDivElement>(null);
  const submitRef = useRef<HTMLButtonElement>(null);

  const files = useAttachments(ticket?.attachments ?? [], clients.files, limits);
  const { attachments } = files;
  const submission = useSubmission({ ticketId: ticket?.id, clients, attachments: files });
  const isBusy = submission.phase !== 'idle';
  const isReadOnly = !can('tickets:write') || (isOwnOnly && Boolean(ticket?.invoiceId));

  const areFilesChanged =
    attachments.some(({ fileUrl }) => fileUrl === undefined) ||
    attachments.map(({ fileUrl }) => fileUrl).join() !== base.files.join();
  const areValuesChanged = changedFields(base.values, values).length > 0 || fields.hasUnreadable;
  const isDirty = areValuesChanged || areFilesChanged;

  const draft = useDraft(ticket?.id ?? 'new');
  const { save: saveDraft } = draft;
  useEffect(() => {
    const { version } = base;
    saveDraft(
      areValuesChanged
        ? {
            values,
            savedAt: Date.now(),
            ...(version !== undefined && { base: { values: base.values, version } }),
          }
        : undefined,
    );
  }, [values, base, areValuesChanged, saveDraft]);
  const guard = useLeaveGuard({ isDirty: isDirty && !isReadOnly, isOver: draft.isOver });

  const found: FieldErrors = {
    ...serverErrors,
    ...fields.validate(attachments.length),
  };
  const limit = limits ? formatFileSize(limits.maxBytes, locale) : '';
  const fileErrors = attachments
    .filter(({ problem }) => problem !== undefined)
    .map((file) => fileProblem(file, limit, t));
  const wasSubmitted = failures > 0;
  const fieldId = useCallback((field: TicketField) => `${formId}-${field}`, [formId]);

  const summary: SummarizedError[] = wasSubmitted
    ? [
        ...(formError ? [{ message: formError }] : []),
        ...ticketFields.flatMap((field) => {
          const key = found[field];
          return key ? [{ controlId: fieldId(field), message: errorFarFrom(field, key, t) }] : [];
        }),
        ...fileErrors.map((message) => ({ controlId: fieldId('attachments'), message })),
      ]
    : [];

  useEffect(() => {
    if (failures > 0) summaryRef.current?.focus();
  }, [failures]);
  useEffect(() => {
    // The input that Enter was pressed in is disabled now and would let the focus go.
    if (isBusy) submitRef.current?.focus();
  }, [isBusy]);

  const fail = () => setFailures((count) => count + 1);

  /** Saves; resolves to where to go when all is well. */
  const store = async (what: TicketFormValues, version: number | undefined): Promise<string | undefined> => {
    const result = await submission.save(inputOf(what, files.urls(), ticket), version);
    switch (result.kind) {
      case 'saved':
        draft.drop();
        guard.open();
        return ticket ? wayBack : createdPath(wayBack, result.ticket.jobcode);
      case 'conflict':
        setConflict(result.conflict);
        return undefined;
      case 'invalid': {
        const errors = fieldsOfServer(result.errors);
        const lost = Object.entries(result.errors).flatMap(([path, key]) => {
          const place = /^attachments\.(\d+)\./.exec(path)?.[1];
          return key === 'fileUnknown' && place !== undefined ? [Number(place)] : [];
        });
        if (lost.length > 0) {
          // Said at each file.
          delete errors.attachments;
          files.lost(lost);
        } else if (Object.keys(errors).length === 0) setFormError(t('ticketForm.error.refused'));
        setServerErrors(errors);
        fail();
        return undefined;
      }
      case 'failed':
        setFormError(result.message);
        fail();
        return undefined;
    }
  };

  const submit = async () => {
    setFormError(undefined);
    // What the server found is asked again: it may be right by now.
    setServerErrors({});
    const own = fields.validate(attachments.length);
    if (Object.keys(own).length > 0 || attachments.some(({ status }) => status === 'refused')) return fail();
    const next = await submission.run('saving', async () => {
      if (await submission.upload()) return store(values, base.version);
      fail();
      return undefined;
    });
    if (next) navigate(next);
  };

  /** Saves again upon what somebody else has saved, with what was chosen. */
  const resolve = async (choices: Partial<Record<keyof TicketFormValues, Choice>>) => {
    if (!conflict) return;
    const theirs = valuesOf(conflict.ticket);
    const merged = resolveConflict(values, theirs, choices);
    const urls = mergeFiles(base.files, files.urls(), urlsOf(conflict.ticket));
    files.adopt(urls, conflict.ticket.attachments);
    setValues(merged);
    setBase({ values: theirs, version: conflict.ticket.version, files: urlsOf(conflict.ticket) });
    setConflict(undefined);
    const next = await submission.run('saving', () => store(merged, conflict.ticket.version));
    if (next) navigate(next);
  };

  /** Puts a draft into the form; one of an edited ticket goes on from the version that it was written upon. */
  const restore = (found: Draft) => {
    const { values: drafted, base: of } = found;
    setValues(isOwnOnly ? { ...drafted, technician: first.technician } : drafted);
    if (of) setBase((current) => ({ ...current, values: of.values, version: of.version }));
    draft.settle(found, true);
    focusFirst();
  };

  const discard = (found: Draft) => {
    draft.settle(found, false);
    focusFirst();
  };
  // The offer goes, and the focus would go with its button.
  const focusFirst = () => document.getElementById(fieldId('location'))?.focus();

  /** Tries one file again, without the rest. */
  const retry = (id: string) => {
    const file = attachments.find((one) => one.id === id);
    if (file) void submission.run('uploading', () => files.upload(file));
  };

  return {
    values,
    base,
    fieldId,
    change: fields.change,
    touch: fields.touch,
    readable: fields.readable,
    errorAt: (field: TicketField): string | undefined => {
      const key = found[field];
      if (!key || !(wasSubmitted || fields.isTouched(field))) return undefined;
      return errorOf(field, key, t);
    },
    summary,
    summaryRef,
    submitRef,
    files: {
      ...files,
      retry,
      limit,
      problemOf: useMemo(
        () => (file: { name: string; problem?: string | undefined }) => fileProblem(file, limit, t),
        [limit, t],
      ),
    },
    phase: submission.phase,
    isBusy,
    isReadOnly,
    isOwnOnly,
    submit,
    draft: { offered: draft.offered, restore, discard },
    guard,
    conflict: conflict && { ...conflict, resolve, cancel: () => setConflict(undefined) },
    cancel: () => navigate(wayBack),
  };
}

const urlsOf = (ticket: Ticket | undefined): string[] =>
  ticket?.attachments.map(({ fileUrl }) => fileUrl) ?? [];

/** Is the form as its parts see it. */
export type TicketFormState = ReturnType<typeof useTicketForm>;
