import { listCustomers } from '@derrick/domain/customers';
import { listJobTypes } from '@derrick/domain/jobTypes';
import { assignableStatuses, listTechnicians } from '@derrick/domain/technicians';
import { usePickerOptions } from '../../patterns/form/usePickerOptions.ts';

const texts = { more: 'ticketForm.typeForMore', unnamed: 'ticketForm.unknown' } as const;

/** The technicians whom a ticket can be given to. */
export const useTechnicianOptions = () =>
  usePickerOptions(
    listTechnicians,
    { statuses: [...assignableStatuses] },
    { ...texts, failure: 'ticketForm.techniciansFailed', isReported: true },
  );

/** The job types that a ticket can be of. */
export const useJobTypeOptions = () =>
  usePickerOptions(listJobTypes, {}, { ...texts, failure: 'ticketForm.jobTypesFailed', isReported: true });

/** The customers to pick from. Nothing is lost without them: a name can be typed, and an older server has no such list. */
export const useCustomerOptions = () =>
  usePickerOptions(listCustomers, {}, { ...texts, failure: 'common.error.unexpected' });
