import { ComboBox } from '@derrick/ui/ComboBox';
import { Grid } from '@derrick/ui/Grid';
import { TextField } from '@derrick/ui/TextField';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import { useSession } from '../../core/session.tsx';
import { RecordSection } from '../../patterns/form/index.ts';
import { CustomerSuggestions } from './CustomerSuggestions.tsx';
import { useSuggestions } from './useSuggestions.ts';
import type { TicketFormState } from './useTicketForm.ts';
import { useCustomerOptions, useJobTypeOptions, useTechnicianOptions } from './useTicketOptions.ts';

/** Technician, job type and customer of the ticket. */
export function PeopleSection({ form }: { form: TicketFormState }) {
  const t = useTranslate();
  const { costReferenceLabel } = useSession().user.company ?? {};
  const { nameOf: _name, ...technicians } = useTechnicianOptions();
  const { nameOf: jobTypeName, ...jobTypes } = useJobTypeOptions();
  const { nameOf: _customerName, ...customers } = useCustomerOptions();
  const { jobType, customerCompany } = form.values;
  const technician = form.field('technician');
  const costReference = form.field('costReference');
  const suggestions = useSuggestions(form);
  const company = form.control('customerCompany');
  const customer = customers.items.find(({ label }) => label === customerCompany);
  return (
    <RecordSection title={t('ticketForm.people')} hint={t('ticketForm.peopleHint')}>
      <Grid columns={2} align="start">
        <ComboBox
          {...technician}
          {...technicians}
          isRequired={form.requires('technician')}
          isReadOnly={form.isReadOnly || form.isOwnOnly}
          description={form.isOwnOnly && !form.isReadOnly ? t('ticketForm.ownOnly') : technician.description}
        />
        <ComboBox
          {...form.field('jobType')}
          {...jobTypes}
          isRequired={form.requires('jobType')}
          value={jobType && { id: jobType.id, label: jobTypeName(jobType.id) ?? jobType.label }}
        />
        <ComboBox
          {...company}
          {...customers}
          isRequired={form.requires('customer')}
          allowsCustomValue
          value={customerCompany ? { id: customer?.id ?? '', label: customerCompany } : null}
          onChange={(chosen) => {
            form.change({ customerCompany: chosen?.label ?? '' });
            if (chosen?.id) suggestions.commitCustomer(chosen.label);
          }}
          onCreate={(name) => {
            form.change({ customerCompany: name });
            suggestions.commitCustomer(name);
          }}
          createLabel={(name) => t('ticketForm.createCustomer', { name })}
          onBlur={() => {
            company.onBlur();
            suggestions.commitCustomer(form.values.customerCompany);
          }}
          description={
            suggestions.isNewCustomer
              ? t('ticketForm.newCustomer', { name: customerCompany.trim() })
              : company.description
          }
          status={customers.status?.kind === 'loading' ? customers.status : undefined}
        />
        <TextField {...form.field('customerName')} isRequired={form.requires('contact')} />
        <CustomerSuggestions form={form} offers={suggestions.offers} customer={suggestions.customer} />
        <TextField
          {...costReference}
          isRequired={form.requires('costReference')}
          {...(costReferenceLabel && { label: costReferenceLabel })}
          description={
            costReference.description ??
            t(form.isNew ? 'ticketForm.costReferenceHint' : 'ticketForm.costReferenceExample')
          }
          autoComplete="off"
        />
      </Grid>
    </RecordSection>
  );
}
