/** Endpoints for the data of a company as a whole: the full export and the deletion. */
import { endpoint } from '../contract/endpoint.ts';
import { fileContentStruct } from '../contract/fileContent.ts';
import {
  COMPANY_DELETION_DAYS,
  COMPANY_EXPORT_DAYS,
  companyDeletionStruct,
  companyExportStruct,
  currentDeletionStruct,
  deleteCompanyStruct,
  latestCompanyExportStruct,
} from './dataSchema.ts';

export const getCompanyExport = endpoint({
  method: 'GET',
  path: '/company/export',
  summary: 'The last export of everything, with its progress.',
  permission: 'company:manage',
  reply: latestCompanyExportStruct,
  reads: ['companyExport'],
});

export const downloadCompanyExport = endpoint({
  method: 'GET',
  path: '/company/export/file',
  summary: `Downloads the export that is ready; 404 when there is none. It is kept for ${COMPANY_EXPORT_DAYS} days.`,
  permission: 'company:manage',
  kind: 'download',
  reply: fileContentStruct,
});

export const startCompanyExport = endpoint({
  method: 'POST',
  path: '/company/export',
  summary:
    'Begins to make a zip of everything in the background; while one is being made, answers with that one.',
  permission: 'company:manage',
  status: 201,
  reply: companyExportStruct,
  changes: ['companyExport'],
});

export const getCompanyDeletion = endpoint({
  method: 'GET',
  path: '/company/deletion',
  summary: 'Until when a deleted company can be taken back.',
  permission: 'company:delete',
  reply: currentDeletionStruct,
  reads: ['companyDeletion'],
});

export const deleteCompany = endpoint({
  method: 'DELETE',
  path: '/company',
  summary: `Closes the company, and removes everything after ${COMPANY_DELETION_DAYS} days; 400 for another name or a wrong password.`,
  permission: 'company:delete',
  body: deleteCompanyStruct,
  reply: companyDeletionStruct,
  changes: ['companyDeletion', 'currentUser'],
  example: { body: { name: 'Example Drilling', password: 'the password of the account' }, status: 400 },
});

export const restoreCompany = endpoint({
  method: 'POST',
  path: '/company/restore',
  summary: 'Takes a deleted company back, with all that it has.',
  permission: 'company:delete',
  reply: currentDeletionStruct,
  changes: ['companyDeletion', 'currentUser'],
});
