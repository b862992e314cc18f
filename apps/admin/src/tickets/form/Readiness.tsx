import { missingRequirements, type TicketGate } from '@derrick/domain/tickets';
import { visuallyHidden } from '@derrick/ui/theme';
import { Check, Circle } from 'lucide-react';
import type { MessageKey } from '../../core/i18n/catalogue.ts';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import { useSession } from '../../core/session.tsx';
import { RecordSection } from '../../patterns/form/index.ts';
import * as css from './Readiness.css.ts';
import type { TicketFormState } from './useTicketForm.ts';
import { toRequestBody } from './values.ts';

/** Checklist entries: the field in the API, and the control that the entry links to. */
const entries: readonly { field: string; control: string; label: MessageKey; gate?: TicketGate }[] = [
  { field: 'location', control: 'location', label: 'ticketForm.location' },
  { field: 'wellName', control: 'wellName', label: 'ticketForm.wellName' },
  { field: 'description', control: 'description', label: 'ticketForm.description' },
  {
    field: 'workStartedAt',
    control: 'workStartedAt',
    label: 'ticketForm.workStart',
    gate: 'workTimes',
  },
  { field: 'workEndedAt', control: 'workEndedAt', label: 'ticketForm.workEnd', gate: 'workTimes' },
  { field: 'technicianId', control: 'technician', label: 'ticketForm.technician', gate: 'technician' },
  { field: 'jobTypeId', control: 'jobType', label: 'ticketForm.jobType', gate: 'jobType' },
  {
    field: 'customerCompany',
    control: 'customerCompany',
    label: 'ticketForm.customerCompany',
    gate: 'customer',
  },
  { field: 'customerName', control: 'customerName', label: 'ticketForm.customerName', gate: 'contact' },
  {
    field: 'costReference',
    control: 'costReference',
    label: 'ticketForm.costReference',
    gate: 'costReference',
  },
  { field: 'attachments', control: 'attachments', label: 'ticketForm.readiness.photo', gate: 'photo' },
  { field: 'signature', control: 'signature', label: 'ticketForm.signature', gate: 'signature' },
];

/**
 * Checklist of the fields that the company requires before submission. Each entry is checked when its field is filled,
 * and links to the field.
 */
export function Readiness({ form, gates }: { form: TicketFormState; gates: readonly TicketGate[] }) {
  const t = useTranslate();
  const { costReferenceLabel } = useSession().user.company ?? {};
  const files = form.files.attachments.map(({ name }) => ({ fileUrl: name }));
  const { signature } = form;
  const unmet = missingRequirements(
    { ...toRequestBody(form.values, [], undefined), attachments: files, signature },
    gates,
  );
  const asked = entries.filter(({ gate }) => gate === undefined || gates.includes(gate));
  const left = asked.filter(({ field }) => field in unmet).length;
  return (
    <RecordSection
      title={t('ticketForm.readiness.title')}
      hint={<span role="status">{t('ticketForm.readiness.left', { count: left })}</span>}
    >
      <ul className={css.list}>
        {asked.map(({ field, control, label }) => {
          const isMet = !(field in unmet);
          return (
            <li key={control}>
              <button
                type="button"
                className={css.entry}
                data-met={isMet || undefined}
                onClick={() => document.getElementById(form.controlId(control))?.focus()}
              >
                {isMet ? <Check size={16} aria-hidden="true" /> : <Circle size={16} aria-hidden="true" />}
                {(control === 'costReference' && costReferenceLabel) || t(label)}{' '}
                <span className={visuallyHidden}>
                  {t(isMet ? 'ticketForm.readiness.met' : 'ticketForm.readiness.missing')}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </RecordSection>
  );
}
