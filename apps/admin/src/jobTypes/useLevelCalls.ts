import {
  createJobRole,
  createJobType,
  renameJobRole,
  retireJobRole,
  retireJobType,
  updateJobType,
} from '@derrick/domain/jobTypes';
import { useChange } from '../patterns/remote/index.ts';

// Waited for, unlike elsewhere: the focus must not go to a button that is about to leave.
const options = { waitsForReload: true };

/** The changes of levels and roles. */
export const useLevelCalls = () => ({
  addLevel: useChange(createJobType, options).change,
  changeLevel: useChange(updateJobType, options).change,
  retireLevel: useChange(retireJobType, options).change,
  addRole: useChange(createJobRole, options).change,
  renameRole: useChange(renameJobRole, options).change,
  retireRole: useChange(retireJobRole, options).change,
});
