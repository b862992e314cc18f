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
import type { Problem } from './useFormErrors.ts';
import type { RecordFormState } from './useRecordForm.ts';

interface RecordFormProps<Values extends object> {
  form: RecordFormState<Values>;
  submitLabel: string;
  pendingLabel: string;
  /** Absent, there is no Cancel. */
  onCancel?: (() => void) | undefined;
  /** @default Cancel */
  cancelLabel?: string | undefined;
  /** Buttons between Cancel and the submit button. */
  actions?: ReactNode;
  /** Stands between the problems and the form. */
  banner?: ReactNode;
  /** Lists what is wrong above the form; false where each problem is reported another way. @default true */
  hasSummary?: boolean | undefined;
  /** What could not be done when a call fails; the summary adds why. */
  failed?: MessageKey | undefined;
  /** How a problem reads in the summary, away from its field. */
  problemMessage?: ((problem: Problem) => string) | undefined;
  /** Problems of what is not among the values, such as files. */
  moreProblems?: readonly SummarizedError[] | undefined;
  /** What becomes of unsaved changes. @default 'form.leave.text' */
  leaveText?: MessageKey | undefined;
  /** The sentence about a draft, with its `{age}`. @default 'form.draft.found' */
  draftText?: MessageKey | undefined;
  /** @default 'form.draft.restore' */
  restoreLabel?: MessageKey | undefined;
  /** Names what somebody else has changed. @default 'form.conflict.title' */
  conflictTitle?: MessageKey | undefined;
  /** What becomes of changes that are not in conflict. @default 'form.conflict.rest' */
  conflictRest?: MessageKey | undefined;
  /** Writes a value for the choice between two versions; texts and names of items by default. */
  valueText?: ((field: keyof Values & string, values: Values) => string) | undefined;
  ref?: RefObject<HTMLFormElement | null> | undefined;
  children: ReactNode;
}

/** The card with a record's form: its problems and draft above, its buttons below, and the questions it may ask. */
export function RecordForm<Values extends object>({ form, children, ...props }: RecordFormProps<Values>) {
  const t = useTranslate();
  const { locale } = useLanguage();
  const errors = useErrorMessage();
  const { draft, guard, conflict, isPending } = form;
  const { offered } = draft;
  const failureText = (error: ApiError | undefined, failed: MessageKey) => {
    if (!error) return undefined;
    // It is about fields that the form does not have.
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
      {guard.isAsking && (
        <LeaveDialog text={props.leaveText ?? 'form.leave.text'} onLeave={guard.leave} onStay={guard.stay} />
      )}
      {conflict && (
        <ConflictDialog
          title={t(props.conflictTitle ?? 'form.conflict.title')}
          rest={t(props.conflictRest ?? 'form.conflict.rest')}
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
