import type { ApiError } from '@derrick/domain/http';
import type { Invoice } from '@derrick/domain/invoices';
import { ConfirmDialog } from '@derrick/ui/ConfirmDialog';
import type { MessageKey } from '../../core/i18n/catalogue.ts';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import { type ChangeResult, useErrorMessage } from '../../patterns/remote/index.ts';

interface ReasonDialogProps {
  title: string;
  text: string;
  confirmLabel: string;
  /** Message of a failed request. */
  failure: MessageKey;
  /** Runs the action with the reason. */
  call: (reason: string) => Promise<ChangeResult<Invoice>>;
  onDone: (invoice: Invoice) => void;
  /** Resolves to true if another user changed the invoice and the page now shows the current version. */
  onOutdated: (error: ApiError) => Promise<boolean>;
  onClose: () => void;
}

/**
 * Asks for a reason before an action that cannot be undone. If the action fails, the dialog stays open and keeps the
 * typed reason.
 */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, text, confirmLabel, failure, call, onDone, onOutdated, onClose } = props;
  const t = useTranslate();
  const errors = useErrorMessage();
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={title}
      confirmLabel={confirmLabel}
      cancelLabel={t('common.cancel')}
      reason={{ label: t('invoice.reasonField'), missingMessage: t('invoice.error.reasonRequired') }}
      tone="danger"
      failureMessage={(error) => errors.message(error, failure)}
      onConfirm={async (reason) => {
        const result = await call(reason);
        if (result.ok) onDone(result.data);
        else if (!(await onOutdated(result.error))) throw result.error;
      }}
    >
      {text}
    </ConfirmDialog>
  );
}
