import { formatDate, minorUnitsOf } from '@derrick/domain/format';
import { dayIn } from '../platform/dayRange.ts';
import { type Language, localeOf } from '../platform/language.ts';
import { CSV_MARK, csvLine } from './csv.ts';
import type { ExportedTicket } from './exportRows.ts';
import { messages } from './messages.ts';
import { jobcode, minutes } from './present.ts';

interface Reader {
  language: Language;
  timeZone: string;
  /** ISO 4217; what the amounts are in. */
  currency: string;
  /** Amounts have no column for those who may not see prices. */
  seesPrices: boolean;
}

/** Writes an amount as a spreadsheet reads numbers, whatever its language: 1234.5 of 123450 cents. */
const amountOf = (cents: number | null, currency: string) =>
  cents === null ? null : cents / minorUnitsOf(currency);

/** The columns of an export, those of the list first. */
const exportColumns = [
  'id',
  'created',
  'company',
  'technician',
  'status',
  'workHours',
  'customerName',
  'jobType',
  'invoice',
  'location',
  'wellName',
  'description',
  'notes',
  'workStartedAt',
  'workEndedAt',
  'travelStartedAt',
  'travelEndedAt',
  'travelHours',
  'workDate',
  'costReference',
  'amount',
] as const;

type ExportColumn = (typeof exportColumns)[number];

/** The columns that somebody gets. */
const columnsFor = ({ seesPrices }: Reader): ExportColumn[] =>
  exportColumns.filter((column) => seesPrices || column !== 'amount');

type Cells = Record<ExportColumn, string | number | null>;

function cells(ticket: ExportedTicket, { language, timeZone, currency }: Reader): Cells {
  return {
    id: jobcode(ticket.number, ticket.codePrefix),
    created: formatDate(ticket.createdAt.toISOString(), localeOf[language], timeZone),
    company: ticket.companyName,
    technician: ticket.technicianFullname,
    status: messages[language](ticket.invoiceId === null ? 'export.notInvoiced' : 'export.invoiced'),
    workHours: ticket.workHours,
    customerName: ticket.contactName,
    jobType: ticket.jobType,
    invoice: ticket.invoiceNumber,
    location: ticket.location,
    wellName: ticket.wellName,
    description: ticket.description,
    notes: ticket.notes,
    workStartedAt: minutes(ticket.workStartedAt),
    workEndedAt: minutes(ticket.workEndedAt),
    travelStartedAt: minutes(ticket.travelStartedAt),
    travelEndedAt: minutes(ticket.travelEndedAt),
    travelHours: ticket.travelHours,
    workDate: formatDate(ticket.workDate, localeOf[language]),
    costReference: ticket.costReference,
    amount: amountOf(ticket.totalCents, currency),
  };
}

/**
 * Writes tickets as a stream of CSV, a batch at a time and only as fast as it is read. The first batch is awaited
 * here, so that what fails at once is an error and no cut-off file.
 * @param events.onEnd called once nothing is read any more: at the end, after an error, or when the reader has gone
 */
export async function csvStream(
  batches: AsyncGenerator<ExportedTicket[]>,
  reader: Reader,
  { onError, onEnd }: { onError: (error: unknown) => void; onEnd: () => void },
): Promise<ReadableStream<Uint8Array>> {
  const encoder = new TextEncoder();
  const columns = columnsFor(reader);
  const head = CSV_MARK + csvLine(columns.map((column) => messages[reader.language](`export.${column}`)));
  const first = await batches.next();
  let next: typeof first | undefined = first;
  let text = head;

  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const batch = next ?? (await batches.next());
          next = undefined;
          for (const ticket of batch.done ? [] : batch.value) {
            const row = cells(ticket, reader);
            text += csvLine(columns.map((column) => row[column]));
          }
          if (text !== '') controller.enqueue(encoder.encode(text));
          text = '';
          if (batch.done) {
            controller.close();
            onEnd();
          }
        } catch (error) {
          onError(error);
          // The connection breaks off: better than a file that looks whole.
          controller.error(error);
          onEnd();
        }
      },
      async cancel() {
        onEnd();
        await batches.return(undefined);
      },
    },
    // One batch ahead of the reader is enough.
    { highWaterMark: 1 },
  );
}

/** Names the file after the day of the reader. */
export function exportFileName(
  { language, timeZone }: Pick<Reader, 'language' | 'timeZone'>,
  now = new Date(),
): string {
  return `${messages[language]('export.fileName')}-${dayIn(now, timeZone)}.csv`;
}
