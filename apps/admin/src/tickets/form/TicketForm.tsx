import { type FileLimits, formatFileSize } from '@derrick/domain/files';
import { isTicketLocked, type Ticket } from '@derrick/domain/tickets';
import { Banner } from '@derrick/ui/Banner';
import { formatTime } from '@derrick/ui/TimeField';
import { useRef } from 'react';
import { useLanguage, useTranslate } from '../../app/i18n/MessagesProvider.tsx';
import { RecordForm } from '../../patterns/form/RecordForm.tsx';
import { AttachmentsSection } from './AttachmentsSection.tsx';
import { fileProblem, problemMessage } from './fields.ts';
import { PeopleSection } from './PeopleSection.tsx';
import { SiteSection } from './SiteSection.tsx';
import { TimeSection } from './TimeSection.tsx';
import { useTicketForm } from './useTicketForm.ts';
import { useJobTypeOptions } from './useTicketOptions.ts';
import type { TicketFormValues } from './values.ts';

interface TicketFormProps {
  /** The ticket to edit; without one a new one is made. */
  ticket?: Ticket | undefined;
  limits: FileLimits | undefined;
}

/** Creates a ticket or edits one. */
export function TicketForm({ ticket, limits }: TicketFormProps) {
  const t = useTranslate();
  const { locale } = useLanguage();
  const form = useTicketForm({ ticket, limits });
  const jobTypes = useJobTypeOptions();
  const formRef = useRef<HTMLFormElement>(null);
  const { files, isReadOnly } = form;
  const limit = limits ? formatFileSize(limits.maxBytes, locale) : '';

  const valueText = (field: keyof TicketFormValues, values: TicketFormValues): string => {
    const value = values[field];
    // A ticket comes without the name of its job type.
    if (typeof value === 'object')
      return value ? value.label || jobTypes.nameOf(value.id) || t('ticketForm.unknown') : '';
    return field.endsWith('At') ? formatTime(value, locale) : value;
  };

  return (
    <RecordForm
      form={form}
      ref={formRef}
      submitLabel={t(ticket ? 'ticketForm.submitChanges' : 'ticketForm.create')}
      pendingLabel={t(
        files.isUploading ? 'ticketForm.uploading' : ticket ? 'ticketForm.saving' : 'ticketForm.creating',
      )}
      onCancel={form.cancel}
      failed={ticket ? 'ticketForm.updateFailed' : 'ticketForm.createFailed'}
      problemMessage={problemMessage(t, form.labelOf)}
      moreProblems={files.attachments
        .filter(({ problem }) => problem !== undefined)
        .map((file) => ({ controlId: form.controlId('attachments'), message: fileProblem(file, limit, t) }))}
      leaveText="ticketForm.leave"
      draftText="ticketForm.draft.found"
      restoreLabel="ticketForm.draft.restore"
      conflictTitle="ticketForm.conflict.title"
      conflictRest="ticketForm.conflict.rest"
      valueText={valueText}
      banner={
        isReadOnly && (
          <Banner tone="info">
            {t(ticket && isTicketLocked(ticket) ? 'ticketForm.locked' : 'ticketForm.readOnly')}
          </Banner>
        )
      }
    >
      <SiteSection form={form} />
      <TimeSection form={form} />
      <PeopleSection form={form} />
      <AttachmentsSection form={form} limit={limit} dropTarget={formRef} />
    </RecordForm>
  );
}
