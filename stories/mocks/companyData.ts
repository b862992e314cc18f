import {
  type CompanyExport,
  checkTypedName,
  deleteCompany,
  downloadCompanyExport,
  getCompanyDeletion,
  getCompanyExport,
  restoreCompany,
  startCompanyExport,
} from '@derrick/domain/company';
import { companySettings } from './companyFixtures.ts';
import { mock } from './mock.ts';
import { ownPassword } from './ownAccountFixtures.ts';
import { storyId } from './people.ts';
import { failure } from './replies.ts';

const requested: CompanyExport = {
  id: storyId(14, 1),
  status: 'RUNNING',
  requestedAt: '2026-11-20T14:00:00.000Z',
  requestedBy: { id: storyId(5, 1), name: 'Maya Reyes' },
  progress: { done: 41_200, total: 100_000 },
  file: null,
};

const companyExport: CompanyExport = {
  ...requested,
  status: 'READY',
  progress: { done: 100_000, total: 100_000 },
  file: { name: 'derrick-export.zip', size: 48_200_000, expiresAt: '2026-11-27T14:00:00.000Z' },
};

const deletion = {
  deletedAt: '2026-11-20T14:00:00.000Z',
  deletedBy: { id: storyId(5, 1), name: 'Maya Reyes' },
  removedFrom: '2026-12-04T14:00:00.000Z',
};

/** Answers all requests about the company's data. Each call creates new handlers. */
function ready(initial: CompanyExport | null = null, isDeleted = false) {
  let latest = initial;
  let current = isDeleted ? deletion : null;
  return [
    mock(getCompanyExport, () => ({ export: latest })),
    mock(startCompanyExport, () => {
      latest = latest?.status === 'RUNNING' ? latest : requested;
      return latest;
    }),
    mock(downloadCompanyExport, () =>
      latest?.file
        ? { blob: new Blob(['zip']), name: latest.file.name }
        : failure(404, 'NOT_FOUND', 'It does not exist or has been deleted'),
    ),
    mock(getCompanyDeletion, () => ({ deletion: current })),
    mock(deleteCompany, ({ body }) => {
      const name = checkTypedName(body.name, companySettings.profile.name);
      const password = body.password === ownPassword ? undefined : 'passwordWrong';
      if (name || password)
        return failure(400, 'VALIDATION_FAILED', 'Some values are missing or not valid', {
          ...(name && { name }),
          ...(password && { password }),
        });
      current = deletion;
      return deletion;
    }),
    mock(restoreCompany, () => {
      current = null;
      return { deletion: null };
    }),
  ];
}

/** Handlers for the states of the export and of a deleted company. */
export const companyDataHandlers = {
  ready,
  running: () => ready(requested),
  made: () => ready(companyExport),
  failed: () => ready({ ...requested, status: 'FAILED' }),
  deleted: () => ready(null, true),
};
