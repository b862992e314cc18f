import { object } from 'superstruct';
import { dayRangeFields, rangeInOrder } from '../contract/dayRange.ts';
import { endpoint } from '../contract/endpoint.ts';
import { fileContentStruct } from '../contract/fileContent.ts';
import { objectRule } from '../contract/objectRule.ts';
import { statementStruct } from './statement.ts';

/** The first and the last day of a statement. Both are optional; the last defaults to today. */
export const statementPeriod = dayRangeFields;

export const statementQueryStruct = objectRule(object(statementPeriod), 'dateRange', rangeInOrder);

const statement = {
  method: 'GET',
  permission: 'invoices:read',
  resource: 'customer',
  query: statementQueryStruct,
} as const;

export const getCustomerStatement = endpoint({
  ...statement,
  path: '/customer/:id/statement',
  summary: 'Lists the invoices and payments of a customer with the balance after each.',
  reply: statementStruct,
  reads: ['invoices', 'customers'],
});

export const downloadCustomerStatementPdf = endpoint({
  ...statement,
  path: '/customer/:id/statement.pdf',
  summary: "Downloads the statement of a customer as a PDF, in the customer's language.",
  kind: 'download',
  reply: fileContentStruct,
});

export const downloadCustomerStatementCsv = endpoint({
  ...statement,
  path: '/customer/:id/statement.csv',
  summary: 'Downloads the statement of a customer as CSV.',
  kind: 'download',
  reply: fileContentStruct,
});
