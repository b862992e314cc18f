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
  /** Keeps the submit button from being pressed, as while a field is empty. */
  isIncomplete?: boolean | undefined;
  /** Said when the server refuses without words of its own. */
  failure: MessageKey;
  /** Said in place of the server's words. */
  failureMessage?: ReactNode;
  /** A button that leads back to the step before. */
  back?: ReactNode;
  onSubmit?: (() => void) | undefined;
  children: ReactNode;
}

/** The fields of an account form, its submit button, and below it what the last attempt failed with. */
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
