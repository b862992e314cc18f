import { listJobRoles, listJobTypes } from '@derrick/domain/jobTypes';
import { useAllPages } from '../patterns/remote/index.ts';

/** Loads all levels of the company, including retired ones. */
export const useLevels = () =>
  useAllPages(listJobTypes, { withRetired: true }, { failureTitle: 'jobTypes.levelsFailed' });

/** Loads all roles of a level, including retired ones. */
export const useRoles = (jobTypeId: string) =>
  useAllPages(listJobRoles, { withRetired: true, jobTypeId }, { failureTitle: 'jobTypes.rolesFailed' });
