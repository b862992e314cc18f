import {
  createJobRole,
  createJobType,
  renameJobRole,
  retireJobRole,
  retireJobType,
  updateJobType,
} from '@derrick/domain/jobTypes';
import { useChange } from '../patterns/remote/index.ts';

export const useLevelCalls = () => ({
  addLevel: useChange(createJobType).change,
  changeLevel: useChange(updateJobType).change,
  retireLevel: useChange(retireJobType).change,
  addRole: useChange(createJobRole).change,
  renameRole: useChange(renameJobRole).change,
  retireRole: useChange(retireJobRole).change,
});
