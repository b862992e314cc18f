/** Shared helpers of the backup tests: a company with tickets, files and events, and the content of a database. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type pg from 'pg';
import type { BackupSource } from '../src/backup/make.ts';
import type { BackupLocations } from '../src/backup/source.ts';
import { inSnapshot, readBackupTables, readParts } from '../src/backup/tables.ts';
import { createFolderStore } from '../src/files/folderStore.ts';
import { samples } from './files/samples.ts';
import { type TestServer, ticketInput } from './server.ts';

/** Adds tickets with files, one deleted, and an upload without a ticket. Returns the path of a ticket's file. */
export async function fillCompany(server: TestServer, tickets = 3): Promise<string> {
  const token = await server.tokenOf('owner');
  const upload = async (name: string) => {
    const form = new FormData();
    form.append('file', new File([samples.pdf], name));
    return (await server.call('/api/v1/file', { method: 'POST', token, form })).json.data as string;
  };
  const file = await upload('Prüfung.pdf');
  await upload('loose.pdf');
  for (let number = 0; number < tickets; number += 1) {
    const attachments = number === 0 ? [{ fileUrl: file }] : [];
    const body = { ...ticketInput, notes: `ñ "quoted" \\n 🛠 ${number}`, attachments };
    const { json } = await server.call('/api/v1/ticket', { method: 'POST', token, body });
    if (number === 1) await server.call(`/api/v1/ticket/${json.data.id}`, { method: 'DELETE', token });
  }
  return file;
}

/** Returns a test server as the source of a backup. */
export const sourceOf = ({ database, filesFolder }: TestServer): BackupSource => ({
  pool: database.pool,
  engine: database.engine,
  store: createFolderStore(join(filesFolder, 'stored')),
  keptSecret: 'a secret of thirty-two bytes or more\n',
});

/** Counts and hashes all rows of a database by table, and lists the daily sums and the indexes. */
export function contentOf(pool: pg.Pool): Promise<Record<string, string>> {
  return inSnapshot(pool, 'read only', async (trx) => {
    const content: Record<string, string> = {};
    for (const table of await readBackupTables(trx)) {
      const { rows, sha256 } = await readParts(trx, table);
      content[table.name] = `${rows} ${sha256}`;
    }
    const { rows } = await sql`
      select row_to_json(t)::text as line from ticket_daily as t
      where total <> 0 or work_hours <> 0 or billable_cents <> 0 order by company_id, day
    `.execute(trx);
    content['ticket_daily'] = JSON.stringify(rows);
    const invoices = await sql`
      select row_to_json(t)::text as line from invoice_daily as t where count <> 0 order by 1
    `.execute(trx);
    content['invoice_daily'] = JSON.stringify(invoices.rows);
    const indexes = await sql`
      select indexdef from pg_indexes where schemaname = 'public' order by indexname collate "C"
    `.execute(trx);
    content['indexes'] = JSON.stringify(indexes.rows);
    return content;
  });
}

/** Creates an empty folder for `use` and removes it afterwards. */
export async function inFolder(use: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'derrick-backup-'));
  try {
    await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Returns the configuration of a server that stores everything in one folder. */
export const placesIn = (dataDir: string, databaseUrl?: string): BackupLocations => ({
  dataDir,
  databaseUrl,
  filesUrl: undefined,
  fileMaxBytes: 1024 * 1024,
  filesMaxBytes: 1024 ** 3,
});
