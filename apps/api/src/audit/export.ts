import { Readable } from 'node:stream';
import type { AuditEvent, AuditExportFormat, AuditExportQuery } from '@derrick/domain/audit';
import type { Context } from 'hono';
import type { Kysely } from 'kysely';
import { inZone } from '../company/index.ts';
import type { Database } from '../db/index.ts';
import { originOf, unitOfWork } from '../events/index.ts';
import { type AppEnv, sessionOf } from '../platform/context.ts';
import { dayIn } from '../platform/dayRange.ts';
import { languageOf } from '../platform/language.ts';
import { paced } from '../platform/paced.ts';
import { CSV_MARK, csvLine, type ExportSlots } from '../tickets/index.ts';
import { exportCells, exportHeaders, exportName } from './exportLines.ts';
import { readAuditLog } from './list.ts';

/** Maximum number of events in memory. */
const BATCH = 500;

/** Reads the events of the list page by page. A page may be empty and still have a next one. */
async function* pagesOf(
  db: Kysely<Database>,
  reader: Parameters<typeof readAuditLog>[1],
  filter: Omit<AuditExportQuery, 'format'>,
): AsyncGenerator<AuditEvent[]> {
  let cursor: number | undefined;
  do {
    const { data, meta } = await readAuditLog(db, reader, { ...filter, cursor, limit: BATCH });
    if (data.length > 0) yield data;
    cursor = meta.nextCursor ?? undefined;
  } while (cursor !== undefined);
}

async function* csvOf(pages: AsyncGenerator<AuditEvent[]>, headers: readonly string[]) {
  yield CSV_MARK + csvLine(headers);
  for await (const events of pages) yield events.map((event) => csvLine(exportCells(event))).join('');
}

async function* jsonOf(pages: AsyncGenerator<AuditEvent[]>) {
  let before = '[\n';
  for await (const events of pages) {
    for (const event of events) {
      yield before + JSON.stringify(event);
      before = ',\n';
    }
  }
  yield before === ',\n' ? '\n]\n' : '[]\n';
}

/** Releases the slot of the export when it ends or fails. */
async function* withRelease(texts: AsyncGenerator<string>, onEnd: () => void): AsyncGenerator<string> {
  try {
    yield* texts;
  } finally {
    onEnd();
  }
}

const contentTypes = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
} as const satisfies Record<AuditExportFormat, string>;

/**
 * Answers with a file of the events that match a query and that the caller may see. The export itself is recorded as an
 * event.
 */
export async function auditExport(
  db: Kysely<Database>,
  slots: ExportSlots,
  c: Context<AppEnv>,
  { format, ...filter }: AuditExportQuery,
): Promise<Response> {
  const session = sessionOf(c);
  const language = languageOf(c);
  const { timeZone } = await inZone(db, session.companyId, filter);
  const fileName = `${exportName(language, dayIn(new Date(), timeZone))}.${format}`;
  const release = slots.take(session.companyId);
  try {
    await unitOfWork(db, originOf(c), async ({ emit }) =>
      emit({
        action: 'auditLog.export',
        target: { id: null, label: fileName },
        after: {
          search: filter.search,
          from: filter.from,
          to: filter.to,
          group: filter.group.join(', ') || null,
        },
      }),
    );
    const pages = pagesOf(db, session, filter);
    const texts = format === 'csv' ? csvOf(pages, exportHeaders(language)) : jsonOf(pages);
    const body = Readable.from(withRelease(texts, release), { objectMode: false });
    c.header('content-type', contentTypes[format]);
    c.header('content-disposition', `attachment; filename="${fileName}"`);
    c.header('content-language', language);
    return c.body(paced(Readable.toWeb(body) as ReadableStream<Uint8Array>, { onEnd: release }));
  } catch (error) {
    release();
    throw error;
  }
}
