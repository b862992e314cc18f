import { createHash, randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Kysely } from 'kysely';
import { create, string, type } from 'superstruct';
import { nameOfCompany, todayOf } from '../company/index.ts';
import { type Database, newId } from '../db/index.ts';
import { unitOfWork } from '../events/index.ts';
import { type FileOptions, toFileName } from '../files/index.ts';
import type { ClaimedJob, JobHandler } from '../jobs/index.ts';
import type { Logger } from '../platform/logging.ts';
import { writeArchive } from './archive.ts';
import { type ExportKey, findExport, noteProgress } from './exports.ts';

export interface MakeExportParts {
  db: Kysely<Database>;
  log: Logger;
  files: Pick<FileOptions, 'store' | 'incomingFolder'>;
}

/** Maximum attempts. Further attempts would not fix a full disk or an unreadable table. */
const MAX_ATTEMPTS = 3;
const PROGRESS_EVERY_MS = 1000;

const payloadStruct = type({ companyId: string(), exportId: string() });

const bySystem = (companyId: string) =>
  ({ companyId, actor: { type: 'SYSTEM' }, context: { source: 'JOB' } }) as const;

async function hashOf(path: string): Promise<Buffer> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest();
}

/**
 * Inserts the zip as a file of the company, stores it, and marks the export as ready. If this is interrupted, the file
 * sweep removes the file.
 */
async function storeZip({ db, files }: MakeExportParts, key: ExportKey, path: string): Promise<void> {
  const { companyId, exportId } = key;
  const id = newId();
  const name = `${randomBytes(24).toString('base64url')}.zip`;
  const storageKey = `${companyId}/${name}`;
  const label = await nameOfCompany(db, companyId);
  const originalName = `${toFileName(label)} ${await todayOf(db, companyId)}.zip`;
  const [{ size }, sha256] = await Promise.all([stat(path), hashOf(path)]);
  const file = { name, original_name: originalName, mime: 'application/zip', size, sha256 };
  await db
    .insertInto('files')
    .values({ company_id: companyId, id, ...file, storage_key: storageKey, unclaimed_since: new Date() })
    .execute();
  await files.store.put(storageKey, path);
  const requestedBy = (await findExport(db, companyId))?.export.requestedBy ?? null;
  await unitOfWork(db, bySystem(companyId), async ({ trx, emit }) => {
    // Another export has replaced this one, so its file belongs to no export.
    if (!(await noteProgress(trx, key, { status: 'READY' }))) return;
    await trx
      .updateTable('files')
      .set({ owner_kind: 'export', owner_id: exportId, unclaimed_since: null })
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .execute();
    emit({
      action: 'company.exportReady',
      target: { id: companyId, label },
      after: { requestedBy, file: originalName, size },
    });
  });
}

async function giveUp({ db }: MakeExportParts, key: ExportKey): Promise<void> {
  const { companyId } = key;
  const requestedBy = (await findExport(db, companyId))?.export.requestedBy ?? null;
  await unitOfWork(db, bySystem(companyId), async ({ trx, emit }) => {
    if (!(await noteProgress(trx, key, { status: 'FAILED' }))) return;
    const target = { id: companyId, label: await nameOfCompany(trx, companyId) };
    emit({ action: 'company.exportFailed', target, after: { requestedBy } });
  });
}

async function make(
  parts: MakeExportParts,
  key: ExportKey,
  job: ClaimedJob,
  signal: AbortSignal,
): Promise<void> {
  const { db, files } = parts;
  const path = join(files.incomingFolder, `export-${job.id}-${job.attempts}.zip`);
  let notedAt = 0;
  const onProgress = async (doneCount: number, total: number) => {
    if (performance.now() - notedAt < PROGRESS_EVERY_MS && doneCount < total) return;
    notedAt = performance.now();
    await noteProgress(db, key, { done: doneCount, total });
  };
  try {
    await writeArchive({ db, store: files.store, onProgress, signal }, key.companyId, path);
    await storeZip(parts, key, path);
  } finally {
    await rm(path, { force: true });
  }
}

/** Creates exports. An interrupted export is restarted by the process that takes over the job. */
export const exportHandler =
  (parts: MakeExportParts): JobHandler =>
  async (job, signal) => {
    const { db, log } = parts;
    const key = create(job.payload, payloadStruct);
    if (!(await noteProgress(db, key, { status: 'RUNNING' }))) return 'done';
    try {
      await make(parts, key, job, signal);
    } catch (error) {
      if (signal.aborted || job.attempts < MAX_ATTEMPTS) throw error;
      log.error({ error, companyId: key.companyId }, 'company data export failed');
      await giveUp(parts, key);
    }
    return 'done';
  };
