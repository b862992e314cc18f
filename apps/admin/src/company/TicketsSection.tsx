import {
  type CompanyTickets,
  type CompanyTicketsInput,
  LONG_SHIFT_HOURS_MAX,
  updateCompanyTickets,
} from '@derrick/domain/company';
import { type TicketGate, ticketRequirements } from '@derrick/domain/tickets';
import { FormGrid } from '@derrick/ui/Form';
import { Stack } from '@derrick/ui/Stack';
import { TextField } from '@derrick/ui/TextField';
import type { MessageKey } from '../core/i18n/catalogue.ts';
import { useTranslate } from '../core/i18n/MessagesProvider.tsx';
import { RecordSection } from '../patterns/form/index.ts';
import { CheckSetting, ManySetting, NumberSetting } from './fields.tsx';
import { SectionForm } from './SectionForm.tsx';
import { settingLabels } from './settings.ts';
import { type SectionProps, useSectionForm } from './useSectionForm.ts';

const gateWords = {
  technician: 'company.gate.technician',
  jobType: 'company.gate.jobType',
  workTimes: 'company.gate.workTimes',
  customer: 'company.gate.customer',
  contact: 'company.gate.contact',
  costReference: 'company.gate.costReference',
  photo: 'company.gate.photo',
  signature: 'company.gate.signature',
} as const satisfies Record<TicketGate, MessageKey>;

interface TicketsValues extends Omit<CompanyTicketsInput, 'costReferenceLabel' | 'longShiftHours'> {
  costReferenceLabel: string;
  longShiftHours: number | null;
}

const valuesOf = (tickets: CompanyTickets): TicketsValues => ({
  codePrefix: tickets.codePrefix,
  costReferenceLabel: tickets.costReferenceLabel ?? '',
  submitGates: tickets.submitGates,
  approvalGates: tickets.approvalGates,
  allowsOwnApproval: tickets.allowsOwnApproval,
  longShiftHours: tickets.longShiftHours,
  warnsOfOverlap: tickets.warnsOfOverlap,
  maxFileMegabytes: tickets.maxFileMegabytes,
});

const inputOf = (values: TicketsValues): CompanyTicketsInput => ({
  ...values,
  // NaN, so that validation rejects an empty field.
  longShiftHours: values.longShiftHours ?? Number.NaN,
});

export function TicketsSection(props: SectionProps<CompanyTickets>) {
  const t = useTranslate();
  const form = useSectionForm({
    name: 'tickets',
    props,
    endpoint: updateCompanyTickets,
    labels: settingLabels.tickets,
    valuesOf,
    inputOf,
  });
  const gates = ticketRequirements.map((id) => ({ id, label: t(gateWords[id]) }));
  const { nextNumber, serverMaxFileMegabytes } = props.settings;
  const { codePrefix } = form.values;
  return (
    <SectionForm form={form} wanted={props.wanted} choices={{ submitGates: gates, approvalGates: gates }}>
      <RecordSection title={t('company.tickets.codes')} hint={t('company.tickets.codesHint')}>
        <FormGrid>
          <TextField
            {...form.field('codePrefix')}
            autoComplete="off"
            isRequired
            description={t('company.tickets.codeExample', { code: `${codePrefix.trim()}${nextNumber}` })}
          />
          <TextField
            {...form.field('costReferenceLabel')}
            autoComplete="off"
            description={t('company.tickets.costReferenceHint')}
          />
        </FormGrid>
      </RecordSection>
      <RecordSection title={t('company.tickets.review')} hint={t('company.tickets.reviewHint')}>
        <Stack>
          <FormGrid>
            <ManySetting field={form.field('submitGates')} items={gates} />
            <ManySetting field={form.field('approvalGates')} items={gates} />
          </FormGrid>
          <CheckSetting
            field={form.field('allowsOwnApproval')}
            description={t('company.tickets.ownApprovalHint')}
          />
        </Stack>
      </RecordSection>
      <RecordSection title={t('company.tickets.limits')} hint={t('company.tickets.limitsHint')}>
        <Stack>
          <FormGrid>
            <NumberSetting
              field={form.field('longShiftHours')}
              min={1}
              max={LONG_SHIFT_HOURS_MAX}
              description={t('company.tickets.longShiftHint')}
            />
            <NumberSetting
              field={form.field('maxFileMegabytes')}
              min={1}
              max={serverMaxFileMegabytes}
              description={t('company.tickets.maxFileHint', { count: serverMaxFileMegabytes })}
            />
          </FormGrid>
          <CheckSetting field={form.field('warnsOfOverlap')} />
        </Stack>
      </RecordSection>
    </SectionForm>
  );
}
