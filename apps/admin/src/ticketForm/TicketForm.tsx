import type { FileLimits } from '@derrick/domain/files';
import type { Ticket } from '@derrick/domain/tickets';
import { Banner } from '@derrick/ui/Banner';
import { Button } from '@derrick/ui/Button';
import { ErrorSummary } from '@derrick/ui/ErrorSummary';
import { Suspense, useRef } from 'react';
import { deferred } from '../app/deferred.tsx';
import { useTranslate } from '../app/i18n/MessagesProvider.tsx';
import { AttachmentsSection } from './AttachmentsSection.tsx';
import { DraftOffer } from './DraftOffer.tsx';
import { PeopleSection } from './PeopleSection.tsx';
import { SiteSection } from './SiteSection.tsx';
import * as css from './TicketForm.css.ts';
import { TimeSection } from './TimeSection.tsx';
import { useFormClients } from './useFormClients.ts';
import { useTicketForm } from './useTicketForm.ts';

const LeaveDialog = deferred(async () => (await import('./LeaveDialog.tsx')).LeaveDialog);
const ConflictDialog = deferred(async () => (await import('./ConflictDialog.tsx')).ConflictDialog);

interface TicketFormProps {
  /** The ticket to edit; without one a new one is made. */
  ticket?: Ticket | undefined;
  limits: FileLimits | undefined;
}

/** Creates a ticket or edits one. */
export function TicketForm({ ticket, limits }: TicketFormProps) {
  const t = useTranslate();
  const clients = useFormClients();
  const form = useTicketForm({ ticket, clients, limits });
  const formRef = useRef<HTMLFormElement>(null);
  const saving = ticket ? 'ticketForm.saving' : 'ticketForm.creating';
  const { summary, phase, isBusy, isReadOnly, draft, guard, conflict } = form;

  return (
    <>
      {summary.length > 0 && (
        <ErrorSummary
          ref={form.summaryRef}
          headingLevel={3}
          title={
            summary.length === 1
              ? t('ticketForm.problem')
              : t('ticketForm.problems', { count: summary.length })
          }
          errors={summary}
        />
      )}
      {isReadOnly && (
        <Banner tone="info">{t(ticket?.invoiceId ? 'ticketForm.invoiced' : 'ticketForm.readOnly')}</Banner>
      )}
      {draft.offered && !isReadOnly && (
        <DraftOffer
          draft={draft.offered}
          onRestore={draft.restore}
          onDiscard={draft.discard}
          isDisabled={isBusy}
        />
      )}
      <form
        ref={formRef}
        className={css.form}
        noValidate
        aria-busy={isBusy}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isReadOnly) void form.submit();
        }}
      >
        <SiteSection form={form} />
        <TimeSection form={form} />
        <PeopleSection form={form} clients={clients} />
        <AttachmentsSection form={form} files={clients.files} dropTarget={formRef} />
        <div className={css.footer}>
          <Button size="large" isDisabled={isBusy} onPress={form.cancel}>
            {t('common.cancel')}
          </Button>
          {!isReadOnly && (
            <Button
              ref={form.submitRef}
              type="submit"
              size="large"
              variant="primary"
              isPending={isBusy}
              pendingLabel={t(phase === 'uploading' ? 'ticketForm.uploading' : saving)}
            >
              {t(ticket ? 'ticketForm.submitChanges' : 'ticketForm.create')}
            </Button>
          )}
        </div>
      </form>
      {guard.isAsking && (
        <Suspense>
          <LeaveDialog onLeave={guard.leave} onStay={guard.stay} />
        </Suspense>
      )}
      {conflict && (
        <Suspense>
          <ConflictDialog
            conflict={conflict}
            base={form.base.values}
            mine={form.values}
            onResolve={(choices) => void conflict.resolve(choices)}
            onCancel={conflict.cancel}
          />
        </Suspense>
      )}
    </>
  );
}
