import { formatDate } from '@derrick/domain/format';
import { documentLocale } from '@derrick/domain/invoices';
import type { Statement, StatementEntry } from '@derrick/domain/statements';
import type { StatementRow } from '../documents/index.ts';
import type { Language } from '../platform/language.ts';
import {
  changedAt,
  findStatementCustomer,
  methodText,
  readStatement,
  type StatementPeriod,
  statementName,
} from '../statements/index.ts';
import { readLetterhead } from './company.ts';
import type { NamedPdf } from './invoicePdf.ts';
import { messages } from './messages.ts';
import type { PrintingParts } from './readTicketDocument.ts';

function textOf(entry: StatementEntry, language: Language, locale: string): string {
  const t = messages[language];
  const { number } = entry;
  if (entry.kind === 'PAYMENT' || entry.kind === 'REFUND') {
    const method = methodText(language, entry.method);
    const reference = entry.reference === null ? method : `${method} ${entry.reference}`;
    return t(`entry.${entry.kind}`, { number, reference });
  }
  if (entry.kind === 'CREDIT') return t('entry.CREDIT', { number, creditNote: entry.creditNote });
  const due = entry.dueDate && formatDate(entry.dueDate, locale);
  return due ? t('entry.INVOICE', { number, due }) : `${t('invoiceFile')} ${number}`;
}

function rowsOf(statement: Statement, language: Language, locale: string): StatementRow[] {
  const { fromDate, openingCents, entries } = statement;
  const opening: StatementRow[] =
    fromDate === null
      ? []
      : [
          {
            date: fromDate,
            text: messages[language]('entry.opening'),
            amountCents: null,
            balanceCents: openingCents,
          },
        ];
  return [...opening, ...entries.map((entry) => ({ ...entry, text: textOf(entry, language, locale) }))];
}

/**
 * Draws the statement of a customer in the customer's language; undefined if the customer does not exist. It is drawn
 * for each request, because every payment changes it.
 */
export async function statementPdf(
  { db, renderer }: PrintingParts,
  { companyId, customerId }: { companyId: string; customerId: string },
  period: StatementPeriod,
): Promise<NamedPdf | undefined> {
  const customer = await findStatementCustomer(db, companyId, customerId);
  if (!customer) return undefined;
  const language = customer.language === 'es' ? 'es' : 'en';
  const statement = await readStatement(db, companyId, customerId, period);
  const { company, color, logo, paper, country } = await readLetterhead(db, companyId, language);
  const locale = documentLocale(language, country);
  const day = (date: string) => formatDate(date, locale);
  const { fromDate, toDate, currency, closingCents, pastDueCents } = statement;
  const madeAt = (await changedAt(db, companyId, customerId)).toISOString();
  const bytes = await renderer.renderStatement({
    style: { language, color, logo, paper, madeAt },
    company,
    customer: {
      name: customer.name,
      lines: [...(customer.address ?? '').split('\n'), customer.email].flatMap((line) => line?.trim() || []),
    },
    period: fromDate === null ? day(toDate) : `${day(fromDate)} – ${day(toDate)}`,
    country,
    currency,
    rows: rowsOf(statement, language, locale),
    closingCents,
    pastDueCents,
    footer: null,
  });
  return { name: statementName(language, customer.name, statement), bytes };
}
