import {
  OVERTIME_DAILY_MAX,
  OVERTIME_FACTOR_MAX,
  OVERTIME_FACTOR_MIN,
  OVERTIME_WEEKLY_MAX,
} from '@derrick/domain/company';
import { FormGrid } from '@derrick/ui/Form';
import { Stack } from '@derrick/ui/Stack';
import { useTranslate } from '../core/i18n/MessagesProvider.tsx';
import { type FieldProps, RecordSection } from '../patterns/form/index.ts';
import { CheckSetting, NumberSetting } from './fields.tsx';
import type { RatesValues } from './ratesValues.ts';

interface OvertimeSettingsProps {
  field: <Name extends keyof RatesValues & string>(name: Name) => FieldProps<RatesValues[Name]>;
  /** Shows the factor. */
  hasOvertime: boolean;
}

/** Hours after which overtime starts, and if standby is billed. */
export function OvertimeSettings({ field, hasOvertime }: OvertimeSettingsProps) {
  const t = useTranslate();
  const formatOptions = { maximumFractionDigits: 2 };
  return (
    <RecordSection title={t('company.rates.rules')} hint={t('company.rates.rulesHint')}>
      <Stack>
        <FormGrid>
          <NumberSetting
            field={field('overtimeDailyHours')}
            min={0}
            max={OVERTIME_DAILY_MAX}
            formatOptions={formatOptions}
            description={t('company.rates.overtimeDailyHint')}
          />
          <NumberSetting
            field={field('overtimeWeeklyHours')}
            min={0}
            max={OVERTIME_WEEKLY_MAX}
            formatOptions={formatOptions}
            description={t('company.rates.overtimeWeeklyHint')}
          />
          {hasOvertime && (
            <NumberSetting
              field={field('overtimeFactor')}
              min={OVERTIME_FACTOR_MIN}
              max={OVERTIME_FACTOR_MAX}
              formatOptions={formatOptions}
              description={t('company.rates.overtimeFactorHint')}
            />
          )}
        </FormGrid>
        <CheckSetting field={field('hasStandby')} description={t('company.rates.hasStandbyHint')} />
      </Stack>
    </RecordSection>
  );
}
