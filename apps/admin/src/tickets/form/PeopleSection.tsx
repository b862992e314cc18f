import { ComboBox } from '@derrick/ui/ComboBox';
import { Grid } from '@derrick/ui/Grid';
import { TextField } from '@derrick/ui/TextField';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import { useSession } from '../../core/session.tsx';
import { RecordSection } from '../../patterns/form/index.ts';
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
  const customer = customers.items.find(({ label }) => label === customerCompany);
  return (
    <RecordSection title={t('ticketForm.people')} hint={t('ticketForm.peopleHint')}>
      <Grid columns={2} align="start">
        <ComboBox
          {...technician}
          {...technicians}
          isReadOnly={form.isReadOnly || form.isOwnOnly}
          description={form.isOwnOnly && !form.isReadOnly ? t('ticketForm.ownOnly') : technician.description}
        />
        <ComboBox
          {...form.field('jobType')}
          {...jobTypes}
          value={jobType && { id: jobType.id, label: jobTypeName(jobType.id) ?? jobType.label }}
        />
        <ComboBox
          {...form.control('customerCompany')}
          {...customers}
          allowsCustomValue
          value={customerCompany ? { id: customer?.id ?? '', label: customerCompany } : null}
          onChange={(chosen) => form.change({ customerCompany: chosen?.label ?? '' })}
          status={customers.status?.kind === 'loading' ? customers.status : undefined}
        />
        <TextField {...form.field('customerName')} />
        <TextField
          {...costReference}
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
