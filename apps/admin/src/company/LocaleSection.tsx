import {
  type Company,
  type CompanyLocale,
  currencyChangePreviewOf,
  getCompany,
  updateCompanyLocale,
} from '@derrick/domain/company';
import { distanceUnits, hourCycles, weekStarts } from '@derrick/domain/format';
import type { ApiError } from '@derrick/domain/http';
import { invoiceCurrencies } from '@derrick/domain/invoices';
import { ComboBox } from '@derrick/ui/ComboBox';
import { FormGrid, formWide } from '@derrick/ui/Form';
import { Stack } from '@derrick/ui/Stack';
import { useState } from 'react';
import { useApi } from '../core/api.ts';
import { deferred } from '../core/deferred.tsx';
import { useTranslate } from '../core/i18n/MessagesProvider.tsx';
import { useLanguageChoice } from '../core/LanguageChoice.tsx';
import { RecordSection } from '../patterns/form/index.ts';
import { CurrencyDialog, type CurrencyQuestion } from './CurrencyDialog.tsx';
import { ListSetting } from './fields.tsx';
import { LocaleExample } from './LocaleExample.tsx';
import { type LocaleValues, toFormValues, toRequestBody } from './localeValues.ts';
import { SectionForm } from './SectionForm.tsx';
import { settingLabels } from './settings.ts';
import { timeZoneItems, zoneItem } from './timeZones.ts';
import { type SectionProps, useSectionForm } from './useSectionForm.ts';

// Contains the list of all time zones and their countries.
const RegionOffer = deferred(async () => (await import('./RegionOffer.tsx')).RegionOffer);

const weekWords = {
  MONDAY: 'company.locale.monday',
  SUNDAY: 'company.locale.sunday',
  SATURDAY: 'company.locale.saturday',
} as const;
const clockWords = { h12: 'company.locale.h12', h23: 'company.locale.h23' } as const;
const distanceWords = { mi: 'company.locale.miles', km: 'company.locale.kilometres' } as const;

interface LocaleSectionProps extends SectionProps<CompanyLocale> {
  /** Called with all settings after a change of the currency has changed the rates. */
  onCompany: (company: Company) => void;
}

/** Location of the company, and its formats for dates, times, distances and money. */
export function LocaleSection({ onCompany, ...props }: LocaleSectionProps) {
  const t = useTranslate();
  const api = useApi();
  const [question, setQuestion] = useState<CurrencyQuestion>();
  const { currency: from } = props.settings;
  const confirm = async (error: ApiError, values: LocaleValues) => {
    const preview = currencyChangePreviewOf(error);
    if (!preview) return undefined;
    const isConfirmed = await new Promise<boolean>((resolve) =>
      setQuestion({ preview, from, to: values.currency, answer: resolve }),
    );
    setQuestion(undefined);
    return isConfirmed ? { ...toRequestBody(values), currencyChange: 'KEEP_NUMBERS' as const } : undefined;
  };
  const onSaved = (saved: CompanyLocale) => {
    props.onSaved(saved);
    // If this request fails, the outdated version of the rates prevents saving their previous amounts.
    if (saved.currency !== from) void api.call(getCompany).then(onCompany, () => {});
  };
  const { options: languages } = useLanguageChoice();
  const form = useSectionForm({
    name: 'locale',
    props: { ...props, onSaved },
    endpoint: updateCompanyLocale,
    labels: settingLabels.locale,
    valuesOf: toFormValues,
    inputOf: toRequestBody,
    confirm,
  });
  const { values } = form;
  const { isCurrencyFixed } = props.settings;
  const choices = {
    language: languages,
    weekStart: weekStarts.map((id) => ({ id, label: t(weekWords[id]) })),
    hourCycle: hourCycles.map((id) => ({ id, label: t(clockWords[id]) })),
    distanceUnit: distanceUnits.map((id) => ({ id, label: t(distanceWords[id]) })),
    currency: invoiceCurrencies.map((id): { id: string; label: string } => ({ id, label: id })),
  };
  const currency = form.field('currency');
  const { value: zone, onChange: chooseZone, ...zoneField } = form.field('timeZone');
  return (
    <SectionForm form={form} wanted={props.wanted} choices={choices}>
      <RecordSection title={t('company.locale.where')} hint={t('company.locale.whereHint')}>
        <FormGrid>
          <ComboBox
            {...zoneField}
            className={formWide}
            items={timeZoneItems()}
            value={zoneItem(zone)}
            onChange={(item) => item && chooseZone(item.id)}
          />
          <ListSetting
            field={form.field('language')}
            items={choices.language}
            description={t('company.locale.languageHint')}
          />
          <ListSetting
            field={{ ...currency, isDisabled: currency.isDisabled || (isCurrencyFixed && !props.isReadOnly) }}
            items={choices.currency}
            description={t(isCurrencyFixed ? 'company.locale.currencyFixed' : 'company.locale.currencyHint')}
          />
        </FormGrid>
        {zone !== props.settings.timeZone && (
          <RegionOffer
            values={values}
            isCurrencyFixed={isCurrencyFixed}
            labelOf={(field, value) => choices[field].find(({ id }) => id === value)?.label ?? value}
            onAccept={(offered) => form.setValues((current) => ({ ...current, ...offered }))}
          />
        )}
      </RecordSection>
      <RecordSection title={t('company.locale.how')} hint={t('company.locale.howHint')}>
        <Stack>
          <FormGrid>
            <ListSetting field={form.field('weekStart')} items={choices.weekStart} />
            <ListSetting field={form.field('hourCycle')} items={choices.hourCycle} />
            <ListSetting field={form.field('distanceUnit')} items={choices.distanceUnit} />
          </FormGrid>
          <LocaleExample values={values} />
        </Stack>
      </RecordSection>
      {question && <CurrencyDialog question={question} />}
    </SectionForm>
  );
}
