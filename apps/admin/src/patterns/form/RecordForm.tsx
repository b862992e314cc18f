import type { ApiError } from '@derrick/domain/http';
import { Button } from '@derrick/ui/Button';
import type { SummarizedError } from '@derrick/ui/ErrorSummary';
import { FormActions } from '@derrick/ui/Form';
import type { ReactNode, RefObject } from 'react';
import type { MessageKey } from '../../core/i18n/catalogue.ts';
import { useLanguage, useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import { notify } from '../../core/notify.tsx';
import { ConflictDialog, LeaveDialog } from '../dialogs/lazyDialogs.ts';
import { useErrorMessage } from '../remote/index.ts';
import { age } from './age.ts';
import { conflictFields, textOfValue } from './changes.ts';
import { DraftOffer } from './DraftOffer.tsx';
import { Form } from './Form.tsx';
import { FormErrors } from './FormErrors.tsx';
import * as css from './RecordForm.css.ts';
import { canSucceedLater, RetryBar } from './RetryBar.tsx';
import type { Problem } from './useFormErrors.ts';
import type { RecordFormState } from './useRecordForm.ts';

interface RecordFormProps<Values extends object> {
  form: RecordFormState<Values>;
  submitLabel: string;
  pendingLabel: string;
  /** Shows the Cancel button. */
  onCancel?: (() => void) | undefined;
  /** @default Cancel */
  cancelLabel?: string | undefined;
  /** Buttons between Cancel and the submit button. */
  actions?: ReactNode;
  /** Shown between the error summary and the form. */
  banner?: ReactNode;
  /** Shows the error summary. Set to false if the screen reports problems in another way. @default true */
  hasSummary?: boolean | undefined;
  /** Message of a failed request; the summary adds the reason. */
  failed?: MessageKey | undefined;
  /** Returns the message of a problem in the summary. */
  problemMessage?: ((problem: Problem) => string) | undefined;
  /** Problems of data outside the form values, such as attachments. */
  moreProblems?: readonly SummarizedError[] | undefined;
  /** Message of failed work besides the request, such as an upload, which submitting again repeats. */
  failedWork?: string | undefined;
  /** Explains in the leave dialog what happens to unsaved changes. @default 'form.leave.text' */
  leaveText?: MessageKey | undefined;
  /** Message about a draft, with an `{age}` placeholder. @default 'form.draft.found' */
  draftText?: MessageKey | undefined;
  /** @default 'form.draft.restore' */
  restoreLabel?: MessageKey | undefined;
  /** Title of the conflict dialog. @default 'form.conflict.title' */
  conflictTitle?: MessageKey | undefined;
  /** Explains in the conflict dialog what happens to changes that do not conflict. @default 'form.conflict.rest' */
  conflictHint?: MessageKey | undefined;
  /** Formats a value for the conflict dialog. @default the text, or the name of the item */
  valueText?: ((field: keyof Values & string, values: Values) => string) | undefined;
  ref?: RefObject<HTMLFormElement | null> | undefined;
  children: ReactNode;
}

/**
 * Card with the form of a record: error summary and draft offer above, buttons below, and the leave and conflict dialogs.
 */
export function RecordForm<Values extends object>({ form, children, ...props }: RecordFormProps<Values>) {
  const t = useTranslate();
  const { locale } = useLanguage();
  const errors = useErrorMessage();
  const { draft, guard, conflict, isPending } = form;
  const { offered } = draft;
  const failureText = (error: ApiError | undefined, failed: MessageKey) => {
    if (!error) return undefined;
    // The server's errors concern fields that the form does not have.
    if (error.errors) return t('form.refused');
    const reason = errors.message(error, failed);
    return reason === t(failed) ? reason : `${t(failed)}: ${reason}`;
  };
  const submit = () => {
    if (!form.isUnchanged) return void form.submit();
    form.hideErrors();
    void notify({ tone: 'warning', title: t('form.noChanges'), description: t('form.noChangesHint') });
  };
  const hasButtons = !form.isReadOnly || props.onCancel || props.actions;
  const valueText = props.valueText ?? ((field, values) => textOfValue(values[field]));
  return (
    <>
      {props.hasSummary !== false && (
        <FormErrors
          form={form}
          failure={props.failed && failureText(form.error, props.failed)}
          messageOf={props.problemMessage}
          more={props.moreProblems}
        />
      )}
      {props.banner}
      {offered && (
        <DraftOffer
          message={props.draftText ?? 'form.draft.found'}
          restoreLabel={props.restoreLabel ?? 'form.draft.restore'}
          savedAt={offered.savedAt}
          onRestore={() => draft.restore(offered)}
          onDiscard={() => draft.discard(offered)}
          isDisabled={isPending}
        />
      )}
      <Form form={form} ref={props.ref} className={css.card} onSubmit={submit}>
        {children}
        {hasButtons && (
          <FormActions className={css.footer}>
            {props.onCancel && (
              <Button size="large" isDisabled={isPending} onPress={props.onCancel}>
                {props.cancelLabel ?? t('common.cancel')}
              </Button>
            )}
            {props.actions}
            {!form.isReadOnly && (
              <Button
                type="submit"
                id={form.controlId('save')}
                size="large"
                variant="primary"
                isPending={isPending}
                pendingLabel={props.pendingLabel}
              >
                {props.submitLabel}
              </Button>
            )}
          </FormActions>
        )}
      </Form>
      {props.failed && (
        <RetryBar
          failure={
            form.error && canSucceedLater(form.error)
              ? failureText(form.error, props.failed)
              : form.failures > 0
                ? props.failedWork
                : undefined
          }
          isPending={isPending}
          onRetry={() => void form.resubmit()}
        />
      )}
      {guard.isAsking && (
        <LeaveDialog text={props.leaveText ?? 'form.leave.text'} onLeave={guard.leave} onStay={guard.stay} />
      )}
      {conflict && (
        <ConflictDialog
          title={t(props.conflictTitle ?? 'form.conflict.title')}
          rest={t(props.conflictHint ?? 'form.conflict.rest')}
          changedBy={conflict.changedBy}
          changedAgo={
            conflict.changedAt ? age(Date.parse(conflict.changedAt), Date.now(), locale, t) : undefined
          }
          entries={conflictFields(form.base.values, form.values, conflict.values).map(
            ({ field, isMine }) => ({
              field,
              isMine,
              label: form.labelOf(field),
              mine: valueText(field, form.values),
              theirs: valueText(field, conflict.values),
            }),
          )}
          onResolve={(choices) => void conflict.resolve(choices)}
          onCancel={conflict.cancel}
        />
      )}
    </>
  );
}
