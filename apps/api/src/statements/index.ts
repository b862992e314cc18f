export { statementName } from './csv.ts';
export { customerOfLink, isSignedTicketOf } from './link.ts';
export { changedAt, findStatementCustomer, methodText, readStatement, type StatementPeriod } from './read.ts';
