import { assistantModes } from '@derrick/domain/auth';
import {
  auditMonths,
  type CompanyData,
  type CompanyDataInput,
  updateCompanyData,
} from '@derrick/domain/company';
import { FormGrid } from '@derrick/ui/Form';
import { Stack } from '@derrick/ui/Stack';
import { deferred } from '../core/deferred.tsx';
import { useTranslate } from '../core/i18n/MessagesProvider.tsx';
import { RecordSection } from '../patterns/form/index.ts';
import { CheckSetting, ListSetting, RadioSetting } from './fields.tsx';
import { SectionForm } from './SectionForm.tsx';
import { settingLabels } from './settings.ts';
import { type SectionProps, useSectionForm } from './useSectionForm.ts';

const ProviderSettings = deferred(async () => (await import('../assistant/index.ts')).ProviderSettings, {
  messages: ['assistProvider'],
});

/** Converts a number of months to an option ID; null (unlimited) becomes `ALWAYS`. */
const idOf = (months: CompanyData['auditMonths']) => (months === null ? 'ALWAYS' : String(months));

const valuesOf = (data: CompanyData) => ({
  auditMonths: idOf(data.auditMonths),
  assistant: data.assistant,
  allowsSpeech: data.allowsSpeech,
});

type DataValues = ReturnType<typeof valuesOf>;

const inputOf = (values: DataValues): CompanyDataInput => ({
  ...values,
  auditMonths: auditMonths.find((months) => idOf(months) === values.auditMonths) ?? null,
});

const assistantWords = {
  OFF: { label: 'company.data.assistantOff', hint: 'company.data.assistantOffHint' },
  LOCAL: { label: 'company.data.assistantLocal', hint: 'company.data.assistantLocalHint' },
  PROVIDER: { label: 'company.data.assistantProvider', hint: 'company.data.assistantProviderHint' },
} as const;

/** Retention of the company's history, and the mode of the assistant. */
export function DataSection(props: SectionProps<CompanyData>) {
  const t = useTranslate();
  const form = useSectionForm({
    name: 'data',
    props,
    endpoint: updateCompanyData,
    labels: settingLabels.data,
    valuesOf,
    inputOf,
  });
  const choices = {
    auditMonths: [
      ...auditMonths.map((months) => ({
        id: idOf(months),
        label: t('company.data.years', { count: months / 12 }),
      })),
      { id: idOf(null), label: t('company.data.always') },
    ],
    assistant: assistantModes.map((id) => ({
      id,
      label: t(assistantWords[id].label),
      description: t(assistantWords[id].hint),
    })),
  };
  return (
    <>
      <SectionForm form={form} wanted={props.wanted} choices={choices}>
        <RecordSection title={t('company.data.retention')} hint={t('company.data.retentionHint')}>
          <FormGrid>
            <ListSetting field={form.field('auditMonths')} items={choices.auditMonths} />
          </FormGrid>
        </RecordSection>
        <RecordSection title={t('company.data.help')} hint={t('company.data.helpHint')}>
          <Stack>
            <RadioSetting field={form.field('assistant')} items={choices.assistant} />
            {form.values.assistant !== 'OFF' && (
              <CheckSetting field={form.field('allowsSpeech')} description={t('company.data.speechHint')} />
            )}
          </Stack>
        </RecordSection>
      </SectionForm>
      {form.values.assistant === 'PROVIDER' && <ProviderSettings />}
    </>
  );
}
