import { type CompanyInvoices, hourRoundings, updateCompanyInvoices } from '@derrick/domain/company';
import { TERMS_DAYS_MAX } from '@derrick/domain/customers';
import { formatInvoiceNumber, invoiceGroupings, NEXT_NUMBER_MAX, paperSizes } from '@derrick/domain/invoices';
import { FormGrid, formWide } from '@derrick/ui/Form';
import { Stack } from '@derrick/ui/Stack';
import { TextArea } from '@derrick/ui/TextArea';
import { TextField } from '@derrick/ui/TextField';
import { useFormats } from '../core/formats/index.ts';
import { useTranslate } from '../core/i18n/MessagesProvider.tsx';
import { RecordSection } from '../patterns/form/index.ts';
import { CheckSetting, ListSetting, NumberSetting } from './fields.tsx';
import { type InvoicesValues, toFormValues, toRequestBody } from './invoicesValues.ts';
import { SectionForm } from './SectionForm.tsx';
import { settingLabels } from './settings.ts';
import { type SectionProps, useSectionForm } from './useSectionForm.ts';

const {
  'mailTexts.en': mailTextEn,
  'mailTexts.es': mailTextEs,
  'paymentOptions.card': payByCard,
  'paymentOptions.ach': payByAch,
  'paymentOptions.wire': payByWire,
  'paymentOptions.check': payByCheck,
  ...ownLabels
} = settingLabels.invoices;
const labels = { ...ownLabels, mailTextEn, mailTextEs, payByCard, payByAch, payByWire, payByCheck };
const aliases = {
  'mailTexts.en': 'mailTextEn',
  'mailTexts.es': 'mailTextEs',
  'paymentOptions.card': 'payByCard',
  'paymentOptions.ach': 'payByAch',
  'paymentOptions.wire': 'payByWire',
  'paymentOptions.check': 'payByCheck',
};
const payFields = ['payByCard', 'payByAch', 'payByWire', 'payByCheck'] as const;

const roundingWords = { TENTHS: 'company.invoices.tenths', MINUTES: 'company.invoices.minutes' } as const;
const groupingWords = {
  TICKET: 'company.invoices.perTicket',
  KIND: 'company.invoices.perKind',
  ONE_LINE: 'company.invoices.oneLine',
} as const;
/** Without a separator of thousands, as it is printed. */
const plainNumber = { useGrouping: false } as const;
const paperWords = { LETTER: 'company.invoices.letter', A4: 'company.invoices.a4' } as const;

export function InvoicesSection(props: SectionProps<CompanyInvoices>) {
  const t = useTranslate();
  const form = useSectionForm({
    name: 'invoices',
    props,
    endpoint: updateCompanyInvoices,
    labels,
    aliases,
    valuesOf: toFormValues,
    inputOf: (values) => toRequestBody(values, props.settings),
  });
  const choices = {
    hourRounding: hourRoundings.map((id) => ({ id, label: t(roundingWords[id]) })),
    grouping: invoiceGroupings.map((id) => ({ id, label: t(groupingWords[id]) })),
    paperSize: paperSizes.map((id) => ({ id, label: t(paperWords[id]) })),
  };
  return (
    <SectionForm form={form} wanted={wantedField(props.wanted)} choices={choices}>
      <RecordSection title={t('company.invoices.numbers')} hint={t('company.invoices.numbersHint')}>
        <Stack>
          <FormGrid>
            <TextField
              {...form.field('numberPattern')}
              autoComplete="off"
              isRequired
              description={<NumberExample values={form.values} />}
            />
            <NumberSetting
              field={form.field('nextNumber')}
              min={1}
              max={NEXT_NUMBER_MAX}
              formatOptions={plainNumber}
              description={t('company.invoices.nextNumberHint')}
            />
            <TextField
              {...form.field('creditNotePattern')}
              autoComplete="off"
              isRequired
              description={<CreditNoteExample values={form.values} />}
            />
            <NumberSetting
              field={form.field('nextCreditNoteNumber')}
              min={1}
              max={NEXT_NUMBER_MAX}
              formatOptions={plainNumber}
              description={t('company.invoices.nextNumberHint')}
            />
          </FormGrid>
          <CheckSetting field={form.field('restartsYearly')} />
        </Stack>
      </RecordSection>
      <RecordSection title={t('company.invoices.terms')} hint={t('company.invoices.termsHint')}>
        <FormGrid>
          <NumberSetting field={form.field('termsDays')} min={0} max={TERMS_DAYS_MAX} />
          <ListSetting field={form.field('hourRounding')} items={choices.hourRounding} />
          <TextField
            {...form.field('taxLabel')}
            autoComplete="off"
            description={t('company.invoices.taxLabelHint')}
          />
          <NumberSetting
            field={form.field('taxPercent')}
            min={0}
            max={100}
            formatOptions={{ maximumFractionDigits: 3 }}
          />
          <ListSetting field={form.field('grouping')} items={choices.grouping} />
          <ListSetting field={form.field('paperSize')} items={choices.paperSize} />
        </FormGrid>
      </RecordSection>
      <RecordSection title={t('company.invoices.texts')} hint={t('company.invoices.textsHint')}>
        <FormGrid>
          <TextArea {...form.field('paymentDetails')} className={formWide} rows={3} />
          <TextArea {...form.field('footer')} className={formWide} rows={2} />
          <TextArea {...form.field('mailTextEn')} rows={4} />
          <TextArea {...form.field('mailTextEs')} rows={4} />
        </FormGrid>
      </RecordSection>
      <RecordSection title={t('company.invoices.payBy')} hint={t('company.invoices.payByHint')}>
        <FormGrid>
          {payFields.map((name) => (
            <TextArea key={name} {...form.field(name)} rows={2} />
          ))}
        </FormGrid>
      </RecordSection>
      <RecordSection title={t('company.invoices.reminders')} hint={t('company.invoices.remindersHint')}>
        <Stack>
          <CheckSetting field={form.field('hasReminders')} />
          <FormGrid>
            <TextField
              {...form.field('reminderDays')}
              autoComplete="off"
              description={t('company.invoices.reminderDaysHint')}
            />
          </FormGrid>
        </Stack>
      </RecordSection>
    </SectionForm>
  );
}

/** Maps a setting to the form field, whose name can differ from the API. */
const wantedField = (wanted: SectionProps<unknown>['wanted']) =>
  wanted && { field: Object.entries(aliases).find(([name]) => name === wanted.field)?.[1] ?? wanted.field };

/** Number of the next invoice. */
function NumberExample({ values }: { values: InvoicesValues }) {
  const t = useTranslate();
  const { dayOf } = useFormats();
  const number = formatInvoiceNumber(values.numberPattern.trim(), values.nextNumber ?? 1, dayOf(new Date()));
  return t('company.invoices.numberExample', { number });
}

/** Number of the next credit note. */
function CreditNoteExample({ values }: { values: InvoicesValues }) {
  const t = useTranslate();
  const { dayOf } = useFormats();
  const next = values.nextCreditNoteNumber ?? 1;
  const number = formatInvoiceNumber(values.creditNotePattern.trim(), next, dayOf(new Date()));
  return t('company.invoices.creditNoteExample', { number });
}
