import { decimalsOf } from '@derrick/domain/format';
import type { Statement, StatementEntry } from '@derrick/domain/statements';
import type { Context } from 'hono';
import { contentDisposition } from '../files/index.ts';
import type { AppEnv } from '../platform/context.ts';
import type { Language } from '../platform/language.ts';
import { CSV_MARK, csvLine } from '../tickets/index.ts';
import { messages } from './messages.ts';
import { methodText } from './read.ts';

const columns = ['date', 'kind', 'number', 'due', 'method', 'reference', 'amount', 'balance'] as const;

/** Numbers stay numbers in the file, so that spreadsheets can add them up. */
const amountIn = (currency: string) => {
  const decimals = decimalsOf(currency);
  return (cents: number) => Number((cents / 10 ** decimals).toFixed(decimals));
};

/** Returns the due day, the method and the reference of an entry. */
function detailsOf(entry: StatementEntry, language: Language) {
  if (entry.kind === 'INVOICE') return [entry.dueDate, null, null];
  if (entry.kind === 'CREDIT') return [null, null, entry.creditNote];
  return [null, methodText(language, entry.method), entry.reference];
}

function cellsOf(entry: StatementEntry, language: Language, amount: (cents: number) => number) {
  const { date, kind, number, amountCents, balanceCents } = entry;
  const details = detailsOf(entry, language);
  const name = messages[language](`kind.${kind}`);
  return [date, name, number, ...details, amount(amountCents), amount(balanceCents)];
}

/** Writes a statement as CSV. The first row is the opening balance, if there is a first day. */
export function statementCsv(
  { currency, fromDate, openingCents, entries }: Statement,
  language: Language,
): string {
  const t = messages[language];
  const amount = amountIn(currency);
  const head = columns.map((column) =>
    column === 'amount' || column === 'balance'
      ? `${t(`column.${column}`)} (${currency})`
      : t(`column.${column}`),
  );
  const opening =
    fromDate === null ? [] : [[fromDate, t('opening'), null, null, null, null, null, amount(openingCents)]];
  const rows = [head, ...opening, ...entries.map((entry) => cellsOf(entry, language, amount))];
  return CSV_MARK + rows.map((row) => csvLine(row)).join('');
}

/** Names the file of a statement, without an extension. */
export const statementName = (language: Language, customer: string, { toDate }: Statement): string =>
  messages[language]('file', { customer, date: toDate });

/** Creates the response that downloads a statement as CSV. */
export function csvReply(
  c: Context<AppEnv>,
  statement: Statement,
  { language, customer }: { language: Language; customer: string },
): Response {
  c.header('content-type', 'text/csv; charset=utf-8');
  const name = `${statementName(language, customer, statement)}.csv`;
  c.header('content-disposition', contentDisposition('attachment', name));
  c.header('content-language', language);
  return c.body(statementCsv(statement, language));
}
