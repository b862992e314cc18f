import type { ApiError } from '@derrick/domain/http';
import { validateJobTypeName } from '@derrick/domain/jobTypes';
import { Banner } from '@derrick/ui/Banner';
import { Button } from '@derrick/ui/Button';
import { Inline } from '@derrick/ui/Inline';
import { TextField } from '@derrick/ui/TextField';
import { useFormats } from '../core/formats/index.ts';
import type { MessageKey } from '../core/i18n/catalogue.ts';
import { useTranslate } from '../core/i18n/MessagesProvider.tsx';
import { decimalsError, errorMessages } from '../patterns/form/errorMessages.ts';
import { Form } from '../patterns/form/Form.tsx';
import { useForm } from '../patterns/form/useForm.ts';
import { useErrorMessage } from '../patterns/remote/index.ts';
import { closeOnEscape } from './closeOnEscape.ts';
import * as css from './LevelsDialog.css.ts';
import { amountOf, centsOf, validateRate } from './rate.ts';
import type { Editor } from './useEditor.ts';

/** Result of the form. The rate is 0 without a rate field. */
interface NameAndRate {
  name: string;
  hourlyRateCents: number;
}

interface NameFormProps {
  label: MessageKey;
  /** Initial values. */
  initial?: { name: string; hourlyRateCents?: number | undefined };
  /** Shows a rate field. */
  hasRate?: boolean;
  submitLabel: MessageKey;
  editor: Editor;
  /** Saves the change; resolves to the error if it failed. */
  onSubmit: (values: NameAndRate) => Promise<ApiError | undefined>;
}

const messages = {
  nameRequired: 'jobTypes.error.nameRequired',
  nameTooLong: 'jobTypes.error.nameTooLong',
  nameTaken: 'jobTypes.error.nameTaken',
  rateInvalid: 'jobTypes.error.rateInvalid',
} as const;

/** Inline form for the name of a level or role, and optionally the rate. */
export function NameForm({ label, initial, hasRate = false, submitLabel, editor, onSubmit }: NameFormProps) {
  const t = useTranslate();
  const errors = useErrorMessage();
  const { currency } = useFormats();
  const form = useForm({
    initial: { name: initial?.name ?? '', rate: amountOf(initial?.hourlyRateCents, currency) },
    labels: { name: label, rate: 'jobTypes.rate' },
    aliases: { hourlyRateCents: 'rate' },
    validate: ({ name, rate }) => ({
      name: validateJobTypeName(name),
      rate: validateRate(rate, currency),
    }),
    errorMessage: errorMessages(
      t,
      { ...messages, tooManyDecimals: decimalsError(currency) },
      'jobTypes.error.invalid',
    ),
    // The first field has the initial focus, so blur validation would report an error when the user presses Cancel.
    validatesOnBlur: false,
    async submit({ name, rate }) {
      const error = await onSubmit({ name: name.trim(), hourlyRateCents: centsOf(rate, currency) ?? 0 });
      return error ? { ok: false, error } : { ok: true, data: undefined };
    },
  });
  const { isPending } = form;

  return (
    <Form form={form} gap={12} className={css.form} onKeyDown={closeOnEscape(editor)}>
      {form.error && <Banner tone="danger">{errors.message(form.error, 'jobTypes.failed')}</Banner>}
      <div className={hasRate ? `${css.fields} ${css.withRate}` : css.fields}>
        <TextField {...form.field('name')} isRequired autoComplete="off" autoFocus />
        {hasRate && (
          <TextField
            {...form.field('rate')}
            description={t('jobTypes.rateHint')}
            inputMode="decimal"
            autoComplete="off"
          />
        )}
      </div>
      <Inline justify="end">
        <Button isDisabled={isPending} onPress={editor.close}>
          {t('common.cancel')}
        </Button>
        <Button type="submit" variant="primary" isPending={isPending} pendingLabel={t('jobTypes.saving')}>
          {t(submitLabel)}
        </Button>
      </Inline>
    </Form>
  );
}
