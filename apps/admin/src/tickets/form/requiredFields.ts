import { missingRequirements, type TicketGate } from '@derrick/domain/tickets';
import type { MessageKey } from '../../core/i18n/catalogue.ts';
import type { TicketFormState } from './useTicketForm.ts';
import { type TicketFormValues, toRequestBody } from './values.ts';

interface RequiredField {
  /** Name in the API. */
  field: string;
  control: string;
  label: MessageKey;
  gate?: TicketGate;
}

const fields: readonly RequiredField[] = [
  { field: 'location', control: 'location', label: 'ticketForm.location' },
  { field: 'wellName', control: 'wellName', label: 'ticketForm.wellName' },
  { field: 'description', control: 'description', label: 'ticketForm.description' },
  { field: 'workStartedAt', control: 'workStartedAt', label: 'ticketForm.workStart', gate: 'workTimes' },
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

/** Returns the fields that the company requires, in the order of the form, each with whether it is filled. */
export function requiredFields(
  { files, signature, gates }: Pick<TicketFormState, 'files' | 'signature' | 'gates'>,
  values: TicketFormValues,
): (RequiredField & { isMet: boolean })[] {
  const attachments = files.attachments.map(({ name }) => ({ fileUrl: name }));
  const missing = missingRequirements(
    { ...toRequestBody(values, [], undefined), attachments, signature },
    gates,
  );
  return fields
    .filter(({ gate }) => gate === undefined || gates.includes(gate))
    .map((field) => ({ ...field, isMet: !(field.field in missing) }));
}
