import { Readable } from 'node:stream';
import type { Context } from 'hono';
import { type AppEnv, sessionOf } from '../platform/context.ts';
import { languageOf } from '../platform/language.ts';
import { paced } from '../platform/paced.ts';
import { CSV_MARK, csvLine, type ExportSlots } from '../tickets/index.ts';
import type { ExportShape } from './exportCells.ts';

/** Converts batches of records to CSV while they are read. `onEnd` is called when the stream ends, also after an error. */
async function* csvOf<Item>(
  batches: AsyncGenerator<Item[]>,
  { headers, rowsOf }: ExportShape<Item>,
  onEnd: () => void,
): AsyncGenerator<string> {
  try {
    yield CSV_MARK + csvLine(headers);
    for await (const batch of batches) {
      yield batch.flatMap((item) => rowsOf(item).map(csvLine)).join('');
    }
  } finally {
    onEnd();
  }
}

interface CsvStream<Item> {
  slots: ExportSlots;
  fileName: string;
  batches: AsyncGenerator<Item[]>;
  shape: ExportShape<Item>;
}

/** Creates the response that downloads batches of records as CSV, in one of the export slots of the company. */
export function streamCsv<Item>(
  c: Context<AppEnv>,
  { slots, fileName, batches, shape }: CsvStream<Item>,
): Response {
  const release = slots.take(sessionOf(c).companyId);
  const text = Readable.from(csvOf(batches, shape, release), { objectMode: false });
  c.header('content-type', 'text/csv; charset=utf-8');
  c.header('content-disposition', `attachment; filename="${fileName}"`);
  c.header('content-language', languageOf(c));
  return c.body(paced(Readable.toWeb(text) as ReadableStream<Uint8Array>, { onEnd: release }));
}
