import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { newId } from '../../src/db/index.ts';
import type { TestServer } from '../server.ts';

/**
 * Adds a finished export, which a job would create but no job runs in these tests. It exists until a new export is
 * requested, which comes later in the contract.
 */
export async function addReadyExport({ company, database: { db }, filesFolder }: TestServer): Promise<void> {
  const id = newId();
  const name = `${'A'.repeat(32)}.zip`;
  const storageKey = `${company.id}/${name}`;
  const path = join(filesFolder, 'stored', storageKey);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, 'a zip');
  await db
    .insertInto('company_exports')
    .values({
      company_id: company.id,
      id,
      requested_at: new Date(),
      requested_by: company.users.admin.id,
      status: 'READY',
    })
    .execute();
  await db
    .insertInto('files')
    .values({
      company_id: company.id,
      id: newId(),
      name,
      original_name: 'Ours.zip',
      mime: 'application/zip',
      size: 5,
      storage_key: storageKey,
      owner_kind: 'export',
      owner_id: id,
    })
    .execute();
}
