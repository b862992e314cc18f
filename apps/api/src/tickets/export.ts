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
  /** ISO 4217 code of the amounts. */
  currency: string;
  /** Includes the columns with amounts if true. */
  seesPrices: boolean;
  /** Includes the columns of these hours if true. */
  hasStandby: boolean;
  hasOvertime: boolean;
}

/** Converts cents to a number for spreadsheets, independent of the language: 123450 cents are 1234.5. */
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
  'review',
  'breakMinutes',
  'standbyHours',
  'overtimeHours',
] as const;

type ExportColumn = (typeof exportColumns)[number];

/** Returns the columns that the reader may see, without those of hours that the company does not bill. */
function columnsFor({ seesPrices, hasStandby, hasOvertime }: Reader): ExportColumn[] {
  const isShown: Partial<Record<ExportColumn, boolean>> = {
    amount: seesPrices,
    standbyHours: hasStandby,
    overtimeHours: hasOvertime,
  };
  return exportColumns.filter((column) => isShown[column] ?? true);
}

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
    review: messages[language](`export.review.${ticket.status}`),
    breakMinutes: ticket.breakMinutes,
    standbyHours: ticket.standbyHours,
    overtimeHours: ticket.overtimeHours,
  };
}

/**
 * Streams tickets as CSV, one batch at a time and only as fast as the client reads. The first batch is awaited before the
 * response, so that an early failure gives an error instead of a truncated file.
 * @param events.onEnd called at the end, after an error, or when the client disconnects
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
          // Aborts the connection: an incomplete file would look complete otherwise.
          controller.error(error);
          onEnd();
        }
      },
      async cancel() {
        onEnd();
        await batches.return(undefined);
      },
    },
    // Reads at most one batch ahead.
    { highWaterMark: 1 },
  );
}

/** Returns the file name with the current day in the caller's time zone. */
export function exportFileName(
  { language, timeZone }: Pick<Reader, 'language' | 'timeZone'>,
  now = new Date(),
): string {
  return `${messages[language]('export.fileName')}-${dayIn(now, timeZone)}.csv`;
}
