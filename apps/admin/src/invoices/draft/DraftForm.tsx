import { formatMoney } from '@derrick/domain/format';
import type { Invoice } from '@derrick/domain/invoices';
import { FormGrid, formWide } from '@derrick/ui/Form';
import { TextArea } from '@derrick/ui/TextArea';
import { useLanguage, useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import { RecordForm, RecordSection } from '../../patterns/form/index.ts';
import { discountWords, groupingWords } from './choices.ts';
import { DraftLines } from './DraftLines.tsx';
import { DraftTerms } from './DraftTerms.tsx';
import { type DraftValues, totalsWhileTyping } from './draftValues.ts';
import { useDraftForm } from './useDraftForm.ts';

interface DraftFormProps {
  invoice: Invoice;
  onSaved: (invoice: Invoice) => void;
  onCancel: () => void;
}

export function DraftForm({ invoice, onSaved, onCancel }: DraftFormProps) {
  const t = useTranslate();
  const { locale } = useLanguage();
  const form = useDraftForm(invoice, onSaved);
  const { currency } = invoice;

  const valueText = (field: keyof DraftValues, values: DraftValues): string => {
    if (field === 'lines') {
      const total = formatMoney(totalsWhileTyping(values, currency).subtotalCents, locale, currency);
      return t('invoice.linesValue', { count: values.lines.length, total });
    }
    if (field === 'grouping') return t(groupingWords[values.grouping]);
    if (field === 'discountKind') return t(discountWords[values.discountKind]);
    const value = values[field];
    return typeof value === 'number' ? value.toLocaleString(locale) : (value ?? '');
  };

  return (
    <RecordForm
      form={form}
      submitLabel={t('invoice.save')}
      pendingLabel={t('invoice.saving')}
      onCancel={onCancel}
      failed="invoice.saveFailed"
      conflictTitle="invoice.conflict"
      valueText={valueText}
    >
      <DraftLines form={form} invoice={invoice} />
      <RecordSection title={t('invoice.terms')} hint={t('invoice.termsHint')}>
        <DraftTerms form={form} invoice={invoice} />
      </RecordSection>
      <RecordSection title={t('invoice.words')} hint={t('invoice.wordsHint')}>
        <FormGrid>
          <TextArea {...form.field('notes')} className={formWide} rows={3} />
        </FormGrid>
      </RecordSection>
    </RecordForm>
  );
}
