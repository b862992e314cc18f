import { isRole } from '@derrick/domain/auth';
import type { FileLimits } from '@derrick/domain/files';
import { ApiError } from '@derrick/domain/http';
import { seesOwnTicketsOnly } from '@derrick/domain/permissions';
import {
  createTicket,
  isTicketLocked,
  type Ticket,
  type TicketGate,
  type TicketRules,
  ticketConflictOf,
  updateTicket,
} from '@derrick/domain/tickets';
import { useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useFormats } from '../../core/formats/index.ts';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import { useLastAddress } from '../../core/lastAddress.ts';
import { notify } from '../../core/notify.tsx';
import { useSession } from '../../core/session.tsx';
import { newerRecord } from '../../patterns/form/changes.ts';
import type { SubmitResult } from '../../patterns/form/useForm.ts';
import { useRecordForm } from '../../patterns/form/useRecordForm.ts';
import { useSave } from '../../patterns/form/useSave.ts';
import { SIGN_BUTTON, useSignatureQuestion } from '../../signatures/index.ts';
import { FROM, FROM_REVIEW, REVIEW, TICKET_LIST } from '../addresses.ts';
import { createdPath, newestPath, rememberCreated } from './createdFlag.ts';
import { aliases, errorMessage, labels } from './fields.ts';
import { savedNotice } from './savedNotice.ts';
import { signedPart } from './signedPart.ts';
import { useAssistantValues } from './useAssistantValues.ts';
import { useAttachments } from './useAttachments.ts';
import { type Intent, useSubmission } from './useSubmission.ts';
import {
  copiedValues,
  emptyValues,
  type TicketFormValues,
  toFormValues,
  toRequestBody,
  validateForm,
} from './values.ts';

/** Element ID of the button that saves a ticket as a draft. */
export const SAVE_DRAFT_BUTTON = 'ticket-save-draft';

/**
 * Returns the element ID of a field's control. The signature is outside the form and only exists for a ticket that can be
 * signed.
 */
const controlIds = (ofFields: (field: string) => string, isSaved: boolean) => (field: string) => {
  if (field !== 'signature') return ofFields(field);
  return isSaved ? SIGN_BUTTON : SAVE_DRAFT_BUTTON;
};

interface TicketFormOptions {
  /** The ticket to edit. Without it the form creates a ticket. */
  ticket: Ticket | undefined;
  /** The ticket whose location, work and people a new ticket starts with. */
  copyOf: Ticket | undefined;
  limits: FileLimits | undefined;
  /** Company rules for tickets; undefined until loaded. */
  rules: TicketRules | undefined;
}

export function useTicketForm({ ticket, copyOf, limits, rules }: TicketFormOptions) {
  const t = useTranslate();
  const { can, user } = useSession();
  const { currency } = useFormats();
  const [, navigate] = useLocation();
  const from = new URLSearchParams(useSearch()).get(FROM);
  const listAddress = useLastAddress(from === FROM_REVIEW ? REVIEW : TICKET_LIST);
  const saveTicket = useSave(ticket?.id, {
    create: createTicket,
    update: updateTicket,
    created: (saved, message) => savedNotice(t, undefined, saved, message),
    updated: (saved, message) => savedNotice(t, ticket, saved, message),
  });
  const files = useAttachments(ticket?.attachments ?? [], limits);
  const [unreadable, setUnreadable] = useState<ReadonlySet<string>>(new Set());
  const newer = useRef<Ticket>(undefined);
  const submission = useSubmission(ticket, rules);
  const signature = useSignatureQuestion(ticket);

  // Technicians record their own work, so a new ticket is assigned to them.
  const isOwnOnly = isRole(user.role) && seesOwnTicketsOnly(user.role);
  const [initial] = useState<TicketFormValues>(() => {
    if (ticket) return toFormValues(ticket);
    const technician = { id: user.id, label: user.fullname ?? '' };
    return { ...(copyOf ? copiedValues(copyOf) : emptyValues), ...(isOwnOnly && { technician }) };
  });

  const save = async (
    values: TicketFormValues,
    version: number | undefined,
  ): Promise<SubmitResult<Ticket>> => {
    if (files.attachments.some(({ status }) => status === 'refused')) return { ok: false };
    const signed = signedPart(toRequestBody(values, [], ticket), values);
    if (!(await signature.confirms(signed))) return { ok: false };
    if (files.attachments.some(({ status }) => status !== 'done')) {
      if (!(await files.uploadAll())) return { ok: false };
      void notify({ tone: 'success', title: t('ticketForm.allUploaded') });
    }
    const result = await saveTicket(
      toRequestBody(values, files.urls(), ticket, submission.status()),
      version,
    );
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
        gates: submission.requirementsOf(values),
      }),
    errorMessage: errorMessage(t, currency),
    isReadOnly: !can('tickets:write') || (ticket !== undefined && isTicketLocked(ticket)),
    isBusy: files.isUploading,
    hasOtherChanges: files.isDirty || unreadable.size > 0,
    adjustDraft: (values) => (isOwnOnly ? { ...values, technician: initial.technician } : values),
    needsChanges: submission.needsChanges,
    save,
    newerRecordOf(error) {
      const conflict = ticketConflictOf(error);
      newer.current = conflict?.ticket;
      return conflict && newerRecord(conflict, conflict.ticket, toFormValues);
    },
    onRebase: () => files.rebase(newer.current?.attachments ?? []),
    onSubmitted: ({ id, jobcode, status }) => {
      if (ticket) return navigate(listAddress);
      if (status === 'DRAFT') return navigate(newestPath(listAddress));
      rememberCreated({ id, jobcode });
      navigate(createdPath(listAddress, jobcode));
    },
  });

  return {
    ...form,
    ...useAssistantValues(form),
    controlId: controlIds(form.controlId, ticket !== undefined),
    files,
    signatureQuestion: signature.question,
    signature: ticket?.signature,
    isOwnOnly,
    isNew: ticket === undefined,
    gates: form.isReadOnly ? [] : submission.gates,
    ...saveActions(form, submission),
    /** Returns true if the company requires this to submit the ticket. */
    requires: (gate: TicketGate) => submission.requires(gate, form),
    /** Stores whether the text in a time field is a valid time. */
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

/** Returns the actions that save the form; undefined for those that the ticket or the user does not allow. */
function saveActions(
  form: { isReadOnly: boolean; submit: () => Promise<void> },
  { intend, canBeDraft, canBeSubmittedAgain }: ReturnType<typeof useSubmission>,
) {
  const save = (intent?: Intent) => {
    intend(intent);
    return form.submit();
  };
  return {
    submit: () => save(),
    /** Saves the ticket as a draft on the server. */
    saveAsDraft: canBeDraft && !form.isReadOnly ? () => void save('draft') : undefined,
    /** Submits a ticket with requested changes, changed or not. */
    submitAgain: canBeSubmittedAgain && !form.isReadOnly ? () => void save('submit') : undefined,
  };
}

export type TicketFormState = ReturnType<typeof useTicketForm>;

/** Separates errors about files that the server lost, which are shown at each file instead of the field. */
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
