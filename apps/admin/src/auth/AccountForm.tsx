import { Button } from '@derrick/ui/Button';
import type { ReactNode } from 'react';
import type { MessageKey } from '../core/i18n/catalogue.ts';
import { useTranslate } from '../core/i18n/MessagesProvider.tsx';
import { useCountdown } from '../core/useCountdown.ts';
import { Form } from '../patterns/form/Form.tsx';
import type { FormView } from '../patterns/form/useForm.ts';
import * as css from './AccountForm.css.ts';
import { FailureBanner } from './FailureBanner.tsx';

interface AccountFormProps {
  form: FormView;
  submitLabel: MessageKey;
  pendingLabel?: MessageKey | undefined;
  /** Disables the submit button, e.g. while a field is empty. */
  isIncomplete?: boolean | undefined;
  /** Message if the server sends none. */
  failure: MessageKey;
  /** Replaces the server's message. */
  failureMessage?: ReactNode;
  /** Button that returns to the previous step. */
  back?: ReactNode;
  onSubmit?: (() => void) | undefined;
  children: ReactNode;
}

/** Form with its fields, submit button and, below the button, the error of the last attempt. */
export function AccountForm({ form, submitLabel, pendingLabel, back, children, ...props }: AccountFormProps) {
  const t = useTranslate();
  const { error } = form;
  const isWaiting = useCountdown(error) > 0;
  const submit = (
    <Button
      type="submit"
      variant="primary"
      size="large"
      className={css.wide}
      isDisabled={isWaiting || props.isIncomplete}
      isFocusableWhenDisabled={isWaiting}
      isPending={form.isPending}
      pendingLabel={pendingLabel && t(pendingLabel)}
    >
      {t(submitLabel)}
    </Button>
  );
  return (
    <Form form={form} gap={20} className={css.form} isBlocked={isWaiting} onSubmit={props.onSubmit}>
      {children}
      {back ? (
        <div className={css.buttons}>
          {back}
          {submit}
        </div>
      ) : (
        submit
      )}
      {error && (props.failureMessage || <FailureBanner error={error} fallback={props.failure} />)}
    </Form>
  );
}
