import { type CompanyRates, updateCompanyRates } from '@derrick/domain/company';
import { DatePicker } from '@derrick/ui/DatePicker';
import { FormGrid } from '@derrick/ui/Form';
import { Stack } from '@derrick/ui/Stack';
import { useState } from 'react';
import { useFormats } from '../core/formats/index.ts';
import { useTranslate } from '../core/i18n/MessagesProvider.tsx';
import { RecordSection } from '../patterns/form/index.ts';
import * as css from './Company.css.ts';
import { LevelRates } from './LevelRates.tsx';
import { OvertimeSettings } from './OvertimeSettings.tsx';
import { billsOvertime, type RatesValues, toFormValues, toRequestBody } from './ratesValues.ts';
import { SectionForm } from './SectionForm.tsx';
import { settingLabels } from './settings.ts';
import { type SectionProps, useSectionForm } from './useSectionForm.ts';

export function RatesSection(props: SectionProps<CompanyRates>) {
  const t = useTranslate();
  const { currency, dayOf, money, date } = useFormats();
  const [day, setDay] = useState(() => dayOf(new Date()));
  const form = useSectionForm({
    name: 'rates',
    props,
    endpoint: updateCompanyRates,
    labels: settingLabels.rates,
    valuesOf: toFormValues(currency),
    inputOf: toRequestBody(currency),
  });
  const { levels } = form.values;

  const levelsText = (values: RatesValues) =>
    toRequestBody(currency)(values)
      .levels.map(({ rates }, place) => {
        const amounts = rates.map(({ from, workCents }) => {
          const amount = workCents === 0 ? t('company.rates.none') : money(workCents);
          return from === null ? amount : `${amount} (${date(from)})`;
        });
        return `${values.levels[place]?.name ?? ''}: ${amounts.join(', ')}`;
      })
      .join('; ');
  const valueText = (field: string, values: RatesValues) =>
    field === 'levels' ? levelsText(values) : undefined;

  return (
    <SectionForm form={form} wanted={props.wanted} valueText={valueText}>
      <RecordSection title={t('company.rates.title')} hint={t('company.rates.hint')} isWide>
        <Stack id={form.controlId('levels')}>
          <FormGrid>
            <DatePicker
              label={t('company.rates.day')}
              description={t('company.rates.dayHint')}
              value={day}
              onChange={setDay}
            />
          </FormGrid>
          {levels.length === 0 && <p className={css.hint}>{t('company.rates.noLevels')}</p>}
          {levels.map((level, place) => (
            <LevelRates
              key={level.id}
              level={level}
              path={`levels.${place}`}
              day={day}
              hasOvertime={billsOvertime(form.values)}
              hasStandby={form.values.hasStandby}
              control={form.control}
              onChange={(next) =>
                form.setValues((current) => ({
                  ...current,
                  levels: current.levels.map((one) => (one.id === next.id ? next : one)),
                }))
              }
            />
          ))}
        </Stack>
      </RecordSection>
      <OvertimeSettings field={form.field} hasOvertime={billsOvertime(form.values)} />
    </SectionForm>
  );
}
