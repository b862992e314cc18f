import { ComboBox } from '@derrick/ui/ComboBox';
import { TextField } from '@derrick/ui/TextField';
import { errorText } from '../app/errorText.ts';
import type { MessageKey } from '../app/i18n/catalogue.ts';
import { useLanguage, useTranslate } from '../app/i18n/MessagesProvider.tsx';
import { notify } from '../app/notify.tsx';
import { Section } from './Section.tsx';
import * as css from './TicketForm.css.ts';
import { controlProps, textProps } from './textProps.ts';
import type { useFormClients } from './useFormClients.ts';
import { useOptions } from './useOptions.ts';
import type { TicketFormState } from './useTicketForm.ts';

interface PeopleSectionProps {
  form: TicketFormState;
  clients: ReturnType<typeof useFormClients>;
}

const named = ({ id, name }: { id: string; name: string }) => ({ id, label: name });

/** Who did the work, of which type, and for whom. */
export function PeopleSection({ form, clients }: PeopleSectionProps) {
  const t = useTranslate();
  const { language } = useLanguage();
  const { values } = form;
  const report = (title: MessageKey) => (error: unknown) => {
    const description = errorText(error, { t, language, fallback: title });
    void notify({ tone: 'danger', title: t(title), ...(description !== t(title) && { description }) });
  };

  const technicians = useOptions({
    kind: 'technicians',
    failure: t('ticketForm.techniciansFailed'),
    onError: report('ticketForm.techniciansFailed'),
    async load(query) {
      const { data, meta } = await clients.technicians.assignable(query);
      return {
        data: data.map(({ id, fullname }) => ({ id, label: fullname || t('ticketForm.unknown') })),
        meta,
      };
    },
  });
  const jobTypes = useOptions({
    kind: 'jobTypes',
    failure: t('ticketForm.jobTypesFailed'),
    onError: report('ticketForm.jobTypesFailed'),
    async load(query) {
      const { data, meta } = await clients.jobTypes.list(query);
      return { data: data.map(named), meta };
    },
  });
  const customers = useOptions({
    kind: 'customers',
    failure: '',
    // Nothing lost: the name can be typed. An older server has no such list.
    onError: () => {},
    async load(query) {
      const { data, meta } = await clients.customers.list(query);
      return { data: data.map(named), meta };
    },
  });

  const more = (isIncomplete: boolean) => (isIncomplete ? t('ticketForm.typeForMore') : undefined);
  const { jobType } = values;
  const jobTypeName = jobTypes.items.find(({ id }) => id === jobType?.id)?.label;
  return (
    <Section title={t('ticketForm.people')} hint={t('ticketForm.peopleHint')}>
      <div className={css.fields}>
        <ComboBox
          {...controlProps(form, 'technician', t)}
          isReadOnly={form.isReadOnly || form.isOwnOnly}
          description={form.isOwnOnly && !form.isReadOnly ? t('ticketForm.ownOnly') : undefined}
          value={values.technician}
          onChange={(technician) => form.change('technician', technician)}
          items={technicians.items}
          status={technicians.status}
          onSearch={technicians.onSearch}
          listDescription={more(technicians.isIncomplete)}
        />
        <ComboBox
          {...controlProps(form, 'jobType', t)}
          value={jobType && { id: jobType.id, label: jobTypeName ?? jobType.label }}
          onChange={(chosen) => form.change('jobType', chosen)}
          items={jobTypes.items}
          status={jobTypes.status}
          onSearch={jobTypes.onSearch}
          listDescription={more(jobTypes.isIncomplete)}
        />
        <ComboBox
          {...controlProps(form, 'customerCompany', t)}
          allowsCustomValue
          value={
            values.customerCompany
              ? {
                  id: customers.items.find(({ label }) => label === values.customerCompany)?.id ?? '',
                  label: values.customerCompany,
                }
              : null
          }
          onChange={(customer) => form.change('customerCompany', customer?.label ?? '')}
          items={customers.items}
          status={customers.status?.kind === 'loading' ? customers.status : undefined}
          onSearch={customers.onSearch}
          listDescription={more(customers.isIncomplete)}
        />
        <TextField {...textProps(form, 'customerName', t)} />
      </div>
    </Section>
  );
}
