import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Kysely, sql } from 'kysely';
import { create, number, object, string } from 'superstruct';
import { ZipFile } from 'yazl';
import type { Database } from '../db/index.ts';
import { readChain } from '../events/index.ts';
import { type FileStore, toFileName } from '../files/index.ts';
import { readBatches, readRow, readTables, type Table } from '../sql/index.ts';
import { CSV_MARK, csvLine } from '../tickets/index.ts';
import { exportedTables, rowsOf } from './exported.ts';

interface ArchiveParts {
  db: Kysely<Database>;
  store: Pick<FileStore, 'read'>;
  /** Called after each batch of rows and each file. */
  onProgress: (doneCount: number, total: number) => Promise<void>;
  signal: AbortSignal;
}

const fileRow = object({ id: string(), original_name: string(), storage_key: string() });
const countRow = object({ count: number() });

/** Converts a value to a CSV cell. Values other than text and numbers become JSON. */
function cell(value: unknown): string | number | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string' || typeof value === 'number') return value;
  return JSON.stringify(value);
}

async function* csvOf(batches: AsyncGenerator<string[]>, columns: readonly string[]): AsyncGenerator<string> {
  yield CSV_MARK + csvLine(columns);
  for await (const lines of batches) {
    yield lines
      .map((line) => {
        const row: object = JSON.parse(line);
        return csvLine(columns.map((column) => cell(Reflect.get(row, column))));
      })
      .join('');
  }
}

async function* jsonOf(batches: AsyncGenerator<string[]>): AsyncGenerator<string> {
  let before = '[\n';
  for await (const lines of batches) {
    yield before + lines.join(',\n');
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

/** Adds an entry and resolves when its content was read, so that only one entry is in memory at a time. */
const addEntry = (zip: ZipFile, name: string, content: Readable, isCompressed: boolean): Promise<void> =>
  new Promise((resolve, reject) => {
    content.once('end', resolve).once('error', reject);
    zip.addReadStream(content, name, { compress: isCompressed });
  });

/** Reads the exported tables, each with its exported columns. */
async function readExported(db: Kysely<Database>): Promise<Table[]> {
  const tables = new Map((await readTables(db)).map((table) => [table.name, table]));
  return Object.entries(exportedTables).flatMap(([name, hidden]) => {
    const table = tables.get(name);
    return table ? { ...table, columns: table.columns.filter((column) => !hidden.includes(column)) } : [];
  });
}

/**
 * Adds the tables. Each table is read twice, for CSV and for JSON.
 * @returns the number of rows of each table
 */
async function addTables(
  zip: ZipFile,
  { db, signal }: ArchiveParts,
  companyId: string,
  { tables, onRows }: { tables: readonly Table[]; onRows: (count: number) => Promise<void> },
): Promise<Record<string, number>> {
  const rows: Record<string, number> = {};
  for (const table of tables) {
    const read = async function* () {
      rows[table.name] = 0;
      for await (const lines of readBatches(db, table, rowsOf(table.name, companyId))) {
        signal.throwIfAborted();
        yield lines;
        rows[table.name] = (rows[table.name] ?? 0) + lines.length;
        await onRows(lines.length);
      }
    };
    const asStream = (texts: AsyncGenerator<string>) => Readable.from(texts, { objectMode: false });
    await addEntry(zip, `csv/${table.name}.csv`, asStream(csvOf(read(), table.columns)), true);
    await addEntry(zip, `json/${table.name}.json`, asStream(jsonOf(read())), true);
  }
  return rows;
}

/**
 * Adds the files.
 * @returns the names of files whose bytes are missing
 */
async function addFiles(
  zip: ZipFile,
  { db, store, signal }: ArchiveParts,
  companyId: string,
  { tables, onFile }: { tables: readonly Table[]; onFile: () => Promise<void> },
): Promise<string[]> {
  const missing: string[] = [];
  const key = tables.find(({ name }) => name === 'files')?.key ?? [];
  const table = { name: 'files', key, columns: ['id', 'original_name', 'storage_key'] };
  for await (const lines of readBatches(db, table, rowsOf(table.name, companyId))) {
    for (const line of lines) {
      signal.throwIfAborted();
      const { id, original_name, storage_key } = create(JSON.parse(line), fileRow);
      const entry = `files/${id} ${toFileName(original_name)}`;
      const storedFile = await store.read(storage_key);
      if (storedFile) await addEntry(zip, entry, storedFile.stream, false);
      else missing.push(entry);
      await onFile();
    }
  }
  return missing;
}

/**
 * Counts the rows and files of an export, for its progress. For events this is an upper limit: the rows that are left out
 * are only known when the events are read.
 */
async function countAll(db: Kysely<Database>, companyId: string, tables: readonly Table[]) {
  const { length, removed } = await readChain(db, companyId);
  // Each row is written twice, each file once.
  let total = 2 * (length - removed);
  for (const { name } of tables) {
    if (name === 'events') continue;
    const counted = await readRow(db, countRow)`
      select count(*)::integer as count from ${sql.table(name)} where ${rowsOf(name, companyId)}
    `;
    const count = counted?.count ?? 0;
    total += name === 'files' ? 3 * count : 2 * count;
  }
  return total;
}

/**
 * Writes all data of a company to a zip at `path`: each table as CSV and as JSON, then the files. The rows are not read
 * in one snapshot, so a change during the export can be in one table and not yet in another.
 */
export async function writeArchive(parts: ArchiveParts, companyId: string, path: string): Promise<void> {
  const { db, onProgress } = parts;
  const tables = await readExported(db);
  const total = await countAll(db, companyId, tables);
  let doneCount = 0;
  const onDone = (count: number) => {
    doneCount += count;
    return onProgress(Math.min(doneCount, total), total);
  };
  await onProgress(0, total);
  const zip = new ZipFile();
  const failed = new Promise<never>((_, reject) => zip.on('error', reject));
  const written = pipeline(zip.outputStream, createWriteStream(path, { mode: 0o600, flush: true }));
  const work = async () => {
    const rows = await addTables(zip, parts, companyId, { tables, onRows: onDone });
    const missing = await addFiles(zip, parts, companyId, { tables, onFile: () => onDone(1) });
    // The company's own row contains its settings.
    const company = await db.selectFrom('companies').selectAll().where('id', '=', companyId).execute();
    zip.addBuffer(Buffer.from(`${JSON.stringify(company, null, 2)}\n`), 'json/companies.json');
    const about = { madeAt: new Date().toISOString(), rows, missingFiles: missing };
    zip.addBuffer(Buffer.from(`${JSON.stringify(about, null, 2)}\n`), 'about.json');
    zip.end();
  };
  try {
    await Promise.race([Promise.all([work(), written]), failed]);
    await onProgress(total, total);
  } catch (error) {
    // Also after a failure, nothing writes to the file when this function ends.
    if ('destroy' in zip.outputStream && typeof zip.outputStream.destroy === 'function')
      zip.outputStream.destroy();
    await written.catch(() => undefined);
    throw error;
  }
}
