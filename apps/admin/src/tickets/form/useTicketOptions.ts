import { listCustomers } from '@derrick/domain/customers';
import { listJobTypes } from '@derrick/domain/jobTypes';
import { assignableStatuses, listTechnicians } from '@derrick/domain/technicians';
import { usePickerOptions } from '../../patterns/form/usePickerOptions.ts';

const texts = { more: 'ticketForm.typeForMore', unnamed: 'ticketForm.unknown' } as const;

export const useTechnicianOptions = () =>
  usePickerOptions(
    listTechnicians,
    { statuses: [...assignableStatuses] },
    { ...texts, failure: 'ticketForm.techniciansFailed', isReported: true },
  );

export const useJobTypeOptions = () =>
  usePickerOptions(listJobTypes, {}, { ...texts, failure: 'ticketForm.jobTypesFailed', isReported: true });

/** Loads the customers to select from. A failure is not reported, because the user can type a name. */
export const useCustomerOptions = () =>
  usePickerOptions(listCustomers, {}, { ...texts, failure: 'common.error.unexpected' });
