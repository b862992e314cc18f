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
  summary: 'Loads the latest export of all data, with its progress.',
  permission: 'company:manage',
  reply: latestCompanyExportStruct,
  reads: ['companyExport'],
});

export const downloadCompanyExport = endpoint({
  method: 'GET',
  path: '/company/export/file',
  summary: `Downloads the finished export. 404 if there is none. It is stored for ${COMPANY_EXPORT_DAYS} days.`,
  permission: 'company:manage',
  kind: 'download',
  reply: fileContentStruct,
});

export const startCompanyExport = endpoint({
  method: 'POST',
  path: '/company/export',
  summary: 'Starts an export of all data in the background. While one is in progress, returns that one.',
  permission: 'company:manage',
  status: 201,
  reply: companyExportStruct,
  changes: ['companyExport'],
});

export const getCompanyDeletion = endpoint({
  method: 'GET',
  path: '/company/deletion',
  summary: 'Loads the deletion of a company: who deleted it, and until when it can be restored.',
  permission: 'company:delete',
  reply: currentDeletionStruct,
  reads: ['companyDeletion'],
});

export const deleteCompany = endpoint({
  method: 'DELETE',
  path: '/company',
  summary: `Closes the company, and removes everything after ${COMPANY_DELETION_DAYS} days. 400 for another name or a wrong password.`,
  permission: 'company:delete',
  body: deleteCompanyStruct,
  reply: companyDeletionStruct,
  changes: ['companyDeletion', 'currentUser'],
  example: { body: { name: 'Example Drilling', password: 'the password of the account' }, status: 400 },
});

export const restoreCompany = endpoint({
  method: 'POST',
  path: '/company/restore',
  summary: 'Restores a deleted company with all its data.',
  permission: 'company:delete',
  reply: currentDeletionStruct,
  changes: ['companyDeletion', 'currentUser'],
});
