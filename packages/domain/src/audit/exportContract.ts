import { defaulted, enums, type Infer, object } from 'superstruct';
import { fromToInOrder } from '../contract/dayRange.ts';
import { endpoint } from '../contract/endpoint.ts';
import { fileContentStruct } from '../contract/fileContent.ts';
import { objectRule } from '../contract/objectRule.ts';
import { auditFilterFields } from './contract.ts';

/** Formats of an export: CSV with one row per event, or a JSON array of events as in the reply of the list. */
export const auditExportFormats = ['csv', 'json'] as const;

export type AuditExportFormat = (typeof auditExportFormats)[number];

export const auditExportQueryStruct = objectRule(
  object({ ...auditFilterFields, format: defaulted(enums(auditExportFormats), 'csv') }),
  'dateRange',
  fromToInOrder,
);

export type AuditExportQuery = Infer<typeof auditExportQueryStruct>;

export const exportAuditLog = endpoint({
  method: 'GET',
  path: '/audit-log/export',
  summary: 'Exports the events that match the filters as CSV or JSON, newest first.',
  permission: 'audit:read',
  kind: 'download',
  query: auditExportQueryStruct,
  reply: fileContentStruct,
  example: { query: { format: 'json', group: ['tickets'] } },
});
