import { Button } from '@derrick/ui/Button';
import { Inline } from '@derrick/ui/Inline';
import { MoneyField } from '@derrick/ui/MoneyField';
import { decimalsOf, useFormats } from '../../core/formats/index.ts';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import { Form } from '../../patterns/form/Form.tsx';
import { type SubmitResult, useForm } from '../../patterns/form/useForm.ts';
import { centsOf } from '../../patterns/lines/index.ts';
import * as css from './HourlyRateForm.css.ts';

interface RateValues {
  /** Amount in units of the currency, not in cents; null while the field is empty. */
  rate: number | null;
}

interface HourlyRateFormProps {
  save: (hourlyRateCents: number) => Promise<SubmitResult<unknown>>;
}

/** Sets one hourly rate for all levels of a new company. */
export function HourlyRateForm({ save }: HourlyRateFormProps) {
  const t = useTranslate();
  const { currency } = useFormats();
  const form = useForm<RateValues, unknown>({
    initial: { rate: null },
    labels: { rate: 'checklist.rate' },
    aliases: { hourlyRateCents: 'rate' },
    validate({ rate }) {
      const cents = centsOf(rate, currency) ?? 0;
      if (cents <= 0) return { rate: 'rateInvalid' };
      return Number.isInteger(cents) ? {} : { rate: 'tooManyDecimals' };
    },
    validatesOnBlur: false,
    errorMessage: (error) =>
      error === 'tooManyDecimals'
        ? t('common.error.decimals', { count: decimalsOf(currency) })
        : t('checklist.rateInvalid'),
    submit: ({ rate }) => save(centsOf(rate, currency) ?? 0),
  });
  return (
    <Form form={form}>
      <Inline align="end" gap={8} isOneLine>
        <MoneyField
          {...form.field('rate')}
          size="small"
          currency={currency}
          minValue={0}
          className={css.rate}
        />
        <Button
          type="submit"
          size="small"
          isPending={form.isPending}
          pendingLabel={t('checklist.saving')}
          className={css.save}
        >
          {t('checklist.save')}
        </Button>
      </Inline>
    </Form>
  );
}
