import { type FileLimits, formatFileLimit } from '@derrick/domain/files';
import { isTicketLocked, type Ticket, type TicketRules } from '@derrick/domain/tickets';
import { Banner } from '@derrick/ui/Banner';
import { Button } from '@derrick/ui/Button';
import { formatTime } from '@derrick/ui/TimeField';
import { type ReactNode, useRef } from 'react';
import { useLanguage, useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import { lazyOverlay } from '../../core/lazyOverlay.tsx';
import { RecordForm } from '../../patterns/form/RecordForm.tsx';
import { type Remote, RetryBanner, readyValue } from '../../patterns/remote/index.ts';
import { SignatureQuestionDialog } from '../../signatures/index.ts';
import { AttachmentsSection } from './AttachmentsSection.tsx';
import { fileProblem, labels, problemMessage } from './fields.ts';
import { LinesSection } from './LinesSection.tsx';
import { PeopleSection } from './PeopleSection.tsx';
import { Readiness } from './Readiness.tsx';
import { SiteSection } from './SiteSection.tsx';
import * as css from './TicketForm.css.ts';
import { TicketWarnings } from './TicketWarnings.tsx';
import { TimeSection } from './TimeSection.tsx';
import { useFieldFocus } from './useFieldFocus.ts';
import { SAVE_DRAFT_BUTTON, useTicketForm } from './useTicketForm.ts';
import { useJobTypeOptions } from './useTicketOptions.ts';
import type { TicketFormValues } from './values.ts';

const TicketAssistant = lazyOverlay(
  async () => (await import('../assistant/TicketAssistant.tsx')).TicketAssistant,
  { messages: ['assistant'] },
);

export interface AssistantState {
  isOpen: boolean;
  /** The panel has been opened before. It stays mounted so that Undo keeps working. */
  isUsed: boolean;
  close: () => void;
}

/** Default until the company's rules are loaded. */
const LONG_SHIFT_HOURS = 16;

export interface TicketFormProps {
  /** The ticket to edit. Without it the form creates a ticket. */
  ticket?: Ticket | undefined;
  /** The ticket whose location, work and people a new ticket starts with. */
  copyOf?: Ticket | undefined;
  /** Server limits for attachments. */
  limits: Remote<FileLimits>;
  /** Company rules for tickets. */
  rules: Remote<TicketRules>;
  assistant: AssistantState;
  /** Called with the ticket after its status changed. */
  onMoved: (ticket: Ticket) => void;
  /** Renders the status of the ticket above the form. */
  status?: ((hasChanges: boolean, openField: (field: string) => void) => ReactNode) | undefined;
  /** History of the ticket, shown below the form. */
  history?: ReactNode;
}

/** Returns the message that explains why the form is read-only and how to change that, depending on the status. */
function readOnlyReason(ticket: Ticket | undefined) {
  if (!ticket || !isTicketLocked(ticket)) return 'ticketForm.readOnly';
  if (ticket.status === 'VOID') return 'ticketForm.lockedVoid';
  return ticket.invoiceId === null ? 'ticketForm.lockedApproved' : 'ticketForm.locked';
}

export function TicketForm({
  ticket,
  copyOf,
  limits,
  rules,
  assistant,
  onMoved,
  status,
  history,
}: TicketFormProps) {
  const t = useTranslate();
  const { locale } = useLanguage();
  const fileLimits = readyValue(limits);
  const companyRules = readyValue(rules);
  const form = useTicketForm({ ticket, copyOf, limits: fileLimits, rules: companyRules });
  const jobTypes = useJobTypeOptions();
  const formRef = useRef<HTMLFormElement>(null);
  const { files, isReadOnly } = form;
  const openField = useFieldFocus(form);
  const limit = fileLimits ? formatFileLimit(fileLimits.maxBytes, locale) : '';

  const valueText = (field: keyof TicketFormValues, values: TicketFormValues): string => {
    const value = values[field];
    if (Array.isArray(value))
      return value.map(({ quantity, description }) => `${quantity ?? 0} × ${description}`).join('; ');
    if (typeof value === 'boolean') return t(value ? 'ticketForm.rateOfNow' : 'ticketForm.rateAsSaved');
    if (typeof value === 'number') return String(value);
    // A ticket does not include the name of its job type.
    if (typeof value === 'object')
      return value ? value.label || jobTypes.nameOf(value.id) || t('ticketForm.unknown') : '';
    return field.endsWith('At') ? formatTime(value, locale) : value;
  };

  return (
    <>
      {rules.status === 'failed' && <RetryBanner {...rules} />}
      {status?.(form.isDirty || files.isDirty, openField)}
      {assistant.isUsed && (
        <TicketAssistant form={form} isOpen={assistant.isOpen} onClose={assistant.close} />
      )}
      <RecordForm
        form={form}
        ref={formRef}
        submitLabel={t(ticket ? 'ticketForm.submitChanges' : 'ticketForm.create')}
        pendingLabel={t(
          files.isUploading ? 'ticketForm.uploading' : ticket ? 'ticketForm.saving' : 'ticketForm.creating',
        )}
        onCancel={form.cancel}
        actions={
          <>
            {form.saveAsDraft && (
              <Button
                id={SAVE_DRAFT_BUTTON}
                size="large"
                isDisabled={form.isPending}
                onPress={form.saveAsDraft}
              >
                {t('ticketForm.saveAsDraft')}
              </Button>
            )}
            {form.submitAgain && (
              <Button size="large" isDisabled={form.isPending} onPress={form.submitAgain}>
                {t('ticketForm.submitAgain')}
              </Button>
            )}
          </>
        }
        failed={ticket ? 'ticketForm.updateFailed' : 'ticketForm.createFailed'}
        problemMessage={problemMessage(t, form.labelOf)}
        moreProblems={files.attachments
          .filter(({ problem }) => problem !== undefined)
          .map((file) => ({
            controlId: form.controlId('attachments'),
            message: fileProblem(file, limit, t),
          }))}
        failedWork={
          files.attachments.some(({ status: state }) => state === 'failed')
            ? t('ticketForm.uploadsFailed')
            : undefined
        }
        leaveText="ticketForm.leave"
        draftText="ticketForm.draft.found"
        restoreLabel="ticketForm.draft.restore"
        conflictTitle="ticketForm.conflict.title"
        conflictHint="ticketForm.conflict.rest"
        valueText={valueText}
        banner={isReadOnly && <Banner tone="info">{t(readOnlyReason(ticket))}</Banner>}
      >
        <SiteSection form={form} />
        <TimeSection
          form={form}
          longShiftHours={companyRules?.longShiftHours ?? LONG_SHIFT_HOURS}
          hasStandby={companyRules?.hasStandby ?? false}
          hasOvertime={companyRules?.hasOvertime ?? false}
        />
        <PeopleSection form={form} />
        <LinesSection form={form} ticket={ticket} />
        <AttachmentsSection
          form={form}
          limit={limit}
          failure={limits.status === 'failed' && <RetryBanner {...limits} />}
          dropTarget={formRef}
        />
        {ticket && (
          <div className={css.warnings}>
            <TicketWarnings ticket={ticket} onConfirmed={onMoved} />
          </div>
        )}
        {form.gates.length > 0 && <Readiness form={form} ticket={ticket} />}
      </RecordForm>
      {form.signatureQuestion && (
        <SignatureQuestionDialog
          question={form.signatureQuestion}
          labelOf={(field) => (field in labels ? form.labelOf(field) : undefined)}
        />
      )}
      {history}
    </>
  );
}
