import {
  downloadCustomerStatementCsv,
  downloadPublicStatementCsv,
  getCustomerPage,
  getCustomerStatement,
  requestCustomerLink,
} from '@derrick/domain/statements';
import type { AuthParts } from '../auth/index.ts';
import { notFound } from '../platform/failures.ts';
import { languageOf } from '../platform/language.ts';
import { type Route, serveWith } from '../platform/serve.ts';
import { csvReply } from './csv.ts';
import { customerOfLink, readCustomerPage, requestLink } from './link.ts';
import { messages } from './messages.ts';
import { findStatementCustomer, readStatement } from './read.ts';

const serve = serveWith(messages);

/** Serves statements and the pages of customers. Their PDFs are served with all other documents. */
export function statementRoutes(parts: AuthParts): Route[] {
  const { db } = parts;
  const customerOf = async (companyId: string, id: string) => {
    const customer = await findStatementCustomer(db, companyId, id);
    if (!customer) throw notFound();
    return customer;
  };
  return [
    serve(getCustomerStatement, async ({ session: { companyId }, params: { id }, query }) => {
      await customerOf(companyId, id);
      return readStatement(db, companyId, id, query);
    }),
    serve(downloadCustomerStatementCsv, async ({ c, session: { companyId }, params: { id }, query }) => {
      const { name } = await customerOf(companyId, id);
      const statement = await readStatement(db, companyId, id, query);
      return csvReply(c, statement, { language: languageOf(c), customer: name });
    }),
    serve(getCustomerPage, ({ c, query }) => readCustomerPage(parts, c, query.token ?? '')),
    serve(downloadPublicStatementCsv, async ({ c, query: { token = '', ...period } }) => {
      const { companyId, customerId, name } = await customerOfLink(parts, c, token);
      const statement = await readStatement(db, companyId, customerId, period);
      return csvReply(c, statement, { language: languageOf(c), customer: name });
    }),
    serve(requestCustomerLink, ({ c, body }) => requestLink(parts, c, body)),
  ];
}
