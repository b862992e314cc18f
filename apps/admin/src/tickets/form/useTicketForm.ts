import { isRole } from '@derrick/domain/auth';
import type { FileLimits } from '@derrick/domain/files';
import { ApiError } from '@derrick/domain/http';
import { seesOwnTicketsOnly } from '@derrick/domain/permissions';
import {
  createTicket,
  isTicketLocked,
  type Ticket,
  type TicketRules,
  ticketConflictOf,
  updateTicket,
} from '@derrick/domain/tickets';
import { useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useFormats } from '../../core/formats/index.ts';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import { notify } from '../../core/notify.tsx';
import { useSession } from '../../core/session.tsx';
import { newerRecord } from '../../patterns/form/changes.ts';
import type { SubmitResult } from '../../patterns/form/useForm.ts';
import { useRecordForm } from '../../patterns/form/useRecordForm.ts';
import { useSave } from '../../patterns/form/useSave.ts';
import { useLastAddress } from '../../patterns/list/lastAddress.ts';
import { SIGN_BUTTON, useSignatureQuestion } from '../../signatures/index.ts';
import { TICKET_LIST } from '../addresses.ts';
import { createdPath, rememberCreated } from './createdFlag.ts';
import { aliases, errorMessage, labels } from './fields.ts';
import { signedPart } from './signedPart.ts';
import { useAttachments } from './useAttachments.ts';
import { useFilled } from './useFilled.ts';
import { useSubmission } from './useSubmission.ts';
import {
  copiedValues,
  emptyValues,
  inputOf,
  type TicketFormValues,
  validateForm,
  valuesOf,
} from './values.ts';

/** The `id` of the button that saves a ticket as a draft. */
export const SAVE_DRAFT_BUTTON = 'ticket-save-draft';

/** Finds the controls of fields; the signature is taken beside the form, once there is a ticket that can be signed. */
const controlIds = (ofFields: (field: string) => string, isSaved: boolean) => (field: string) => {
  if (field !== 'signature') return ofFields(field);
  return isSaved ? SIGN_BUTTON : SAVE_DRAFT_BUTTON;
};

interface TicketFormOptions {
  /** The ticket to edit; without one a new one is made. */
  ticket: Ticket | undefined;
  /** A new one begins with where, what and who of this. */
  copyOf: Ticket | undefined;
  limits: FileLimits | undefined;
  /** Rules of the company for tickets; undefined until they are loaded. */
  rules: TicketRules | undefined;
}

/** The state of the form, and everything that can be done with it. */
export function useTicketForm({ ticket, copyOf, limits, rules }: TicketFormOptions) {
  const t = useTranslate();
  const { can, user } = useSession();
  const { currency } = useFormats();
  const [, navigate] = useLocation();
  const listAddress = useLastAddress(TICKET_LIST);
  const saveTicket = useSave(ticket?.id, {
    create: createTicket,
    update: updateTicket,
    created: 'ticketForm.created',
    updated: 'ticketForm.updated',
  });
  const files = useAttachments(ticket?.attachments ?? [], limits);
  const [unreadable, setUnreadable] = useState<ReadonlySet<string>>(new Set());
  const newer = useRef<Ticket>(undefined);
  const submission = useSubmission(ticket, rules);
  const signature = useSignatureQuestion(ticket);

  // A technician records their own work: a new ticket is theirs from the start.
  const isOwnOnly = isRole(user.role) && seesOwnTicketsOnly(user.role);
  const [initial] = useState<TicketFormValues>(() => {
    if (ticket) return valuesOf(ticket);
    const technician = { id: user.id, label: user.fullname ?? '' };
    return { ...(copyOf ? copiedValues(copyOf) : emptyValues), ...(isOwnOnly && { technician }) };
  });

  const save = async (
    values: TicketFormValues,
    version: number | undefined,
  ): Promise<SubmitResult<Ticket>> => {
    if (files.attachments.some(({ status }) => status === 'refused')) return { ok: false };
    const signed = signedPart(inputOf(values, [], ticket), values);
    if (!(await signature.confirms(signed))) return { ok: false };
    if (files.attachments.some(({ status }) => status !== 'done')) {
      if (!(await files.uploadAll())) return { ok: false };
      void notify({ tone: 'success', title: t('ticketForm.allUploaded') });
    }
    const result = await saveTicket(inputOf(values, files.urls(), ticket, submission.status()), version);
    if (result.ok || !result.error) return result;
    const { lost, rest } = splitLostFiles(result.error);
    files.markLost(lost);
    return { ok: false, error: rest };
  };

  const form = useRecordForm<TicketFormValues, Ticket>({
    draftId: ticket?.id ?? 'new',
    initial,
    version: ticket?.version,
    labels,
    aliases,
    validate: (values) =>
      validateForm(values, {
        unreadable,
        files: files.attachments.map(({ name }) => ({ fileUrl: name })),
        gates: submission.asked(values),
      }),
    errorMessage: errorMessage(t, currency),
    isReadOnly: !can('tickets:write') || (ticket !== undefined && isTicketLocked(ticket)),
    isBusy: files.isUploading,
    isOtherwiseDirty: files.isDirty || unreadable.size > 0,
    adjustDraft: (values) => (isOwnOnly ? { ...values, technician: initial.technician } : values),
    // What was not submitted yet can be submitted as it is.
    needsChanges: !submission.isSubmitting,
    save,
    newerRecordOf(error) {
      const conflict = ticketConflictOf(error);
      newer.current = conflict?.ticket;
      return conflict && newerRecord(conflict, conflict.ticket, valuesOf);
    },
    onRebase: () => files.rebase(newer.current?.attachments ?? []),
    onSubmitted: ({ jobcode }) => {
      if (!ticket) rememberCreated(jobcode);
      navigate(ticket ? listAddress : createdPath(listAddress, jobcode));
    },
  });

  return {
    ...form,
    ...useFilled(form),
    controlId: controlIds(form.controlId, ticket !== undefined),
    files,
    signatureQuestion: signature.question,
    signature: ticket?.signature,
    isOwnOnly,
    isNew: ticket === undefined,
    gates: form.isReadOnly ? [] : submission.gates,
    async submit() {
      submission.keepAsDraft(false);
      await form.submit();
    },
    /** Keeps the ticket as a draft on the server; undefined where it can't be one. */
    saveAsDraft:
      submission.canBeDraft && !form.isReadOnly
        ? () => {
            submission.keepAsDraft(true);
            void form.submit();
          }
        : undefined,
    /** Remembers whether what was typed into a time field is a time. */
    setReadable: (field: string, isReadable: boolean) =>
      setUnreadable((current) => {
        const next = new Set(current);
        if (isReadable) next.delete(field);
        else next.add(field);
        return next;
      }),
    cancel: () => navigate(listAddress),
  };
}

/** The form as its sections see it. */
export type TicketFormState = ReturnType<typeof useTicketForm>;

/** Splits off the files that the server no longer has: that is said at each of them, not at the field. */
function splitLostFiles(error: ApiError): { lost: number[]; rest: ApiError | undefined } {
  const entries = Object.entries(error.errors ?? {});
  const placeOf = ([path, key]: [string, string]) =>
    key === 'fileUnknown' ? /^attachments\.(\d+)\./.exec(path)?.[1] : undefined;
  const lost = entries.flatMap((entry) => placeOf(entry) ?? []).map(Number);
  if (lost.length === 0) return { lost, rest: error };
  const others = entries.filter((entry) => placeOf(entry) === undefined);
  const { message, code, status } = error;
  const rest = new ApiError({ message, code, status, errors: Object.fromEntries(others) });
  return { lost, rest: others.length > 0 ? rest : undefined };
}
