import type { Customer } from '@derrick/domain/customers';
import { Checkbox } from '@derrick/ui/Checkbox';
import { FormGrid, formWide } from '@derrick/ui/Form';
import { NativeSelect } from '@derrick/ui/NativeSelect';
import { TextArea } from '@derrick/ui/TextArea';
import { TextField } from '@derrick/ui/TextField';
import { useLocation } from 'wouter';
import { useTranslate } from '../core/i18n/MessagesProvider.tsx';
import { useLanguageChoice } from '../core/LanguageChoice.tsx';
import { useSession } from '../core/session.tsx';
import { RecordForm, RecordSection } from '../patterns/form/index.ts';
import { Contacts } from './Contacts.tsx';
import * as css from './CustomerForm.css.ts';
import { useCustomerForm } from './useCustomerForm.ts';
import type { CustomerFormValues } from './values.ts';

interface CustomerFormProps {
  /** The customer to edit. Without it the form creates a customer. */
  customer: Customer | undefined;
  /** Last address of the list. */
  listHref: string;
}

export function CustomerForm({ customer, listHref }: CustomerFormProps) {
  const t = useTranslate();
  const { costReferenceLabel } = useSession().user.company ?? {};
  const form = useCustomerForm(customer, listHref);
  const [, navigate] = useLocation();
  const { isTaxExempt } = form.values;
  const { options: languages } = useLanguageChoice();
  const { value: languageValue, onChange: chooseLanguage, ...language } = form.field('language');

  const valueText = (field: keyof CustomerFormValues, values: CustomerFormValues): string => {
    const value = values[field];
    if (typeof value === 'boolean') return t(value ? 'customerForm.taxExempt' : 'customerForm.taxable');
    if (field === 'language') return languages.find(({ id }) => id === value)?.label ?? '';
    if (typeof value === 'string') return value;
    return value
      .map(({ name, email, phone }) => [name, email, phone].filter((part) => part !== '').join(', '))
      .join('; ');
  };

  return (
    <RecordForm
      form={form}
      submitLabel={t(customer ? 'customerForm.save' : 'customerForm.create')}
      pendingLabel={t('customerForm.saving')}
      onCancel={() => navigate(listHref)}
      failed={customer ? 'customerForm.updateFailed' : 'customerForm.createFailed'}
      conflictTitle="customerForm.conflict"
      valueText={valueText}
    >
      <RecordSection title={t('customerForm.about')} hint={t('customerForm.aboutHint')}>
        <FormGrid>
          <TextField {...form.field('name')} className={formWide} autoComplete="off" isRequired />
          <TextArea {...form.field('notes')} className={formWide} rows={2} />
        </FormGrid>
      </RecordSection>
      <RecordSection title={t('customerForm.contacts')} hint={t('customerForm.contactsHint')}>
        <Contacts form={form} />
      </RecordSection>
      <RecordSection title={t('customerForm.billing')} hint={t('customerForm.billingHint')}>
        <FormGrid>
          <TextArea {...form.field('billingAddress')} className={formWide} rows={3} />
          <TextField {...form.field('invoiceEmail')} type="email" autoComplete="off" />
          <TextField
            {...form.field('taxNumber')}
            description={t('customerForm.taxNumberHint')}
            autoComplete="off"
          />
          <TextField {...form.field('termsDays')} inputMode="numeric" autoComplete="off" />
          <TextField
            {...form.field('costReference')}
            {...(costReferenceLabel && { label: costReferenceLabel })}
            description={t('customerForm.costReferenceHint')}
            autoComplete="off"
          />
          <NativeSelect {...language} items={languages} value={languageValue} onChange={chooseLanguage} />
          <Checkbox
            id={form.controlId('isTaxExempt')}
            className={css.checkbox}
            label={t('customerForm.taxExempt')}
            isSelected={isTaxExempt}
            isDisabled={form.isPending}
            isReadOnly={form.isReadOnly}
            onChange={(isSelected) => form.change({ isTaxExempt: isSelected })}
          />
        </FormGrid>
      </RecordSection>
    </RecordForm>
  );
}
